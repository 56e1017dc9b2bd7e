import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { deskPreviewList, deskPreviewScreens, deskPreviewShow, PreviewedChange } from '@hearthline/contract/desk/preview.ts';
import type { DeskLender, DeskSettingsProposal } from '@hearthline/contract/desk/lender.ts';
import { pdfText } from '@hearthline/documents/testing/pdf-text.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { DESK_HEADER } from '../../../identity/access/staff-sessions.ts';
import { credentialsOf, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type OpenLenders, openLenders, seedLenders } from '../../../config/lenders.ts';
import { SAMPLE_PEOPLE } from '../../../staff/preview/people.ts';
import { thingsOf } from '../../../staff/preview/things.ts';

type List = z.output<(typeof deskPreviewList)['reply']>;
type Screens = z.output<(typeof deskPreviewScreens)['reply']>;
type Shown = z.output<(typeof deskPreviewShow)['reply']>;

const LENDER = '/desk/api/v1/lender';
const PHONE = '602-555-0188';
let lender: TestLender;
let opened: OpenLenders;
let ada: string;
let other: string;
beforeAll(async () => {
  lender = await testLender({ lenders: { now: () => opened?.now() ?? FILE_LENDERS } });
  const { pool, clock, listener, log } = lender.ctx;
  await seedLenders(pool, FILE_LENDERS.all, clock.now());
  opened = await openLenders({ pool, clock, listener, log });
  ada = await deskToken(lender, 'MAIN', 'admin');
  other = await deskToken(lender, 'PLUMFIELD', 'admin');
});
afterAll(async () => {
  opened.close();
  await lender.close();
});

const typed = (room: string, changes: object): PreviewedChange => ({ room, base: 1, changes }) as PreviewedChange;
const post = async (path: string, body: object, jwt = ada) => lender.call('POST', `${LENDER}${path}`, { jwt, body });
async function list(of: PreviewedChange, person?: string): Promise<List> {
  const { status, body } = await post('/preview', { of, ...(person !== undefined && { person }) });
  expect(status).toBe(200);
  return body as unknown as List;
}
const show = async (of: PreviewedChange, group: string, kind: string, person = 'HOME'): Promise<Shown> =>
  (await post('/preview/thing', { of, person, thing: { group, kind } })).body as unknown as Shown;
const wordsOf = (side: Shown['after']): string => side?.lines.map(({ text }) => text).join('\n') ?? '';
const phone = typed('hours', { supportPhone: PHONE });

describe('a telephone that is changed', () => {
  test('changes every mail, and of the rest exactly what names it', async () => {
    const { things, problems, people } = await list(phone);
    expect(problems).toEqual([]);
    expect(people.length).toBeGreaterThanOrEqual(5);
    expect(things.filter(({ group }) => group === 'MAIL').every(({ differs }) => differs)).toBe(true);
    const [person] = SAMPLE_PEOPLE;
    const naming = person
      ? thingsOf({ person, state: 'AZ', lender: MAIN, origin: 'https://hearthline.example' }).filter(({ lines }) =>
          lines.join(' ').includes(MAIN.supportPhone),
        )
      : [];
    const named = ({ group, kind }: { group: string; kind: string }): string => `${group} ${kind}`;
    const screens = things.filter(({ group }) => group === 'SCREEN');
    expect(screens.length).toBeGreaterThan(80);
    // it is in the head of each
    expect(screens.every(({ differs }) => differs)).toBe(true);
    expect(things.filter(({ differs, group }) => differs && group !== 'SCREEN').map(named)).toEqual(naming.map(named));
    expect(naming.map(({ group }) => group)).toContain('DOCUMENT');
    expect(naming.length).toBeLessThan(things.length);
  });

  test('is marked in the line that has it, and in the page of the mail', async () => {
    const { before, after } = await show(phone, 'MAIL', 'OFFERS_READY');
    expect(before?.lines.filter(({ differs }) => differs).map(({ text }) => text)).toEqual([expect.stringContaining(MAIN.supportPhone)]);
    expect(after?.lines.filter(({ differs }) => differs).map(({ text }) => text)).toEqual([expect.stringContaining(PHONE)]);
    expect([before?.html, after?.html]).toEqual([expect.stringContaining(MAIN.supportPhone), expect.stringContaining(PHONE)]);
    expect(after?.html).toContain('src="data:image/svg+xml,');
  });

  test('is in the PDF after it, and not before', async () => {
    const wordsOfPdf = async (side: string) => {
      const { statusCode, rawPayload } = await lender.app.inject({
        method: 'POST',
        url: `${LENDER}/preview/pdf`,
        headers: { host: 'localhost', [DESK_HEADER]: '1', ...credentialsOf(ada) },
        payload: { of: phone, person: 'HOME', kind: 'WELCOME_LETTER', side },
      });
      expect(statusCode).toBe(200);
      return pdfText(rawPayload);
    };
    expect(await wordsOfPdf('BEFORE')).toContain(MAIN.supportPhone);
    expect(await wordsOfPdf('AFTER')).toContain(PHONE);
  });
});

test('the app of a side has its settings, its offers, and replies that their operations may give', async () => {
  const screens = async (of: PreviewedChange, person = 'HOME'): Promise<Screens> =>
    (await post('/preview/screens', { of, person })).body as unknown as Screens;
  const { before, after, person } = await screens(phone);
  expect([JSON.stringify(before?.organization), JSON.stringify(after?.organization)]).toEqual([
    expect.stringContaining(MAIN.supportPhone),
    expect.stringContaining(PHONE),
  ]);
  expect(person.names).toEqual(['Grace Happy']);
  const replies = Object.entries(after?.replies ?? {});
  expect(replies.length).toBeGreaterThan(15);
  const wrong = replies.filter(([key, reply]) => {
    const endpoint = ENDPOINTS.find(({ method, path }) => {
      const pattern = new RegExp(`^${method} ${path.replaceAll(/\{(?!uuid\})[^}]+\}/g, '[^/]+').replace('{uuid}', '\\{uuid\\}')}$`);
      return pattern.test(key);
    });
    return !endpoint?.reply.safeParse(reply).success;
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
  const offers = replies.find(([key]) => key.endsWith('/offers'))?.[1] as { offersByType: { FIXED: unknown[] } };
  expect(offers.offersByType.FIXED.length).toBeGreaterThan(0);
});

test('nothing differs where nothing is changed, for anybody', async () => {
  for (const { id } of (await list(typed('hours', {}))).people)
    expect((await list(typed('hours', {}), id)).things.filter(({ differs }) => differs)).toEqual([]);
});

test('a color changes the look of screens, mails and letters, and no text', async () => {
  const { things } = await list(typed('brand', { brand: { ...MAIN.brand, color: '#7a1fa2' } }));
  const groups = new Set(things.filter(({ differs }) => differs).map(({ group }) => group));
  expect([...groups]).toEqual(['SCREEN', 'MAIL', 'DOCUMENT']);
  // an instrument for the county has no branding
  expect(things.find(({ kind }) => kind === 'DEED_OF_TRUST')?.differs).toBe(false);
});

test('a discount for members changes what a member is offered, and nobody else’s line', async () => {
  const settings = ((await lender.call('GET', LENDER, { jwt: ada })).body as unknown as DeskLender).settings;
  const heloc = { ...(settings['heloc'] as object), membershipDiscount: { type: 'CREDIT_UNION', percent: 0.5 } };
  const of = typed('rates', { heloc });
  expect(wordsOf((await show(of, 'DOCUMENT', 'LINE_AGREEMENT', 'MEMBER')).before)).not.toBe(
    wordsOf((await show(of, 'DOCUMENT', 'LINE_AGREEMENT', 'MEMBER')).after),
  );
  const { before, after } = await show(of, 'DOCUMENT', 'LINE_AGREEMENT', 'HOME');
  expect(wordsOf(after)).toBe(wordsOf(before));
});

test('a state that is given up leaves its people without an after', async () => {
  const of = typed('states', { licensedStates: MAIN.licensedStates.filter((state) => state !== 'TX') });
  const { things } = await list(of, 'COOWNER');
  expect(things.every(({ differs }) => differs)).toBe(true);
  expect(await show(of, 'DOCUMENT', 'TEXAS_EQUITY_NOTICE', 'COOWNER')).toMatchObject({ before: { html: null }, after: null });
});

test('a change with something wrong lists its sentences and shows nothing', async () => {
  const wrong = typed('hours', { supportPhone: 'call us' });
  expect(await list(wrong)).toEqual({
    problems: [{ field: 'supportPhone', message: expect.any(String) as string }],
    person: null,
    people: [],
    things: [],
  });
  const { status, body } = await post('/preview/thing', { of: wrong, person: 'HOME', thing: { group: 'MAIL', kind: 'OFFERS_READY' } });
  expect([status, body]).toMatchObject([400, { code: 'invalid_request', errors: [{ field: 'supportPhone' }] }]);
});

test('what is typed is words: nothing of it is an element of a mail', async () => {
  const name = '<img src=x onerror=alert(1)>';
  expect((await list(typed('texts', { name }))).problems).toEqual([]);
  expect((await show(typed('texts', { name }), 'MAIL', 'OFFERS_READY')).after?.html).not.toContain('<img src=x');
});

test('a proposal that waits is shown to its own lender alone', async () => {
  const { body } = await post('/proposals', {
    room: 'hours',
    base: 1,
    changes: { supportPhone: PHONE },
    effectiveAt: null,
    reason: 'The office moves',
  });
  const of = { proposalId: (body as unknown as DeskSettingsProposal).id };
  expect(wordsOf((await show(of, 'MAIL', 'OFFERS_READY')).after)).toContain(PHONE);
  expect((await post('/preview', { of }, other)).status).toBe(404);
  expect((await post('/preview', { of: phone, person: 'NOBODY' })).status).toBe(404);
});

test('the sample people differ in what settings vary, and none has a name twice', () => {
  expect(new Set(SAMPLE_PEOPLE.map(({ names }) => names[0])).size).toBe(SAMPLE_PEOPLE.length);
  expect(new Set(SAMPLE_PEOPLE.map(({ occupancy }) => occupancy))).toEqual(new Set(['HOME', 'INVESTMENT']));
  expect(SAMPLE_PEOPLE.filter(({ choice }) => choice.isMember)).toHaveLength(1);
});
