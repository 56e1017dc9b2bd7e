import { personFor } from '../world/people.ts';

/** States where a notary may not, or customarily does not, notarize a deed remotely (lending §1.4.9). */
const NO_REMOTE: Readonly<Record<string, 'STATE_DOES_NOT_ALLOW' | 'IN_PERSON_ONLY'>> = {
  GA: 'STATE_DOES_NOT_ALLOW',
  MS: 'STATE_DOES_NOT_ALLOW',
  SC: 'STATE_DOES_NOT_ALLOW',
  CT: 'STATE_DOES_NOT_ALLOW',
  TX: 'IN_PERSON_ONLY',
};
/** Counties whose recorder accepts no electronic deeds. */
const PAPER_COUNTIES: ReadonlySet<string> = new Set(['Coconino|AZ']);

export interface Eligibility {
  readonly obstacles: readonly string[];
  readonly eRecording: boolean;
}

export function eligibilityOf(state: string, county: string): Eligibility {
  const paper = PAPER_COUNTIES.has(`${county.replace(/ county$/i, '')}|${state}`);
  const law = NO_REMOTE[state];
  return { obstacles: [...(law === undefined ? [] : [law]), ...(paper ? ['COUNTY_DOES_NOT_RECORD'] : [])], eRecording: !paper };
}

/** Outcome of a signer's meeting: Kay Notary fails the identity questions twice. */
export function meetingEnd(lastName: string): 'completed' | 'kba_failed' {
  return personFor({ last: lastName })?.key === 'notary' ? 'kba_failed' : 'completed';
}

/** Outcomes the sandbox may request. */
export const WISHES = [
  'completed',
  'completed_with_rejections',
  'meeting_failed',
  'notary_not_available',
  'kba_failed',
  'id_failed',
  'declined',
] as const;
export type MeetingEnd = (typeof WISHES)[number];

/** An outcome the sandbox may request: everything is signed, but the deed comes back without the notary's certificate. */
export const BLANK = 'COMPLETED_BLANK';

/** How often the questions may be failed. */
export const MAX_KBA_FAILURES = 2;
