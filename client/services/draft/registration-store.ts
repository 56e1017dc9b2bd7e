import {
  draftOf,
  EMPTY_REGISTRATION,
  registrationOf,
  type PartialRegistration,
  type RegistrationData,
} from '@hearthline/journey/registration/data.ts';
import { type RegistrationContext, type RegistrationStep, stepPath } from '@hearthline/journey/registration.ts';
import { useSyncExternalStore } from 'react';
import { attribution } from '../attribution.ts';
import { isBrokerMode } from '../broker/broker-mode.ts';
import { isOn } from '../flags/flags.ts';
import { session } from '../session/session.ts';
import type { Notes } from './copy.ts';
import type { DraftSaver, SaveProblem } from './draft-saver.ts';
import { draftOfTab, keepDraftOfTab, keepUnsaved, readUnsaved } from './unsaved-answers.ts';

/** The flag of the redesigned registration: on, it is at register-v2; off, at the legacy /register (AMB-18). */
export const NEW_REGISTRATION = 'fe-heloc-redesign-2025';

/** The registration in progress, as an immutable value. */
export type RegistrationState = {
  readonly data: RegistrationData;
  /** Values the borrower typed: prefill never overwrites them. */
  readonly typed: PartialRegistration;
  /** Email and phone were prefilled, so their question is skipped. */
  readonly contactKnown: boolean;
  readonly prefilled: { readonly data: RegistrationData; readonly notes: Notes } | null;
  /** Why the last answers are not saved or lead nowhere; null when they are saved, or are about to be. */
  readonly saveProblem: SaveProblem | null;
};

const NOTHING: RegistrationState = { data: EMPTY_REGISTRATION, typed: {}, contactKnown: false, prefilled: null, saveProblem: null };

let state = NOTHING;
const listeners = new Set<() => void>();
/** The draft that was asked for, and when it has been read. */
let started: { readonly draft: string | null; readonly done: Promise<void> } | null = null;
let onOpened: (id: string) => void | Promise<void> = () => undefined;
let saver: DraftSaver | null = null;
let saving: Promise<DraftSaver> | null = null;
/** What the server does not have yet. */
let unsaved: PartialRegistration = {};

function set(change: Partial<RegistrationState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

const everything = (): PartialRegistration => ({ ...draftOf(state.data), attribution: attribution() }) as PartialRegistration;

/** Loads the code that saves. Where a reload has begun because code is gone, the import gives nothing, and this fails like a lost connection. */
async function loadSaver(): Promise<DraftSaver> {
  const loaded = await import('./draft-api.ts');
  return (saver = loaded.startSaving(everything, { opened: (id) => onOpened(id), unsaved: noteUnsaved }));
}

/** The saver, whose code loads when the first character is typed. */
function startSaving(): Promise<DraftSaver> {
  saving ??= loadSaver();
  saving.catch(() => {
    saving = null;
    noteUnsaved(unsaved, 'offline');
    // without the code that saves there is nobody else to try again
    window.addEventListener('online', () => save({}), { once: true });
  });
  return saving;
}

function noteUnsaved(members: PartialRegistration, saveProblem: SaveProblem | null): void {
  unsaved = members;
  const draft = saver?.id() ?? null;
  // before what the server has now leaves the tab: a reload that has begun finds it by this
  if (draft !== null) keepDraftOfTab(draft);
  keepUnsaved({ draft, members });
  if (saveProblem !== state.saveProblem) set({ saveProblem });
}

/** Queues members to save. */
function save(members: PartialRegistration): void {
  if (saver) return saver.save(members);
  noteUnsaved({ ...unsaved, ...members }, state.saveProblem);
  startSaving().then(
    (ready) => ready.save(unsaved),
    () => undefined,
  );
}

function merged(base: PartialRegistration, part: PartialRegistration): PartialRegistration {
  const entries = Object.entries(part).map(([field, value]) => {
    const before = (base as Record<string, unknown>)[field];
    return [field, typeof value === 'object' && value !== null ? { ...(before as object | undefined), ...value } : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** True while a prefilled value is unchanged; an empty member may have been answered since. */
function isAs(before: unknown, now: unknown): boolean {
  if (typeof before !== 'object' || before === null) return before === now;
  return Object.entries(before).every(
    ([name, value]) => value === '' || value === null || value === (now as Record<string, unknown>)[name],
  );
}

/** Reads the draft and the prefill sources, where there are any. */
async function resume(s: string | null): Promise<void> {
  if (s === null && !session.isSignedIn() && Object.keys(attribution()).length === 0) return;
  const { resumeRegistration } = await import('./resume-registration.ts');
  const resumed = await resumeRegistration(s, () => state.typed);
  if (resumed.draft) {
    (await startSaving()).open(resumed.draft);
    keepDraftOfTab(resumed.draft.id);
  }
  const { data, contactKnown, notes } = resumed;
  set({ data, contactKnown, prefilled: { data, notes } });
}

/** The registration in progress: typed and prefilled values, kept in memory and saved as a draft in the background (AMB-20). */
export const registrationStore = {
  /** Calls back after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): RegistrationState => state,
  data: (): RegistrationData => state.data,
  draftId: (): string | null => saver?.id() ?? null,
  /** The path of a step in the active flow, with the draft's id. */
  path: (step: RegistrationStep): string => stepPath(step, registrationStore.context().flow, { s: registrationStore.draftId() }),
  context: (): RegistrationContext => ({
    flow: isOn(NEW_REGISTRATION) ? 'v2' : 'legacy',
    brokerMode: isBrokerMode(),
    contactKnown: state.contactKnown,
  }),
  /** Set by the registration layout: called when the draft gets its id (it goes into the address as `s`). */
  whenOpened(call: (id: string) => void | Promise<void>): void {
    onOpened = call;
  },
  /**
   * Starts or resumes a registration: reads the draft `s`, then the prefill sources. For the same draft a second call does nothing, so that
   * values in memory stay. The code that reads loads only when there is something to read.
   */
  start(s: string | null): Promise<void> {
    if (started !== null && (s === null || s === started.draft || s === saver?.id())) return started.done;
    const left = readUnsaved();
    const mine = left !== null && (s === null || left.draft === s) ? left.members : {};
    const draft = s ?? left?.draft ?? draftOfTab();
    if (Object.keys(mine).length > 0) {
      set({ typed: merged(mine, state.typed), data: registrationOf(merged(draftOf(state.data), mine)) });
      unsaved = mine;
    }
    const done = resume(draft).then(() => {
      if (Object.keys(mine).length > 0) save(mine);
    });
    started = { draft, done };
    // a draft that could not be read is read by the next call
    done.catch(() => {
      started = null;
    });
    return done;
  },
  /** The notes at prefilled values that the person has not changed. */
  note: (field: keyof RegistrationData): string | undefined =>
    state.prefilled && isAs(state.prefilled.data[field], state.data[field]) ? state.prefilled.notes[field] : undefined,
  /** Email and phone are asked for after all: the person wants to change them. */
  askContact(): void {
    set({ contactKnown: false });
  },
  /** Sets values the borrower typed: prefill never overwrites them, and they are saved soon. */
  type(part: PartialRegistration): void {
    set({ typed: merged(state.typed, part), data: registrationOf(merged(state.data, part)) });
    const all = draftOf(state.data) as Record<string, unknown>;
    const members = Object.fromEntries(Object.keys(part).map((field) => [field, all[field]])) as PartialRegistration;
    save(members);
  },
  /** Saves queued values now. */
  async flush(): Promise<void> {
    await (await startSaving()).flush();
  },
  /** Whether the lender takes no new applications: asked again, with what was typed, where it took none before. */
  async isClosed(): Promise<boolean> {
    if (state.saveProblem !== 'closed') return false;
    await registrationStore.flush();
    return registrationStore.snapshot().saveProblem === 'closed';
  },
  /** Clears everything, once the application exists. */
  forget(): void {
    started = null;
    saver?.forget();
    noteUnsaved({}, null);
    keepDraftOfTab(null);
    set(NOTHING);
  },
} as const;

/** The registration in progress; the component renders again when it changes. */
export function useRegistration(): RegistrationState {
  return useSyncExternalStore(registrationStore.subscribe, registrationStore.snapshot);
}
