import { HELP_TOPICS } from '@hearthline/rules/help/topics.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const HELP = '/service-chat-chatbot/external/api/v1/help';

type Entry = {
  readonly slug: string;
  readonly question: string;
  readonly topic: string;
  readonly screens: readonly string[];
  readonly alsoAsked: readonly string[];
};

let lender: TestLender;
let list: readonly Entry[];
beforeAll(async () => {
  lender = await testLender();
  list = (await lender.call('GET', HELP)).body as unknown as readonly Entry[];
});
afterAll(async () => lender.close());

test('a visitor gets every question, in the order of the topics, in each what is asked in the most ways first', () => {
  const topics = Object.keys(HELP_TOPICS);
  expect(list.length).toBeGreaterThan(80);
  expect([...new Set(list.map(({ topic }) => topic))]).toEqual(topics);
  expect(list.map(({ topic }) => topics.indexOf(topic))).toEqual(list.map(({ topic }) => topics.indexOf(topic)).toSorted((a, b) => a - b));
  const ways = list.filter(({ topic }) => topic === 'funding').map(({ alsoAsked }) => alsoAsked.length);
  expect(ways).toEqual(ways.toSorted((a, b) => b - a));
  expect(list.find(({ slug }) => slug === 'when-do-i-get-my-money')).toMatchObject({
    question: 'When do I get my money?',
    screens: ['complete'],
    alsoAsked: expect.arrayContaining(['cuándo recibo mi dinero']) as unknown,
  });
});

test('the questions of one screen are those that name it, first those that it answers itself; of an unknown one there are none', async () => {
  const of = async (screen: string) =>
    (await lender.call('GET', `${HELP}?screen=${encodeURIComponent(screen)}`)).body as unknown as Entry[];
  const asked = await of('complete');
  const places = asked.map(({ screens }) => screens.indexOf('complete'));
  expect(asked.length).toBeGreaterThan(8);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBeGreaterThan(1);
  expect(asked.map(({ slug }) => slug).toSorted()).toEqual(
    list
      .filter(({ screens }) => screens.includes('complete'))
      .map(({ slug }) => slug)
      .toSorted(),
  );
  expect(await of('income/upload/:type')).toHaveLength(1);
  expect(await of('nowhere')).toEqual([]);
});

test('an answer has its paragraphs as plain text, and other questions of its topic but not itself', async () => {
  const { status, body } = await lender.call('GET', `${HELP}/right-to-cancel`);
  const { answer, related, topic } = body as unknown as { answer: string[]; related: Entry[]; topic: string };
  expect([status, topic]).toEqual([200, 'funding']);
  expect(answer[1]).toMatch(/^Saturdays count; Sundays and federal holidays do not\. A home/);
  expect(related).toHaveLength(5);
  expect(related.map(({ slug }) => list.find((entry) => entry.slug === slug)?.topic)).toEqual(Array.from({ length: 5 }, () => 'funding'));
  expect(related.map(({ slug }) => slug)).not.toContain('right-to-cancel');
});

test('every question of a topic is reached from another of it', async () => {
  const topical = list.filter(({ topic }) => topic === 'home');
  const answers = await Promise.all(topical.map(async ({ slug }) => lender.call('GET', `${HELP}/${slug}`)));
  const named = answers.flatMap(({ body }) => (body as unknown as { related: Entry[] }).related.map(({ slug }) => slug));
  expect(topical.length).toBeGreaterThan(6);
  expect(topical.filter(({ slug }) => !named.includes(slug))).toEqual([]);
});

test('a question that the help does not answer gets 404, and a name that is none 400', async () => {
  expect((await lender.call('GET', `${HELP}/what-is-love`)).status).toBe(404);
  expect((await lender.call('GET', `${HELP}/..%2Fnot-built`)).status).toBe(400);
});
