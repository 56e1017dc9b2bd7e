import { pauseBefore } from '@hearthline/web/live/pauses.ts';
import { Client } from '@twilio/conversations';
import type { LinkEvents, OpenLink, Pass } from '../vendor/link.ts';
import { follow, type Followed } from './follow.ts';
import { isNotThere, optionsOf } from './script.ts';

/** After how many attempts a conversation that is not there has ended: one that has just begun may not be known everywhere at once. */
const GONE_AFTER = 2;
/** A conversation that is still to be opened; that it never is fails only who waits for it. */
const unopened = (): PromiseWithResolvers<Followed> => {
  const made = Promise.withResolvers<Followed>();
  made.promise.catch(() => undefined);
  return made;
};

/** Opens a conversation at Twilio with its own script. */
export const openTwilio: OpenLink = (pass, events) => {
  let client: Client | null = null;
  let followed = unopened();
  let isOpen = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let wasRefused = false;
  let isConnected = false;
  let hasClosed = false;
  let hasLeft = false;
  const sending = new Map<string, Promise<void>>();
  const tried = new Set<string>();

  const show = (connected: boolean): void => {
    if (connected !== isConnected) events.onConnection(connected ? 'connected' : 'lost');
    isConnected = connected;
  };
  const told: LinkEvents = {
    ...events,
    onClosed: () => {
      if (!hasClosed) events.onClosed();
      hasClosed = true;
    },
  };
  const dispose = (old: Client): void => {
    old.removeAllListeners();
    // ended while it still reads the list of conversations, the script would report a failure that no one can catch
    const read = old.getSubscribedConversations().catch(() => undefined);
    void read.then(async () => old.shutdown()).catch(() => undefined);
  };
  const later = (): void => {
    again = setTimeout(() => void start(), pauseBefore(attempts));
    attempts += 1;
  };
  /** Gives up. */
  const stop = (old: Client, tell: () => void): void => {
    client = null;
    dispose(old);
    followed.reject(new Error('The conversation is not open to this page'));
    tell();
  };
  /** Begins anew with a fresh pass. */
  const restart = (old: Client, reason: 'refused' | 'failed'): void => {
    if (old !== client) return;
    client = null;
    dispose(old);
    show(false);
    if (isOpen) followed = unopened();
    isOpen = false;
    if (reason === 'failed') return later();
    if (wasRefused) return stop(old, () => events.onConnection('refused'));
    wasRefused = true;
    return void start();
  };

  const watch = (made: Client, { userId, channelId }: Pass): void => {
    const renew = async (): Promise<void> => {
      await made.updateToken((await pass()).userToken);
    };
    made.on('tokenAboutToExpire', () => void renew().catch(() => undefined));
    made.on('connectionStateChanged', (state) => {
      if (state === 'denied') restart(made, 'refused');
      else if (state === 'disconnected') restart(made, 'failed');
      else if (isOpen) show(state === 'connected');
    });
    made.on('initFailed', () => made.connectionState === 'connected' && restart(made, 'failed'));
    made.on('initialized', () => {
      wasRefused = false;
      const open = async (): Promise<void> => {
        const at = follow(made, await made.getConversationBySid(channelId), userId, told);
        await at.begin();
        if (made !== client) return;
        attempts = 0;
        isOpen = true;
        followed.resolve(at);
        show(made.connectionState === 'connected');
      };
      void open().catch((error: unknown) => {
        if (made !== client || attempts < GONE_AFTER || !isNotThere(error)) return restart(made, 'failed');
        return stop(made, told.onClosed);
      });
    });
  };
  const start = async (): Promise<void> => {
    const at = await pass().catch(() => null);
    if (hasLeft) return;
    if (at === null) {
      // what may pass was waited for: the server gives this page none
      followed.reject(new Error('The conversation is not open to this page'));
      return events.onConnection('refused');
    }
    client = new Client(at.userToken, optionsOf(at.address));
    watch(client, at);
  };
  void start();

  /** Twilio takes the same message twice: what may have arrived is looked for before it is sent again. */
  const send = async ({ key, body, files }: Parameters<ReturnType<OpenLink>['send']>[0]): Promise<void> => {
    const { conversation, keys, catchUp } = await followed.promise;
    if (tried.has(key)) await catchUp();
    if (keys.has(key)) return;
    tried.add(key);
    const message = conversation.prepareMessage().setAttributes({ key });
    if (body !== '') message.setBody(body);
    for (const { name, contentType, bytes } of files) message.addMedia({ contentType, media: bytes, filename: name });
    await message.buildAndSend();
  };

  return {
    send: async (message) => {
      const sent = sending.get(message.key) ?? send(message).finally(() => sending.delete(message.key));
      sending.set(message.key, sent);
      return sent;
    },
    // that someone stopped typing is not said: it passes by itself
    typing: (isTyping) =>
      void (isTyping && followed.promise.then(async ({ conversation }) => conversation.typing()).catch(() => undefined)),
    read: async (seq) => {
      const { conversation } = await followed.promise;
      if (seq > 0) await conversation.advanceLastReadMessageIndex(seq - 1);
    },
    readFile: async (id) => {
      const { files } = await followed.promise;
      const url = await files.get(id)?.getContentTemporaryUrl();
      if (!url) throw new Error('There is no such file');
      const reply = await fetch(url);
      if (!reply.ok) throw new Error('The file was not given');
      return reply.blob();
    },
    catchUp: async () => (await followed.promise).catchUp(),
    leave: () => {
      hasLeft = true;
      clearTimeout(again);
      if (client) dispose(client);
      client = null;
    },
  };
};
