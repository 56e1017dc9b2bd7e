/** Whether this visit is recorded: asked, agreed, declined or stopped. The recorder's code is fetched once the visitor agrees. */
import { ftReplay, ftReplayEnd, ftReplayPiece } from '@hearthline/web/operations/ft.ts';
import { quietApi } from '../api/api.ts';
import { now } from '../clock.ts';
import { session } from '../session/session.ts';
import { tabStorage } from '../storage.ts';
import { events } from './events.ts';
import type { HeldRecording, ReplayEvent } from './recorder.ts';

export type RecordingState = 'off' | 'asking' | 'recording' | 'failed' | 'deleted';

const TAB_KEY = 'replay';
const NEVER_KEY = 'replay-declined';
const params = () => ({ context: session.isSignedIn() ? ('secure' as const) : ('external' as const) });

let state: RecordingState = 'off';
let held: HeldRecording | null = null;
let end: (() => void) | null = null;
const listeners = new Set<() => void>();

function become(next: RecordingState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Global Privacy Control, or Do Not Track: then nobody is asked. The server refuses such a recording too. */
export function asksForPrivacy(by: object): boolean {
  const { globalPrivacyControl, doNotTrack } = by as { globalPrivacyControl?: unknown; doNotTrack?: unknown };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** What this visitor said before on this device; false where storage is blocked. */
function hasDeclined(): boolean {
  try {
    return window.localStorage.getItem(NEVER_KEY) !== null;
  } catch {
    return false;
  }
}

const heldInTab = (): HeldRecording | null => {
  try {
    return JSON.parse(tabStorage.getItem(TAB_KEY) ?? 'null') as HeldRecording | null;
  } catch {
    return null;
  }
};

/** The recorder as `replay.ts` finds it, whose headers go with every request. */
function announce(url: string | null): void {
  Object.assign(window, { FS: url === null ? undefined : { getCurrentSessionURL: () => url } });
}

function keep(next: HeldRecording | null): void {
  held = next;
  if (next) tabStorage.setItem(TAB_KEY, JSON.stringify(next));
  else tabStorage.removeItem(TAB_KEY);
}

async function sendPiece({ id }: HeldRecording, seq: number, piece: ReplayEvent[], isLast: boolean): Promise<unknown> {
  return quietApi(ftReplayPiece, {
    path: { ...params(), id },
    body: { sessionKey: await events.visitKey(), seq, events: piece },
    ...(isLast && { keepalive: true }),
  });
}

async function record(started: HeldRecording): Promise<void> {
  const [{ startRecorder }, { safeSentences }] = await Promise.all([import('./recorder.ts'), import('./safe-sentences.ts')]);
  keep(started);
  announce(started.url);
  end = startRecorder(
    {
      page: window,
      sentences: safeSentences(),
      send: ({ seq, events: piece, isLast }) => sendPiece(started, seq, piece, isLast),
      keep: (seq) => keep({ ...started, seq }),
      onEnd: () => {
        keep(null);
        announce(null);
        if (state === 'recording') become('off');
      },
    },
    started.seq,
  );
  become('recording');
}

export const recording = {
  state: (): RecordingState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Goes on with the recording of this tab, or asks. */
  async offer(): Promise<void> {
    if (state !== 'off' || asksForPrivacy(navigator)) return;
    const before = heldInTab();
    if (before) return record(before).catch(() => become('off'));
    if (!hasDeclined()) become('asking');
  },
  async agree(): Promise<void> {
    try {
      const data = await quietApi(ftReplay, {
        path: params(),
        body: { sessionKey: await events.visitKey(), consent: true },
      });
      await record({ ...data, seq: 0 });
    } catch {
      become('failed');
    }
  },
  decline(): void {
    try {
      window.localStorage.setItem(NEVER_KEY, now().toISOString());
    } catch {
      // asked again with the next visit
    }
    become('off');
  },
  /** Ends the recording and deletes what was recorded; not asked again on this device. */
  async stop(): Promise<void> {
    const ended = held;
    recording.decline();
    end?.();
    if (ended === null) return;
    try {
      const { uuid: visit, trackerUuid: tracker } = await events.visitKey();
      await quietApi(ftReplayEnd, {
        path: { ...params(), id: ended.id, visit, tracker },
      });
      become('deleted');
    } catch {
      become('failed');
    }
  },
  dismiss: (): void => become('off'),
} as const;
