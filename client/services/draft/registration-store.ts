import {
  draftOf,
  EMPTY_REGISTRATION,
  registrationOf,
  type PartialRegistration,
  type RegistrationData,
} from '@hearthline/journey/registration/data.ts';
import { type RegistrationContext, type RegistrationStep, stepPath } from '@hearthline/journey/registration.ts';
import { attribution } from '../attribution.ts';
import { isBrokerMode } from '../broker/broker-mode.ts';
import { isOn } from '../flags/flags.ts';
import { session } from '../session/session.ts';
import type { Notes } from './copy.ts';
import type { DraftSaver } from './draft-saver.ts';

/** Flag of the redesigned registration: on, it lives under register-v2; off, under the legacy /register (AMB-18). */
export const NEW_REGISTRATION = 'fe-heloc-redesign-2025';

let data: RegistrationData = EMPTY_REGISTRATION;
let typed: PartialRegistration = {};
let contactKnown = false;
let prefilled: { readonly data: RegistrationData; readonly notes: Notes } | null = null;
let started: string | null = null;
let onOpened: (id: string) => void | Promise<void> = () => undefined;
let saver: DraftSaver | null = null;
let saving: Promise<DraftSaver> | null = null;

const everything = (): PartialRegistration => ({ ...draftOf(data), attribution: attribution() }) as PartialRegistration;

/** The saver, whose code comes with the first thing that is typed. */
function startSaving(): Promise<DraftSaver> {
  saving ??= import('./draft-api.ts').then((loaded) => {
    saver = loaded.startSaving(everything, (id) => onOpened(id));
    return saver;
  });
  saving.catch(() => {
    saving = null;
  });
  return saving;
}

function merged(base: PartialRegistration, part: PartialRegistration): PartialRegistration {
  const entries = Object.entries(part).map(([field, value]) => {
    const before = (base as Record<string, unknown>)[field];
    return [field, typeof value === 'object' && value !== null ? { ...(before as object | undefined), ...value } : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** True while what was filled in still stands; a member that was empty may have been answered since. */
function isAs(before: unknown, now: unknown): boolean {
  if (typeof before !== 'object' || before === null) return before === now;
  return Object.entries(before).every(
    ([name, value]) => value === '' || value === null || value === (now as Record<string, unknown>)[name],
  );
}

/** The registration under way: what was typed and prefilled, kept in memory and saved as a draft in the background (A §3, AMB-20). */
export const registrationStore = {
  data: (): RegistrationData => data,
  draftId: (): string | null => saver?.id() ?? null,
  /** The address of a step in the flow that is on, with the draft's id. */
  path: (step: RegistrationStep): string => stepPath(step, registrationStore.context().flow, { s: registrationStore.draftId() }),
  context: (): RegistrationContext => ({ flow: isOn(NEW_REGISTRATION) ? 'v2' : 'legacy', brokerMode: isBrokerMode(), contactKnown }),
  /** Told by the registration layout: what to do when the draft gets its id (it goes into the address as `s`). */
  whenOpened(call: (id: string) => void | Promise<void>): void {
    onOpened = call;
  },
  /**
   * Starts, or goes on with, a registration: reads the draft of `s`, then asks the sources of prefill. Asked again for the same
   * draft it does nothing, so that what is in memory stays. The code that reads is loaded only when there is something to read.
   */
  async start(s: string | null): Promise<void> {
    if (started !== null && (s === null || s === saver?.id())) return;
    started = s ?? '';
    if (s === null && !session.isSignedIn() && Object.keys(attribution()).length === 0) return;
    const { resumeRegistration } = await import('./resume-registration.ts');
    const resumed = await resumeRegistration(s, typed);
    if (resumed.draft) (await startSaving()).open(resumed.draft);
    ({ data, contactKnown } = resumed);
    prefilled = resumed;
  },
  /** What to say at a value that was filled in for the person, as long as they have not changed it. */
  note: (field: keyof RegistrationData): string | undefined =>
    prefilled && isAs(prefilled.data[field], data[field]) ? prefilled.notes[field] : undefined,
  /** E-mail and phone are asked after all: the person wants to change them. */
  askContact(): void {
    contactKnown = false;
  },
  /** What the borrower typed: never overwritten by prefill, saved soon. */
  type(part: PartialRegistration): void {
    typed = merged(typed, part);
    data = registrationOf(merged(data, part));
    const all = draftOf(data) as Record<string, unknown>;
    const members = Object.fromEntries(Object.keys(part).map((field) => [field, all[field]])) as PartialRegistration;
    startSaving().then(
      (ready) => ready.save(members),
      () => undefined,
    );
  },
  /** Saves what waits now. */
  async flush(): Promise<void> {
    await (await startSaving()).flush();
  },
  /** Forgets everything, once the application exists. */
  forget(): void {
    data = EMPTY_REGISTRATION;
    typed = {};
    contactKnown = false;
    started = null;
    prefilled = null;
  },
} as const;
