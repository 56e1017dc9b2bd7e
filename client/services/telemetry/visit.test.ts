import { expect, test } from 'vitest';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { type SessionBody, type SessionKey, visitOf } from './visit.ts';

const KEY: SessionKey = { uuid: 'u', epoch: 1, trackerUuid: 't' };

function tab(answers: readonly (SessionKey | Error | undefined)[], stored = new Map<string, string>()) {
  const sent: SessionBody[] = [];
  const page = {
    innerWidth: 360,
    innerHeight: 640,
    screen: { width: 390, height: 844 },
    document: { referrer: 'https://news.example/story?who=grace@example.com' },
    location: { search: '?utm_source=spring&s=draft&rid=1' },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    },
  };
  const waits: number[] = [];
  const visit = visitOf({
    page: page as never,
    send: async (body) => {
      sent.push(body);
      const answer = answers[sent.length - 1];
      if (answer instanceof Error) throw answer;
      return answer && { sessionKey: answer, sampled: { monitoring: true, replay: false } };
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { visit, sent, stored, waits };
}

test('a visit is established once, with the members of B211 and no personal data', async () => {
  const { visit, sent } = tab([KEY]);
  expect(await Promise.all([visit.key(), visit.key()])).toEqual([KEY, KEY]);
  expect(sent).toEqual([
    {
      platform: 'WEB',
      libVersion: '1.0.0',
      referrer: 'https://news.example',
      queryParams: { utm_source: 'spring' },
      screenWidth: 390,
      screenHeight: 844,
      windowWidth: 360,
      windowHeight: 640,
      sessionKey: null,
      appVersion: '0.1.0',
    },
  ]);
});

test('the next page of the tab uses the same key', async () => {
  const { visit, stored } = tab([KEY]);
  await visit.key();
  const next = tab([KEY], stored);
  await next.visit.key();
  expect(next.sent[0]?.sessionKey).toEqual(KEY);
});

test('three attempts in all, then its error with status 500; the next request tries again', async () => {
  const down = new Error('down');
  const { visit, sent, waits } = tab([down, down, down, KEY]);
  const failure = await visit.key().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 500, message: 'An error occurred while establishing a session, retries failed.' });
  expect([sent.length, waits]).toEqual([3, [1000, 2000]]);
  expect(await visit.key()).toEqual(KEY);
});

test('what is sampled is the server’s choice, and nothing without a visit', async () => {
  const { visit } = tab([KEY]);
  expect(await visit.sampled()).toEqual({ monitoring: true, replay: false });
  expect(await tab([undefined]).visit.sampled()).toEqual({ monitoring: false, replay: false });
});

test('without a tracker there is no visit', async () => {
  await expect(tab([undefined]).visit.key()).rejects.toThrow('Could not establish session.');
  await expect(tab([{ ...KEY, trackerUuid: '' }]).visit.key()).rejects.toThrow('Could not establish session.');
});
