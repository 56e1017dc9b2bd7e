/**
 * `npm run pictures:desk`: the lender's desk at 1440 and 390 px, in one sheet in docs/pictures: a queue, an application, feedback, a chat, the bot's answers.
 * `PICTURES_APART=<folder>` writes each picture by itself too, with those of the inbox, of questions without an answer, and of the help.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startProduct } from '../../tools/product.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { sheetOf } from './contact-sheet.ts';
import { play, untilSettled } from './studio.ts';

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'desk.png');
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 900 },
] as const;
const SCALE = 0.56;

/** Applications that wait for staff, one in each queue or so. */
const WAITING = [
  { persona: 'late', until: 'DELINQUENCY_REVIEW' },
  { persona: 'alert', until: 'FACTA_REVIEW' },
  { persona: 'notowner', until: 'OWNERSHIP_REVIEW' },
  { persona: 'attorney', until: 'ATTORNEY_REVIEW' },
  { persona: 'happy', until: 'FUNDING_DECISION' },
  { persona: 'merchant', until: 'MERCHANT_REVIEW' },
] as const;
const SAID = [
  { topic: 'IMPROVE', message: 'Why am I asked for the address twice? Once for the home, once for me.' },
  { topic: 'COMPLIMENT', message: 'Quick, and in words I understand.' },
] as const;
const LEFT = ['PRICE', 'LATER', 'LATER'] as const;

/** What visitors ask the bot, each in a chat of their own, and what they think of its answers; then what one asks people. */
const ASKED = [
  { name: 'Ben Okoro', says: ['how long can i cancel after i sign'], rating: 0, why: 'Not specific to my application' },
  { name: 'Inés Duarte', says: ['how long can i cancel after i sign'], rating: 0, why: 'Answer too vague: which day is the last' },
  { name: 'Paula Reyes', says: ['what is the origination fee'], rating: 1, why: '' },
  { name: 'Tom Lindqvist', says: ['what is dti', 'is it gonna rain in denver tomorrow'], rating: 1, why: '' },
] as const;
const TO_PEOPLE = ['Is the rate of my first draw fixed?', 'And for how long?'];

type Chat = { readonly uuid: string; readonly headers: Readonly<Record<string, string>>; readonly last: string };
async function post(
  url: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>);
}
/** A chat of a visitor with what they say; `last`: the name of the bot's last answer. */
async function chat(url: string, name: string, says: readonly string[], chatMode: 'agent' | 'chatbot'): Promise<Chat> {
  const form = {
    friendlyName: name,
    emailAddress: 'visitor@example.com',
    tag: 'registration',
    skill: 'FHEL',
    welcomeMessage: '',
    pageUrl: '/',
  };
  const begun = await post(url, '/service-csp/external/api/v1/twilio/initWebChat', { ...form, chatMode });
  const headers = { 'x-chat-token': String(begun['token']) };
  const at = `/service-omni-proxy/insecure/api/v1/conversations/${String(begun['conversationSid'])}/messages`;
  for (const body of says) await post(url, at, { key: randomUUID(), body, fileUuids: [] }, headers);
  const { messages } = (await (await fetch(`${url}${at}`, { headers })).json()) as {
    messages: { answer: { questionId: string } | null }[];
  };
  return {
    uuid: String(begun['conversationSid']),
    headers,
    last: messages.find(({ answer }) => answer !== null)?.answer?.questionId ?? '',
  };
}

/** Sends something as that borrower. Throws with the refusal. */
const send = async (url: string, jwt: string, path: string, body: object): Promise<void> =>
  void (await post(url, `/service-application/api/v1/${path}`, body, { authorization: `Bearer ${jwt}` }));

const running = process.env['HEARTHLINE_URL'];
const product = running === undefined ? await startProduct() : { url: running, stop: () => Promise.resolve() };
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const part of WAITING) await play(product.url, part);
  const { uuid, jwt } = await play(product.url, { persona: 'review', until: 'UNDERWRITING_REVIEW' });
  for (const said of SAID)
    await send(product.url, jwt, 'feedback', {
      ...said,
      applicationUuid: uuid,
      marketingConsent: false,
      pathname: `/account/heloc/${uuid}/`,
      productType: 'HELOC',
    });
  for (const reason of LEFT) await send(product.url, jwt, 'leave-survey', { screen: 'product/select', reason, comment: '' });

  for (const { name, says, rating, why } of ASKED) {
    const { uuid: conversationId, headers, last } = await chat(product.url, name, says, 'chatbot');
    await post(
      product.url,
      '/service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback',
      {
        questionId: last,
        conversationId,
        responseToCustomer: '',
        feedbackMessage: why,
        rating,
        senderEmail: '',
        senderType: 'APPLICANT',
        nonce: '',
      },
      headers,
    );
  }
  await chat(product.url, 'Quinn Abara', ['What counts as proof of income for a teacher?'], 'agent');
  const open = await chat(product.url, 'Vera Santos', TO_PEOPLE, 'agent');

  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signInAtDesk(page, 'compliance', { origin: product.url });
  const rows: Buffer[][] = [];
  for (const { path, isApart } of [
    ...['work', `applications/${uuid}`, 'feedback', `chat/${open.uuid}`, 'bot-answers'].map((end) => ({
      path: `desk/${end}`,
      isApart: false,
    })),
    ...[
      'desk/chat',
      'desk/bot-answers/right-to-cancel',
      'desk/bot-answers/hand-over',
      'account/heloc/help',
      'account/heloc/help/late-fee',
    ].map((end) => ({ path: end, isApart: true })),
  ]) {
    const apart = process.env['PICTURES_APART'];
    if (isApart && apart === undefined) continue;
    const row: Buffer[] = [];
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.goto(`${product.url}/${path}`);
      await untilSettled(page);
      row.push(await page.screenshot());
      if (apart === undefined) continue;
      mkdirSync(apart, { recursive: true });
      const name = path.replaceAll(/[\da-f-]{36}/g, 'one').replaceAll('/', '-');
      writeFileSync(join(apart, `${name}-${viewport.width}.png`), await page.screenshot({ fullPage: true }));
    }
    if (!isApart) rows.push(row);
  }
  console.log(`desk.png ${Math.round((await sheetOf(rows, FILE, SCALE)) / 1024)} KB`);
} finally {
  await browser.close();
  await product.stop();
}
