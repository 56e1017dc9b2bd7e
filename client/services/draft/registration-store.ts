import { draftOf, EMPTY_REGISTRATION, registrationOf, type PartialRegistration, type RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { RegistrationContext } from '@hearthline/journey/registration.ts';
import { attribution } from '../attribution/attribution.ts';
import { isOn } from '../flags/flags.ts';
import { session } from '../session/session.ts';
import { draftDoor } from './draft-door.ts';
import { draftSaver } from './draft-saver.ts';

/** Flag of the identity-broker mode (AMB-86). */
const BROKER = 'fe-ciam-identity-broker';
const TIMING = {
  quiet: 800,
  again: 5000,
  after(milliseconds: number, call: () => void): () => void {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

let data: RegistrationData = EMPTY_REGISTRATION;
let typed: PartialRegistration = {};
let contactKnown = false;
let started: string | null = null;
let onOpened: (id: string) => void = () => undefined;

const saver = draftSaver(
  draftDoor,
  TIMING,
  () => ({ ...draftOf(data), attribution: attribution() }) as PartialRegistration,
  (id) => onOpened(id),
);

function merged(base: PartialRegistration, part: PartialRegistration): PartialRegistration {
  const entries = Object.entries(part).map(([field, value]) => {
    const before = (base as Record<string, unknown>)[field];
    return [field, typeof value === 'object' && value !== null ? { ...(before as object | undefined), ...value } : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** The registration under way: what was typed and prefilled, kept in memory and saved as a draft in the background (A §3, AMB-20). */
export const registrationStore = {
  data: (): RegistrationData => data,
  draftId: (): string | null => saver.id(),
  context: (): RegistrationContext => ({ flow: 'v2', brokerMode: isOn(BROKER), contactKnown }),
  /** Told by the registration layout: what to do when the draft gets its id (it goes into the address as `s`). */
  whenOpened(call: (id: string) => void): void {
    onOpened = call;
  },
  /**
   * Starts, or goes on with, a registration: reads the draft of `s`, then asks the sources of prefill. Asked again for the same
   * draft it does nothing, so that what is in memory stays. The code that reads is loaded only when there is something to read.
   */
  async start(s: string | null): Promise<void> {
    if (started !== null && (s === null || s === saver.id())) return;
    started = s ?? '';
    if (s === null && !session.isSignedIn() && Object.keys(attribution()).length === 0) return;
    const { resumeRegistration } = await import('./resume-registration.ts');
    const resumed = await resumeRegistration(s, typed);
    if (resumed.draft) saver.open(resumed.draft);
    ({ data, contactKnown } = resumed);
  },
  /** What the borrower typed: never overwritten by prefill, saved soon. */
  type(part: PartialRegistration): void {
    typed = merged(typed, part);
    data = registrationOf(merged(data, part));
    const all = draftOf(data) as Record<string, unknown>;
    saver.save(Object.fromEntries(Object.keys(part).map((field) => [field, all[field]])) as PartialRegistration);
  },
  /** Saves what waits now. */
  flush: (): Promise<void> => saver.flush(),
  /** Forgets everything, once the application exists. */
  forget(): void {
    data = EMPTY_REGISTRATION;
    typed = {};
    contactKnown = false;
    started = null;
  },
} as const;
