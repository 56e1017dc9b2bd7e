import { messageData, NICE_NO_THREAD } from '@hearthline/rules/chat/nice.ts';
import { page } from '@hearthline/web/live/page.ts';
import { pauseBefore } from '@hearthline/web/live/pauses.ts';
import { ChatError } from '../chat-error.ts';
import type { Link, OpenLink, Pass } from '../vendor/link.ts';
import { isSameId, NiceError, type NiceFrame, type NiceMessage } from './frames.ts';
import { type Gateway, type NicePlan, openGateway } from './gateway.ts';
import { readBack } from './history.ts';
import { numberedThread } from './thread.ts';
import { uploads } from './uploads.ts';

/**
 * A conversation over NICE CXone digital chat, by the protocol of its gateway in place of its script, which has no license. The thread's id is the
 * conversation's own; it begins with the first message: of the guest, or of the product with what was said before, whose
 * id is the thread's. Nothing published says that NICE recognizes a message that is sent twice: one whose fate is unknown is looked for before it is sent
 * again. Not confirmed is whether NICE's storage lets a page of another site read a file.
 */
export const openNice =
  (plan: NicePlan): OpenLink =>
  (askPass, events): Link => {
    const sizes = new Map<string, number>();
    const thread = numberedThread(events, sizes, (key) => isSameId(key, shown().channelId));
    const attach = uploads({ fetch: plan.fetch, pass: () => shown(), sizes });
    const confirmed = new Map<string, () => void>();
    const tried = new Set<string>();
    /** Messages that came by themselves and are not numbered before what was missed. */
    const pushed: NiceMessage[] = [];
    /** Grows with each connection: what was tried over the one before is not tried on. */
    let connection = 0;
    let isCurrent = false;
    let isLeft = false;
    let isClosed = false;
    let pass: Pass | null = null;

    const renewed = async (): Promise<Pass> => {
      const fresh = await askPass();
      if (fresh.channelId === '') throw new ChatError('thread');
      if (fresh.userId === '') throw new ChatError('customer');
      return (pass = fresh);
    };
    const shown = (): Pass => {
      if (pass === null) throw new ChatError('session');
      return pass;
    };
    const ofThread = () => ({ thread: { idOnExternalPlatform: shown().channelId } });

    const hold = (messages: readonly NiceMessage[]): void => {
      thread.add(messages);
      messages.forEach(thread.noteRead);
      messages.forEach(({ idOnExternalPlatform: key }) => confirmed.get(key)?.());
    };
    const take = (): void => {
      if (isCurrent && !isLeft) hold(pushed.splice(0));
    };
    const noteStatus = (status: string | undefined): void => {
      if (status !== 'closed' || isClosed || isLeft) return;
      isClosed = true;
      events.onClosed();
    };

    const readOn = async (gateway: Gateway): Promise<void> => {
      try {
        const { missed, status } = await readBack(gateway, ofThread(), thread.has);
        if (isLeft) return;
        hold(missed);
        noteStatus(status);
      } catch (error) {
        if (!(error instanceof NiceError && error.code === NICE_NO_THREAD)) throw error;
      }
      isCurrent = true;
      take();
    };
    let asking: Promise<void> | undefined;
    const catchUp = async (): Promise<void> => {
      const gateway = await opened;
      asking ??= readOn(gateway).finally(() => (asking = undefined));
      return asking;
    };

    const onEvent = ({ eventType = '', data = {} }: NiceFrame): void => {
      if (isLeft || !isSameId(data.thread?.idOnExternalPlatform ?? data.case?.threadIdOnExternalPlatform, shown().channelId)) return;
      if (eventType === 'MessageCreated' && data.message) {
        pushed.push(data.message);
        take();
      } else if ((eventType === 'MessageReadChanged' || eventType === 'MessageSeenByUser') && data.message) thread.noteRead(data.message);
      else if (/^(Agent|Sender)Typing(Started|Ended)$/.test(eventType) && data.user) events.onTyping(eventType.endsWith('Started'));
      noteStatus(data.case?.status);
    };
    /** What was missed comes before the page counts as connected. */
    const onKnown = async (attempt = 0): Promise<void> => {
      try {
        await catchUp();
        if (isCurrent && !isLeft) events.onConnection('connected');
      } catch {
        const [of, ms] = [connection, pauseBefore(attempt)];
        setTimeout(() => connection === of && !isCurrent && !isLeft && void onKnown(attempt + 1), ms);
      }
    };

    const opened = renewed().then((): Gateway => {
      const gateway = openGateway({
        ...plan,
        pass: shown,
        renew: renewed,
        onEvent,
        onKnown() {
          void onKnown();
        },
        onConnection(state) {
          isCurrent = false;
          connection += 1;
          events.onTyping(false);
          if (!isLeft) events.onConnection(state);
        },
      });
      if (isLeft) gateway.close();
      return gateway;
    });
    opened.catch(() => !isLeft && events.onConnection('refused'));
    const quietly = (run: (gateway: Gateway) => void): void => void opened.then(run, () => undefined);

    return {
      async send({ key, body, files }) {
        const gateway = await opened;
        if (tried.has(key) && !thread.hasKey(key)) await catchUp();
        if (thread.hasKey(key)) return;
        if (isClosed) throw new Error('The conversation has ended');
        const attachments = await Promise.all(files.map(async (file, at) => attach(key, file, at)));
        tried.add(key);
        const done = new Promise<void>((resolve) => confirmed.set(key, resolve));
        await gateway.ask('SendMessage', messageData(ofThread().thread, key, body, attachments), done).finally(() => confirmed.delete(key));
      },
      typing: (isTyping) => quietly(({ tell }) => tell(isTyping ? 'SenderTypingStarted' : 'SenderTypingEnded', ofThread())),
      read: async () => (await opened).tell('MessageSeenByConsumer', ofThread()),
      async readFile(uuid) {
        const url = thread.urlOf(uuid);
        const reply = url === undefined ? null : await plan.fetch(url);
        if (!reply?.ok) throw new Error('NICE did not answer with the file');
        return reply.blob();
      },
      catchUp,
      leave() {
        isLeft = true;
        quietly((gateway) => gateway.close());
      },
    };
  };

/** As a page opens it. */
export const openNiceOfPage = openNice({ fetch: async (...asked) => fetch(...asked), openSocket: (url) => new WebSocket(url), page });
