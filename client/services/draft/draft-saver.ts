import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';

export type Draft = {
  readonly id: string;
  readonly version: number;
  readonly data: PartialRegistration;
  /** Its lender takes no new applications. */
  readonly isClosed?: boolean;
};

/** Outcome of a save: saved; a newer draft exists; this draft is gone; the values are refused; the connection is down. */
export type Saved =
  | { readonly kind: 'saved'; readonly draft: Draft }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'offline' };

/** Why answers lead nowhere: the connection is down, and they are sent again; the server refuses them; or they are saved, and the lender takes no new applications. */
export type SaveProblem = 'offline' | 'refused' | 'closed';

export type DraftApi = {
  readonly create: (data: PartialRegistration) => Promise<Saved>;
  readonly patch: (id: string, version: number, data: PartialRegistration) => Promise<Saved>;
};

export type DraftSaver = {
  readonly id: () => string | null;
  /** Continues with a draft that was read. */
  readonly open: (draft: Draft) => void;
  /** Queues members to save soon; a later value of a member replaces a queued one. */
  readonly save: (members: PartialRegistration) => void;
  /** Saves queued members now; resolves when nothing is queued or in progress. */
  readonly flush: () => Promise<void>;
  /** Drops what is queued: the registration was sent. */
  readonly forget: () => void;
};

type Timing = {
  /** Milliseconds without a change before queued members are saved. */
  readonly quiet: number;
  /** Milliseconds before a save is retried after a connection failure. */
  readonly again: number;
  readonly after: (milliseconds: number, call: () => void) => () => void;
};

/** What the saver reports. */
type Reports = {
  /** The draft's id is known. */
  readonly opened: (id: string) => void | Promise<void>;
  /** Members the server does not have yet, and why, after each change of them. */
  readonly unsaved: (members: PartialRegistration, problem: SaveProblem | null) => void;
};

/**
 * Saves a draft in the background, one request at a time. Values typed here win over a newer draft of another tab, member by member; a
 * dropped connection loses nothing: the values stay queued and are sent again (AMB-20).
 * @param everything all members, for a draft that must be created anew
 */
export function draftSaver(api: DraftApi, timing: Timing, everything: () => PartialRegistration, reports: Reports): DraftSaver {
  let known: { id: string; version: number } | null = null;
  let waiting: PartialRegistration = {};
  let sending: PartialRegistration = {};
  let problem: SaveProblem | null = null;
  let running: Promise<void> | null = null;
  let cancel = (): void => undefined;

  const isEmpty = (): boolean => Object.keys(waiting).length === 0;

  const report = (): void => reports.unsaved({ ...sending, ...waiting }, problem);

  async function once(): Promise<void> {
    const members = waiting;
    sending = members;
    waiting = {};
    const answer = known ? await api.patch(known.id, known.version, members) : await api.create(everything());
    sending = {};
    problem = answer.kind === 'refused' || answer.kind === 'offline' ? answer.kind : null;
    if (answer.kind === 'saved') {
      if (answer.draft.isClosed) problem = 'closed';
      known = { id: answer.draft.id, version: answer.draft.version };
      report();
      await reports.opened(known.id);
      return;
    }
    if (answer.kind === 'refused') return report();
    waiting = { ...members, ...waiting };
    if (answer.kind === 'newer' && known) known = { id: known.id, version: answer.version };
    else if (answer.kind === 'gone' && known) known = null;
    else throw new Error('offline');
  }

  async function drain(): Promise<void> {
    try {
      while (!isEmpty()) await once();
    } catch {
      waiting = { ...sending, ...waiting };
      sending = {};
      problem = 'offline';
      report();
      schedule(timing.again);
    }
  }

  function flush(): Promise<void> {
    cancel();
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  function schedule(milliseconds: number): void {
    cancel();
    cancel = timing.after(milliseconds, () => void flush());
  }

  return {
    id: () => known?.id ?? null,
    open(draft) {
      known = { id: draft.id, version: draft.version };
    },
    save(members) {
      waiting = { ...waiting, ...members };
      report();
      schedule(timing.quiet);
    },
    flush,
    forget() {
      cancel();
      waiting = {};
    },
  };
}
