/** Requirements of another signer before they may sign (lending §1.2, row 29; §1.4.5). */
import type { Signer } from '../facts/verification-state.ts';

/** Tries at the identity document; after the last, staff decide (lending §1.2, row 19). */
export const MAX_SIGNER_TRIES = 3;
/** Credit report results with which a co-signer is accepted automatically; others go to staff. */
const USABLE: ReadonlySet<string> = new Set(['HIT', 'THIN']);

/** A co-signer owns the home and owes the debt too, so their credit is pulled; other owners sign the deed only (lending §1.4.5). */
export const owes = ({ role }: Signer): boolean => role === 'CO_SIGNER';

const awaitsIdentity = (s: Signer): boolean => s.identity.sessionRef !== null && s.identified === null;
const awaitsCredit = (s: Signer): boolean => owes(s) && s.consents.HARD_CREDIT !== undefined && s.credit === null;
/** A vendor is processing this signer now. */
export const isChecked = (s: Signer): boolean => !s.signed && !s.refused && (awaitsIdentity(s) || awaitsCredit(s));

/** Their report has an alert about which nobody has spoken with them: staff clear nothing of theirs before (15 U.S.C. 1681c-1(h)(1)(B)). */
export const hasOpenAlert = ({ credit, alertVerified = false, signed, cleared }: Signer): boolean =>
  !signed && !cleared && (credit?.alerts.length ?? 0) > 0 && !alertVerified;

const creditGood = (s: Signer): boolean =>
  s.credit !== null && USABLE.has(s.credit.hit) && (s.credit.alerts.length === 0 || s.alertVerified === true);

/** Only staff can let this signer continue: three documents failed, or the credit report cannot be accepted as it is. */
export const needsPerson = (s: Signer): boolean =>
  !s.signed &&
  !s.cleared &&
  ((s.identified === false && s.identity.tries >= MAX_SIGNER_TRIES) || (owes(s) && s.credit !== null && !creditGood(s)));

/** Everything is done that comes before signing: on a Texas homestead the rest is done at the office. */
export const isReadyToSign = (s: Signer): boolean => ['SIGN', 'DONE'].includes(nextOf(s));

export const SIGNER_STEPS = ['INTRO', 'CONSENT', 'IDENTITY', 'HMDA', 'CREDIT', 'WAIT', 'SIGN', 'DONE'] as const;

/** This signer's next step; WAIT while a vendor or staff process them. */
export function nextOf(s: Signer): (typeof SIGNER_STEPS)[number] {
  if (s.signed || s.refused) return 'DONE';
  if (!s.signedIn) return 'INTRO';
  if (s.consents.COMMUNICATIONS === undefined) return 'CONSENT';
  if (needsPerson(s)) return 'WAIT';
  if (s.identified !== true) return awaitsIdentity(s) ? 'WAIT' : 'IDENTITY';
  // A co-signer owes, and so applies too: they are asked what the borrower was asked (12 CFR 1003.4(a)(10), app. B).
  if (owes(s) && !s.hmdaAnswered) return 'HMDA';
  if (owes(s) && !s.cleared && !creditGood(s)) return s.consents.HARD_CREDIT === undefined ? 'CREDIT' : 'WAIT';
  return 'SIGN';
}
