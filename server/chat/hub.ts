/**
 * The sockets of this process (decision 0152). They tell of what is stored; each page asks by number for what it holds not, so a frame may be lost.
 * Several processes share conversations: the database tells all of them what changed, and a look at the numbers makes up for what was not told.
 */
import type { ToPageFrame } from '@hearthline/contract/services/chat-socket.ts';
import {
  conversationByUuid,
  movedOn,
  noteGone,
  noteHere,
  notifyTyping,
  stillAtDesk,
  stillOpen,
} from '@hearthline/database/stores/chat/conversations.ts';
import { noteStaffHere } from '@hearthline/database/stores/chat/inbox.ts';
import { AWAY_AFTER_MS, LOST_AFTER_MS, PAGES_OF_CONVERSATION, PING_MS, SOCKET_LIFE_MS } from '@hearthline/rules/chat/limits.ts';
import { maskPreview } from '@hearthline/rules/chat/masking.ts';
import { CLOSED, type ToDeskFrame } from '@hearthline/rules/chat/sockets.ts';
import type { Context } from '../config/context.ts';
import { STAFF_IDLE_MS as DESK_IDLE_MS } from '../identity/access/staff-sessions.ts';
import { messagesFor, stateOf } from './conversations.ts';
import type { Opened } from './proof.ts';

/** What the log says of a round that failed; the run of faults looks for it. */
export const ROUND_FAILED = 'a round of the chat failed';

type HubContext = Pick<Context, 'pool' | 'clock' | 'listener' | 'log'>;
/** A socket, as far as the hub needs one. */
export type Wire = { readonly send: (frame: string) => void; readonly close: (code: number) => void };

type Held = { readonly wire: Wire; readonly openedAt: number; heardAt: number };
/** `sessionUuid`: of the signed-in person that the conversation needs. */
type Page = Held & {
  readonly kind: 'page';
  readonly sessionUuid: string | null;
  readonly uuid: string;
  readonly organization: string;
  readonly name: string;
  sent: number;
};
type Desk = Held & {
  readonly kind: 'desk';
  readonly sessionUuid: string;
  readonly staffUuid: string;
  readonly organization: string;
  readonly name: string;
  watches: string | null;
};

/** What is typed, as processes tell each other. */
type Typing = {
  readonly uuid: string;
  readonly organization: string;
  readonly by: 'VISITOR' | 'AGENT';
  readonly staffUuid: string | null;
  readonly name: string;
  readonly text: string;
};

/** Milliseconds between two looks at the numbers: while notifications arrive, and while they do not. */
const LOOK_AGAIN = { heard: 5000, deaf: 1000 } as const;
/** The revision of a conversation that its pages were not told yet. */
const UNTOLD = -1;
/** Milliseconds between two signs of life written for all sockets together. */
const SIGN_EVERY_MS = 15_000;
/** Milliseconds in which changes of a lender's chats are told to its inboxes once. */
const TOGETHER_MS = 150;

/** One socket at the hub: what its owner says, and its end. */
export type Seat = {
  /** A sign of life. */
  readonly heard: () => void;
  readonly typing: (text: string, uuid?: string) => Promise<void>;
  /** The chat that an inbox shows. */
  readonly watch: (uuid: string | null) => void;
  readonly leave: () => void;
};

export type ChatHub = {
  /** Throws where the database is away: nothing is kept then. */
  readonly page: (wire: Wire, opened: Opened, after: number) => Promise<Seat>;
  readonly desk: (
    wire: Wire,
    staff: { readonly staffUuid: string; readonly sessionUuid: string; readonly organization: string; readonly name: string },
  ) => Seat;
  /** Sockets that are open. */
  readonly size: () => number;
  readonly close: () => Promise<void>;
};

/** Opens the hub of a process. */
export function openHub(ctx: HubContext): ChatHub {
  const pages = new Map<string, Set<Page>>();
  const desks = new Map<string, Set<Desk>>();
  /** Revision of the conversations that pages show, as they were told it. */
  const revisions = new Map<string, number>();
  const telling = new Map<string, Promise<void>>();
  const changedLenders = new Map<string, NodeJS.Timeout>();
  let lookedAt = performance.now();
  let signedAt = performance.now();

  const tell = ({ wire }: Held, frame: ToPageFrame | ToDeskFrame): void => wire.send(JSON.stringify(frame));
  const all = (): (Page | Desk)[] => [...pages.values(), ...desks.values()].flatMap((seats) => [...seats]);
  const add = <T extends Held>(to: Map<string, Set<T>>, key: string, seat: T): void => {
    const seats = to.get(key);
    if (seats) seats.add(seat);
    else to.set(key, new Set([seat]));
  };
  const drop = <T extends Held>(from: Map<string, Set<T>>, key: string, seat: T): boolean => {
    const seats = from.get(key);
    seats?.delete(seat);
    if (seats?.size !== 0) return false;
    from.delete(key);
    return true;
  };

  /** Sends to the pages of a conversation what each does not hold, and how it stands; to the inbox it rings, that it rings. */
  const tellOf = async (uuid: string): Promise<void> => {
    const row = await conversationByUuid(ctx.pool, uuid);
    if (!row) return;
    if (row.state === 'WAITING' && row.offered_uuid !== null)
      for (const desk of desks.get(row.organization_code) ?? [])
        if (desk.staffUuid === row.offered_uuid) tell(desk, { type: 'ring', conversationUuid: uuid });
    const from = Math.min(...[...(pages.get(uuid) ?? [])].map(({ sent }) => sent));
    const messages = from < row.last_seq ? await messagesFor(ctx, uuid, from) : [];
    // Who left meanwhile is told nothing, and a conversation that no page shows is forgotten.
    const shown = pages.get(uuid);
    if (!shown) return;
    for (const page of shown) {
      const next = messages.filter(({ seq }) => seq > page.sent);
      const last = next.at(-1);
      if (last) {
        page.sent = last.seq;
        tell(page, { type: 'messages', messages: next });
      }
      tell(page, { type: 'state', state: stateOf(row, ctx.clock.real()) });
    }
    const isWhole = [...shown].every(({ sent }) => sent >= row.last_seq);
    revisions.set(uuid, isWhole ? row.revision : UNTOLD);
    if (!isWhole && messages.length > 0) tellSoon(uuid);
  };
  /** One after the other for each conversation: a second change waits for the first to be told, a third is told with the second. */
  const waits = new Set<string>();
  const tellSoon = (uuid: string): void => {
    if (waits.has(uuid)) return;
    waits.add(uuid);
    const next = (telling.get(uuid) ?? Promise.resolve())
      .then(async () => {
        waits.delete(uuid);
        await tellOf(uuid);
      })
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'a chat could not be told'))
      .finally(() => {
        if (telling.get(uuid) === next) telling.delete(uuid);
      });
    telling.set(uuid, next);
  };

  const tellDesks = (organization: string, uuid: string, lastSeq: number): void => {
    const seats = desks.get(organization);
    if (!seats) return;
    for (const desk of seats) if (desk.watches === uuid) tell(desk, { type: 'chat', conversationUuid: uuid, lastSeq });
    if (changedLenders.has(organization)) return;
    changedLenders.set(
      organization,
      setTimeout(() => {
        changedLenders.delete(organization);
        for (const desk of desks.get(organization) ?? []) tell(desk, { type: 'inbox' });
      }, TOGETHER_MS),
    );
  };

  const look = async (): Promise<void> => {
    lookedAt = performance.now();
    for (const uuid of revisions.size === 0 ? [] : await movedOn(ctx.pool, revisions)) tellSoon(uuid);
  };

  const offChat = ctx.listener.on('chat', (payload) => {
    if (payload === '') {
      void look().catch(() => undefined);
      for (const organization of desks.keys()) tellDesks(organization, '', 0);
      return;
    }
    const [uuid = '', lastSeq = '0', organization = ''] = payload.split(' ');
    if (pages.has(uuid) || desks.has(organization)) tellSoon(uuid);
    tellDesks(organization, uuid, Number(lastSeq));
  });
  const offTyping = ctx.listener.on('chat_typing', (payload) => {
    if (payload === '') return;
    const { uuid, organization, by, staffUuid, name, text } = JSON.parse(payload) as Typing;
    if (by === 'AGENT')
      for (const page of pages.get(uuid) ?? [])
        if (page.organization === organization) tell(page, { type: 'typing', isTyping: text !== '' });
    for (const desk of desks.get(organization) ?? [])
      if (desk.watches === uuid && desk.staffUuid !== staffUuid) tell(desk, { type: 'typing', conversationUuid: uuid, by, name, text });
  });

  /** Signs of life of those who are there; who is signed in no longer leaves. */
  const sign = async (now: number): Promise<void> => {
    const real = ctx.clock.real();
    const own = [...pages.values()].flatMap((seats) => [...seats]);
    const staff = [...desks.values()].flatMap((seats) => [...seats]);
    const sessions = [...new Set(own.flatMap(({ sessionUuid }) => sessionUuid ?? []))];
    const open = sessions.length === 0 ? new Set<string>() : await stillOpen(ctx.pool, sessions, real);
    const usedSince = new Date(real.getTime() - DESK_IDLE_MS);
    const atDesk =
      staff.length === 0
        ? new Map<string, unknown>()
        : await stillAtDesk(
            ctx.pool,
            staff.map((seat) => seat.sessionUuid),
            real,
            usedSince,
          );
    for (const { wire, sessionUuid } of own) if (sessionUuid !== null && !open.has(sessionUuid)) wire.close(CLOSED.token);
    for (const { wire, sessionUuid } of staff) if (!atDesk.has(sessionUuid)) wire.close(CLOSED.token);
    const isAlive = (seat: Held): boolean => now - seat.heardAt < LOST_AFTER_MS;
    const here = own.filter((seat) => isAlive(seat) && (seat.sessionUuid === null || open.has(seat.sessionUuid))).map(({ uuid }) => uuid);
    if (here.length > 0) await noteHere(ctx.pool, [...new Set(here)], real);
    const there = staff.filter((seat) => isAlive(seat) && atDesk.has(seat.sessionUuid)).map(({ staffUuid }) => staffUuid);
    if (there.length > 0) await noteStaffHere(ctx.pool, [...new Set(there)], real, new Date(real.getTime() - AWAY_AFTER_MS));
  };

  const round = async (): Promise<void> => {
    const now = performance.now();
    for (const seat of all()) {
      if (now - seat.openedAt >= SOCKET_LIFE_MS) seat.wire.close(CLOSED.life);
      else if (now - seat.heardAt >= LOST_AFTER_MS) seat.wire.close(CLOSED.lost);
    }
    if (now - signedAt >= SIGN_EVERY_MS) {
      await sign(now);
      signedAt = now;
    }
    if (now - lookedAt >= (ctx.listener.presence() === null ? LOOK_AGAIN.deaf : LOOK_AGAIN.heard)) await look();
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(round).catch((error: unknown) => ctx.log.warn({ err: error }, ROUND_FAILED));
  }, LOOK_AGAIN.deaf);
  timer.unref();

  const typed = async (by: Omit<Typing, 'text'>, text: string): Promise<void> =>
    notifyTyping(ctx.pool, JSON.stringify({ ...by, text: maskPreview(text) }));
  const held = (wire: Wire): Held => ({ wire, openedAt: performance.now(), heardAt: performance.now() });

  return {
    page: async (wire, { conversation: { uuid, organization_code: organization, name, last_seq: last }, sessionUuid }, after) => {
      await noteHere(ctx.pool, [uuid], ctx.clock.real());
      const seat: Page = { ...held(wire), kind: 'page', sessionUuid, uuid, organization, name, sent: Math.min(after, last) };
      add(pages, uuid, seat);
      const [oldest, ...others] = pages.get(uuid) ?? [];
      if (oldest && others.length >= PAGES_OF_CONVERSATION) oldest.wire.close(CLOSED.life);
      revisions.set(uuid, UNTOLD);
      tellSoon(uuid);
      return {
        heard: () => {
          seat.heardAt = performance.now();
        },
        typing: async (text) => typed({ uuid, organization, by: 'VISITOR', staffUuid: null, name }, text),
        watch: () => undefined,
        leave: () => {
          if (!drop(pages, uuid, seat)) return;
          revisions.delete(uuid);
          void noteGone(ctx.pool, uuid).catch(() => undefined);
        },
      };
    },
    desk: (wire, { staffUuid, sessionUuid, organization, name }) => {
      const seat: Desk = { ...held(wire), kind: 'desk', sessionUuid, staffUuid, organization, name, watches: null };
      add(desks, organization, seat);
      return {
        heard: () => {
          seat.heardAt = performance.now();
        },
        typing: async (text, uuid) => {
          if (uuid !== undefined && uuid === seat.watches) await typed({ uuid, organization, by: 'AGENT', staffUuid, name }, text);
        },
        watch: (uuid) => {
          seat.watches = uuid;
        },
        leave: () => void drop(desks, organization, seat),
      };
    },
    size: () => all().length,
    close: async () => {
      offChat();
      offTyping();
      clearInterval(timer);
      for (const waiting of changedLenders.values()) clearTimeout(waiting);
      for (const { wire } of all()) wire.close(CLOSED.stopping);
      await running;
      await Promise.all(telling.values());
    },
  };
}

/** Milliseconds in which a page must have said which conversation it is. */
export const HELLO_WITHIN_MS = PING_MS;
