import { page, pause } from '@hearthline/web/live/page.ts';
import { pauseBefore } from '@hearthline/web/live/pauses.ts';
import type { CheckedFile, Link, OpenLink, Pass } from '../vendor/link.ts';
import type { ConversationRef, Talk, TalkMessage } from './api.ts';
import { type Opened, sendRow } from './send-row.ts';
import { completedAt, messageOf, partOf, rowsOf } from './rows.ts';
import { loadTalk } from './script.ts';

/** Messages that are asked for at a time, until all are there. */
const PAGE = 100;
/** How often the script is tried again. */
const TRIES = 12;
/** How the ids of users begin that the product makes: they are in their conversation from the beginning. */
const MADE = 'visitor-';

type TalkPlan = {
  readonly load: (address: string | null) => Promise<Talk>;
  readonly fetch: typeof globalThis.fetch;
  readonly page: Pick<typeof page, 'onChange' | 'isOnline'>;
};

/**
 * A conversation over TalkJS, by the vendor's own script and its documented API. A message there carries either words or one file, so that one of the product
 * is a row of them under one key, and has its number once the row is complete. The script connects again by itself and has no event for that: the page counts
 * as lost while the browser is offline. Not confirmed is whether the script recognizes a message that is sent twice: what is there already is not sent again.
 */
export const openTalkjs =
  ({ load, fetch, page: shown }: TalkPlan): OpenLink =>
  (askPass, events): Link => {
    /** Keys of the messages in their order, and ids of those of the desk; a message's place is its number. */
    const numbered: string[] = [];
    const parts = new Set<string>();
    const urls = new Map<string, string>();
    const sending = new Map<string, Promise<void>>();
    let latest: readonly TalkMessage[] = [];
    let readUntil = 0;
    let first: Pass | null = null;
    let isLeft = false;
    let isClosed = false;
    let isConnected = false;

    const tokenOf = async (): Promise<string> => {
      const given = first ?? (await askPass());
      first = null;
      return given.userToken;
    };
    const noteRead = (): void => {
      const read = rowsOf(latest).findLast((row) => completedAt(row) <= readUntil);
      if (read) events.onRead(numbered.indexOf(read.key) + 1);
    };
    const tellConnection = (): void => {
      if (isConnected && !isLeft) events.onConnection(shown.isOnline() ? 'connected' : 'lost');
    };
    let stopWatching = (): void => undefined;
    const unsubscribes: (() => void)[] = [];

    const onMessages = (newestFirst: readonly TalkMessage[], me: string): void => {
      latest = newestFirst.toReversed();
      latest.forEach(({ custom: { key, part } }) => key !== undefined && parts.add(partOf(key, Number(part))));
      const fresh = rowsOf(latest).filter(({ key }) => !numbered.includes(key));
      const messages = fresh.map((row) => messageOf(row, me, numbered.push(row.key), urls));
      if (messages.length > 0) events.onMessages(messages);
      noteRead();
      if (isConnected) return;
      isConnected = true;
      tellConnection();
    };

    const follow = (conversation: ConversationRef, me: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const messages = conversation.subscribeMessages((snapshot, loadedAll) => {
          if (isLeft) return reject(new Error('The page has left the conversation'));
          if (snapshot === null) return reject(new Error('This person is not in the conversation'));
          // the whole conversation comes before its messages get their numbers
          if (!loadedAll)
            return void Promise.resolve()
              .then(async () => messages.loadMore(PAGE))
              .catch(reject);
          onMessages(snapshot, me);
          resolve();
        });
        const state = conversation.subscribe((snapshot) => {
          if (isLeft || snapshot === null) return;
          readUntil = snapshot.everyoneReadUntil;
          noteRead();
          if (snapshot.access !== 'Read' || isClosed) return;
          isClosed = true;
          events.onClosed();
        });
        const typing = conversation.subscribeTyping((snapshot) => {
          if (isLeft || snapshot === null) return;
          events.onTyping(snapshot.many || snapshot.users.some(({ id }) => id !== me));
        });
        unsubscribes.push(messages.unsubscribe, state.unsubscribe, typing.unsubscribe);
      });

    /** The vendor's script, which may not be reached: it is tried again for a while. */
    const loadSoon = async (address: string | null, attempt = 0): Promise<Talk> => {
      try {
        return await load(address);
      } catch (error) {
        if (isLeft || attempt >= TRIES) throw error;
        await pause(pauseBefore(attempt));
        return loadSoon(address, attempt + 1);
      }
    };
    const open = async (): Promise<Opened> => {
      const pass = await askPass();
      first = pass;
      const talk = await loadSoon(pass.address);
      if (isLeft) throw new Error('The page has left the conversation');
      const me = pass.userId;
      const session = new talk.Session({ appId: pass.publicKey, me: new talk.User(me), tokenFetcher: tokenOf });
      unsubscribes.push(() => session.destroy());
      const conversation = session.conversation(pass.channelId);
      const failed = new Promise<never>((_, reject) => {
        session.onError((error) => {
          if (!isLeft) events.onConnection('refused');
          reject(error);
        });
      });
      // a person whom the lender's own page named comes into the conversation first
      const joined = me.startsWith(MADE) ? Promise.resolve() : conversation.createIfNotExists();
      await Promise.race([joined.then(async () => follow(conversation, me)), failed]);
      return { session, conversation };
    };
    const end = (): void => unsubscribes.splice(0).forEach((one) => one());
    events.onConnection('connecting');
    const opened = open();
    opened.catch(() => !isLeft && events.onConnection('refused'));
    stopWatching = shown.onChange(tellConnection);

    const sendAll = async (key: string, body: string, files: readonly CheckedFile[]): Promise<void> => {
      await opened;
      if (isClosed) throw new Error('The conversation has ended');
      await sendRow(await opened, { key, body, files }, parts);
    };
    return {
      async send({ key, body, files }) {
        const running = sending.get(key) ?? sendAll(key, body, files).finally(() => sending.delete(key));
        sending.set(key, running);
        return running;
      },
      typing: (isTyping) => void (isTyping && opened.then(async ({ conversation }) => conversation.markAsTyping()).catch(() => undefined)),
      read: async () => (await opened).conversation.markAsRead(),
      async readFile(id) {
        const url = urls.get(id);
        const reply = url === undefined ? null : await fetch(url);
        if (!reply?.ok) throw new Error('TalkJS did not answer with the file');
        return reply.blob();
      },
      // the script brings what was missed by itself
      catchUp: async () => void (await opened),
      leave() {
        isLeft = true;
        stopWatching();
        end();
        // what was being opened meanwhile
        void opened.then(end, end);
      },
    };
  };

/** As a page opens it. */
export const openTalkjsOfPage = openTalkjs({ load: loadTalk, fetch: async (...asked) => fetch(...asked), page });
