/**
 * The page's side of each chat vendor against the vendor's simulator, over real sockets: what is promised of every one of them (client/chat/vendor/link.ts)
 * is asked of every one.
 */
import './wires.ts';
import { openNice } from '@hearthline/client/chat/nice/link.ts';
import { openStream } from '@hearthline/client/chat/stream/link.ts';
import { openTalkjs } from '@hearthline/client/chat/talkjs/link.ts';
import { openTwilio } from '@hearthline/client/chat/twilio/link.ts';
import type { Link, OpenLink, Pass } from '@hearthline/client/chat/vendor/link.ts';
import type { ChatVendor, ChatVendorPort } from '@hearthline/providers/chat/port.ts';
import { CHAT_VENDOR_ROWS } from '@hearthline/providers/chat-vendors.ts';
import { startNiceSimulator } from '@hearthline/providers/chat/nice/simulator.ts';
import { startStreamSimulator } from '@hearthline/providers/chat/stream/simulator.ts';
import { startTalkjsSimulator } from '@hearthline/providers/chat/talkjs/simulator.ts';
import { startTwilioSimulator } from '@hearthline/providers/chat/twilio/simulator.ts';
import type { ChatSimulator } from '@hearthline/providers/world/chat/room.ts';
import { randomUUID } from 'node:crypto';
import { followed as pageOf, SOON } from './followed.ts';
import { loadSimulatedTalk } from './simulated-talk.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

const watchers = new Set<() => void>();
let isOnline = true;
const page = {
  onChange(changed: () => void) {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  },
  isOnline: () => isOnline,
  isVisible: () => true,
};
/** What the browser says of its network. */
const network = (isThere: boolean): void => {
  isOnline = isThere;
  watchers.forEach((changed) => changed());
};
const openSocket = (url: string): WebSocket => new WebSocket(url);

type Vendor = {
  readonly start: (key: string) => Promise<ChatSimulator>;
  readonly open: OpenLink;
  /** What the vendor does not offer: the server then says so, and claims nothing. */
  readonly lacks?: 'erasing';
};
/** Each vendor: its simulator, by the credential that it accepts, and the page's side of it. */
const VENDORS: Readonly<Record<ChatVendor, Vendor>> = {
  nice: { start: startNiceSimulator, open: openNice({ fetch, openSocket, page }), lacks: 'erasing' },
  stream: { start: startStreamSimulator, open: openStream({ fetch, openSocket, page }) },
  talkjs: { start: startTalkjsSimulator, open: openTalkjs({ load: loadSimulatedTalk, fetch, page }) },
  twilio: { start: startTwilioSimulator, open: openTwilio },
};
const NAMES = Object.keys(VENDORS) as ChatVendor[];

describe.each(NAMES)('%s', (vendor) => {
  const { start, open, lacks } = VENDORS[vendor];
  const key = CHAT_VENDOR_ROWS[vendor].key.map((part) => `test${part}`).join(':');
  let simulator: ChatSimulator;
  let port: ChatVendorPort;
  const links: Link[] = [];
  beforeAll(async () => {
    simulator = await start(key);
    port = CHAT_VENDOR_ROWS[vendor].connect({ baseUrl: simulator.url, key });
  });
  afterEach(() => links.splice(0).forEach((link) => link.leave()));
  afterAll(async () => simulator.close());

  const desk = async (path: string, body: object): Promise<void> => {
    const reply = await fetch(`${simulator.url}/_${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`The desk answered ${reply.status}`);
  };
  type AtVendor = {
    readonly id: string;
    readonly messages: readonly {
      readonly body: string;
      readonly isAgent: boolean;
      readonly files: readonly { name: string; bytes: number }[];
    }[];
  };
  const there = async (id: string): Promise<AtVendor['messages']> => {
    const all = (await (await fetch(`${simulator.url}/_conversations`)).json()) as readonly AtVendor[];
    return all.find((one) => one.id === id)?.messages ?? [];
  };

  const followed = (pass: () => Promise<Pass>) => {
    const one = pageOf(open, pass);
    links.push(one.link);
    return one;
  };
  const begun = async (before = '') => {
    const reference = randomUUID();
    const about = { reference, lender: 'MAIN', name: 'Vera Visitor', email: 'vera@example.com', skill: 'FHEL', tag: 'start', before };
    const { data, outcome } = await port.begin(about, { idempotencyKey: `chat:${reference}` });
    if (!data) throw new Error(`The conversation did not begin: ${outcome}`);
    const pass = async (): Promise<Pass> => port.pass(data, { name: about.name }, new Date(Date.now() + 600_000));
    return { id: data.channelId, at: data, about, pass };
  };
  const said = (body: string, more: Partial<Parameters<Link['send']>[0]> = {}) => ({ key: randomUUID(), body, files: [], ...more });

  test('both sides write to each other, and each message has its number', async () => {
    const { id, pass } = await begun();
    const page1 = followed(pass);
    await page1.connected();
    await page1.link.send(said('Hello, is the rate fixed?'));
    await desk('answer', { id, body: 'Yes, it is.' });
    await vi.waitFor(() => expect(page1.lines()).toEqual(['1 VISITOR Hello, is the rate fixed?', '2 AGENT Yes, it is.']), SOON);
    expect(page1.held().map(({ name }) => name)).toEqual([null, 'Alex']);
    expect((await there(id)).map(({ body, isAgent }) => [body, isAgent])).toEqual([
      ['Hello, is the rate fixed?', false],
      ['Yes, it is.', true],
    ]);
  });

  test('the same key twice is one message, and the page knows its own by the key', async () => {
    const { id, pass } = await begun();
    const page1 = followed(pass);
    await page1.connected();
    const message = said('Once');
    await page1.link.send(message);
    await page1.link.send(message);
    await page1.link.send(said('Twice'));
    await vi.waitFor(() => expect(page1.lines()).toEqual(['1 VISITOR Once', '2 VISITOR Twice']), SOON);
    expect(page1.held()[0]?.key).toBe(message.key);
    expect(await there(id)).toHaveLength(2);
  });

  test('a page that is opened again has every message, under the same numbers, and what was said before the chat moved', async () => {
    const { id, pass } = await begun('Vera: What is a lien?');
    const first = followed(pass);
    await first.connected();
    for (const word of ['One', 'Two', 'Three']) await first.link.send(said(word));
    await desk('answer', { id, body: 'Four' });
    await vi.waitFor(() => expect(first.held()).toHaveLength(5), SOON);
    const second = followed(pass);
    await vi.waitFor(() => expect(second.lines()).toEqual(first.lines()), SOON);
    expect([first.held()[0]?.author, first.held()[0]?.body]).toEqual(['PRODUCT', 'Vera: What is a lien?']);
    expect((await there(id)).map(({ body }) => body)).toEqual(['Vera: What is a lien?', 'One', 'Two', 'Three', 'Four']);
  });

  test('files go both ways with their bytes', async () => {
    const { id, pass } = await begun();
    const page1 = followed(pass);
    await page1.connected();
    const bytes = new Blob([new Uint8Array(3000).fill(7)], { type: 'application/pdf' });
    await page1.link.send(said('The statement', { files: [{ name: 'statement.pdf', contentType: 'application/pdf', bytes }] }));
    await vi.waitFor(() => expect(page1.held()[0]?.files).toMatchObject([{ label: 'statement.pdf', bytes: 3000 }]), SOON);
    // a vendor may keep the words and the file as two messages
    expect((await there(id)).flatMap(({ files }) => files)).toMatchObject([{ name: 'statement.pdf', bytes: 3000 }]);
    await desk('answer', {
      id,
      body: '',
      file: { name: 'letter.txt', contentType: 'text/plain', base64: Buffer.from('A letter').toString('base64') },
    });
    await vi.waitFor(() => expect(page1.held()).toHaveLength(2), SOON);
    const [letter] = page1.held()[1]?.files ?? [];
    expect(letter).toMatchObject({ label: 'letter.txt', contentType: 'text/plain' });
    expect(await (await page1.link.readFile(letter?.uuid ?? '')).text()).toBe('A letter');
  });

  test('a long conversation is read from its beginning', async () => {
    const { id, pass } = await begun();
    const writer = followed(pass);
    await writer.connected();
    await writer.link.send(said('Line 1'));
    for (let n = 2; n <= 130; n += 1) await desk('answer', { id, body: `Line ${n}` });
    const page1 = followed(pass);
    await vi.waitFor(() => expect(page1.held()).toHaveLength(130), SOON);
    expect(page1.lines().filter((_, at) => at === 0 || at === 129)).toEqual(['1 VISITOR Line 1', '130 AGENT Line 130']);
    await page1.connected();
    await page1.link.send(said('After them'));
    await vi.waitFor(() => expect(page1.lines().at(-1)).toBe('131 VISITOR After them'), SOON);
  });

  test('what was written while the connection was lost arrives once, in its order', async () => {
    const { id, pass } = await begun();
    const page1 = followed(pass);
    await page1.connected();
    await page1.link.send(said('First'));
    network(false);
    await desk('drop', { forMs: 700 });
    for (const body of ['Second', 'Third', 'Fourth']) await desk('answer', { id, body });
    await vi.waitFor(() => expect(page1.heard.connections).toContain('lost'), SOON);
    network(true);
    await page1.connected();
    await vi.waitFor(() => expect(page1.lines()).toEqual(['1 VISITOR First', '2 AGENT Second', '3 AGENT Third', '4 AGENT Fourth']), SOON);
  });

  test('the desk’s typing and reading are seen', async () => {
    const { id, pass } = await begun();
    const page1 = followed(pass);
    await page1.connected();
    await page1.link.send(said('Read this'));
    page1.link.typing(true);
    await desk('typing', { id, isTyping: true });
    await desk('typing', { id, isTyping: false });
    await desk('read', { id });
    await vi.waitFor(() => expect(page1.heard.read).toBe(1), SOON);
    await vi.waitFor(() => expect(page1.heard.typing).toEqual(expect.arrayContaining([true, false])), SOON);
    await page1.link.read(1);
  });

  test('an automatic reply is no answer of a person', async () => {
    const { id, at, pass } = await begun('Vera: What is a lien?');
    const page1 = followed(pass);
    await page1.connected();
    await page1.link.send(said('Is anyone there?'));
    await desk('answer', { id, body: 'We will be with you soon.', isAutomatic: true });
    await desk('answer', { id, body: 'Now I am.' });
    await vi.waitFor(() => expect(page1.lines().slice(2)).toEqual(['3 BOT We will be with you soon.', '4 AGENT Now I am.']), SOON);
    const note = { name: 'note.txt', contentType: 'text/plain', bytes: new Blob(['A note']) };
    await page1.link.send(said('', { files: [note] }));
    // the server can tell the same of them
    expect((await port.said(at, { idempotencyKey: `${id}:said` })).data).toEqual([
      { author: 'PROGRAM', body: 'Vera: What is a lien?' },
      { author: 'VISITOR', body: 'Is anyone there?' },
      { author: 'PROGRAM', body: 'We will be with you soon.' },
      { author: 'AGENT', body: 'Now I am.' },
      { author: 'VISITOR', body: '[note.txt]' },
    ]);
  });

  test('the end by the desk, and the end by the product, end it for the page, once', async () => {
    for (const end of [
      async (id: string) => desk('close', { id }),
      async (id: string) => port.close(id, { idempotencyKey: `${id}:close` }),
    ]) {
      const { id, pass } = await begun();
      const page1 = followed(pass);
      await page1.connected();
      await page1.link.send(said('Hello'));
      await end(id);
      await vi.waitFor(() => expect(page1.heard.closed).toBe(1), SOON);
      // a page that is opened after the end is told as well
      const later = followed(pass);
      await vi.waitFor(() => expect(later.heard.closed).toBe(1), SOON);
      await expect(page1.link.send(said('Too late'))).rejects.toThrow(Error);
    }
  });

  test('the pass of another conversation opens nothing of this one', async () => {
    const [mine, other] = [await begun(), await begun()];
    const own = followed(mine.pass);
    await own.connected();
    await own.link.send(said('A secret'));
    const stranger = followed(async () => ({ ...(await other.pass()), channelId: (await mine.pass()).channelId }));
    await expect(stranger.link.catchUp()).rejects.toThrow(Error);
    expect(stranger.held()).toEqual([]);
  });

  test('begun twice it is one conversation; what is erased is gone', async () => {
    const { id, about, pass } = await begun();
    const again = await port.begin(about, { idempotencyKey: `chat:${about.reference}` });
    expect(again.data?.channelId).toBe(id);
    const page1 = followed(pass);
    await page1.connected();
    await page1.link.send(said('To be erased'));
    const outcome = lacks ? 'FATAL' : 'OK';
    expect((await port.erase(about.reference, { idempotencyKey: `${id}:erase` })).outcome).toBe(outcome);
    expect((await port.erase(about.reference, { idempotencyKey: `${id}:erase-again` })).outcome).toBe(outcome);
    expect(await there(id)).toHaveLength(lacks ? 1 : 0);
  });
});
