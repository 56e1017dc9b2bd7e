/** What a borrower still has to give before the lender can decide, in words: the content of a notice of incompleteness (12 CFR 1002.9(c)(2)). */
import type { Facts, Settings } from './facts.ts';
import { STEPS } from './checklist.ts';
import { STATUS_TABLE, type ChecklistStatus } from './statuses.ts';
import { askedOfPeople } from './steps/conditions.ts';

/** What is missing, and how it is sent. */
export type MissingAnswer = { readonly what: string; readonly how: string };

const SIGN_IN = 'Sign in and';
const FROZEN: MissingAnswer = {
  what: 'Access to your credit file, which is frozen or locked',
  how: `Lift the freeze or the lock at the credit bureau, or have its PIN ready. Then sign in and try again.`,
};
const APPLICATION: MissingAnswer = { what: 'Your signature on your application', how: `${SIGN_IN} read and sign the summary.` };

/** By the step at which it is given. A step without a row is not the borrower's. */
const MISSING: Partial<Readonly<Record<ChecklistStatus, MissingAnswer>>> = {
  PRE_SOFT_CREDIT_CONSENT: { what: 'Your permission for the soft credit check', how: `${SIGN_IN} read the notices, then agree.` },
  CREDIT_NO_MATCH: { what: 'Your Social Security number, to find your credit file', how: `${SIGN_IN} enter it.` },
  SOFT_CREDIT_INCORRECT_PIN: FROZEN,
  SOFT_CREDIT_LOCKED_OR_FROZEN: FROZEN,
  NO_PROPERTY_FOUND: { what: 'The address of your home as the county has it', how: `${SIGN_IN} correct the address, or call us.` },
  MULTIPLE_PROPERTIES: { what: 'Which of the homes at your address is yours', how: `${SIGN_IN} choose it.` },
  NO_AVM_FOUND: { what: 'Your estimate of what your home is worth', how: `${SIGN_IN} enter it.` },
  LIEN_VERIFICATION: { what: 'Whether each loan on your home is shown right', how: `${SIGN_IN} confirm or correct each of them.` },
  LIEN_ATTESTATION: { what: 'Your confirmation of the corrected list of loans on your home', how: `${SIGN_IN} confirm it.` },
  ASSETS_PREQUAL: { what: 'Your savings, investments, retirement accounts and other income', how: `${SIGN_IN} enter them.` },
  REQUALIFY: { what: 'Whether you want the line that we offered instead', how: `${SIGN_IN} accept or decline it.` },
  OFFER_SELECTION: { what: 'The offer that you choose', how: `${SIGN_IN} choose one.` },
  COLLECT_ADDITIONAL_INFO: {
    what: 'Your Social Security number, the owners of the home, what the money is for, and your permission for the full credit check',
    how: `${SIGN_IN} answer these questions.`,
  },
  HMDA: { what: 'The questions that federal law requires us to ask', how: `${SIGN_IN} answer them, or say that you do not wish to.` },
  APP_SUBMISSION: APPLICATION,
  SUMMARY_DISCLOSURE: APPLICATION,
  HARD_CREDIT_LOCKED_OR_FROZEN: FROZEN,
  INCOME_VERIFICATION: {
    what: 'Proof of your income',
    how: `${SIGN_IN} link your payroll, bank or tax records, or upload your two most recent paystubs.`,
  },
  EMPLOYMENT_VERIFICATION: { what: 'Your employer’s name and telephone, your title and your start date', how: `${SIGN_IN} enter them.` },
  DISBURSEMENT_ACCOUNT: { what: 'The bank account that the money goes to', how: `${SIGN_IN} link it, or enter its numbers.` },
  AUTOPAY_ACCOUNT: { what: 'The bank account for automatic payments', how: `${SIGN_IN} link it, or enter its numbers.` },
  VERIFIED_AUTOPAY_ACCOUNT: { what: 'Your confirmation of your bank accounts', how: `${SIGN_IN} confirm them.` },
  IDENTITY_VERIFICATION: {
    what: 'A picture of your driver’s license, passport or state ID',
    how: `${SIGN_IN} take or upload it.`,
  },
  NAV_BPO_ORDER_REQUEST: { what: 'Who gives the valuer access to your home, and when', how: `${SIGN_IN} enter it.` },
  ONSITE_APPRAISAL_PAYMENT: { what: 'The fee of the appraisal', how: `${SIGN_IN} pay it by card.` },
  FINAL_TITLE_COMPLETE: { what: 'The legal description of your property', how: `${SIGN_IN} upload your deed.` },
  REVISED_OFFER_SELECTION: { what: 'The offer that you choose from the revised ones', how: `${SIGN_IN} choose one.` },
  FINAL_OFFER: { what: 'Your answer to our final offer', how: `${SIGN_IN} accept it.` },
  NOTE_SIGNING: { what: 'Your signature on the closing documents', how: `${SIGN_IN} read and sign them.` },
  CO_DEED_REQ: { what: 'The signature of each owner of the home', how: 'Ask them to open our invitation and sign.' },
  DEED_SIGNING: { what: 'Your signature on the deed before a notary', how: `${SIGN_IN} begin the notary session.` },
  MANUAL_DEED_SIGNING: { what: 'Your signature on the deed before a notary', how: `${SIGN_IN} propose times.` },
  TRUST_AND_INSURANCE: { what: 'Proof of insurance on the home', how: `${SIGN_IN} upload the declarations page.` },
};

/** No step of the borrower reads the lender's settings. */
const NO_SETTINGS: Settings = { orgCode: '', settingsVersion: 0 };

/** Choices among what the lender offered: no information that a decision waits for. */
const CHOICES: ReadonlySet<ChecklistStatus> = new Set(['OFFER_SELECTION', 'REQUALIFY', 'REVISED_OFFER_SELECTION', 'FINAL_OFFER']);

/**
 * The borrower's open steps of the phase of a status, that one first: before the closing all of them, so that the decision waits for nothing that the
 * notice does not name; at the closing only the one that is open.
 */
export function missingSteps(f: Facts, status: ChecklistStatus): ChecklistStatus[] {
  const { phase } = STATUS_TABLE[status];
  const open = STEPS.filter(
    (step) =>
      step.actor === 'borrower' &&
      phase !== 'CLOSING' &&
      STATUS_TABLE[step.status].phase === phase &&
      !CHOICES.has(step.status) &&
      step.applies(f, NO_SETTINGS) &&
      !step.done(f, NO_SETTINGS),
  ).map((step) => step.status);
  const own = STEPS.some((step) => step.status === status && step.actor === 'borrower') ? [status] : [];
  return [...new Set([...own, ...open])];
}

/** Conditions of staff that the borrower, or a signer, has not answered: nothing was sent for them that waits for review. */
export const unansweredConditions = (f: Facts): Facts['openConditions'] =>
  askedOfPeople(f).filter(({ id }) => !f.documents.some(({ conditionId, state }) => conditionId === id && state === 'RECEIVED'));

/** The items of a notice, each once. */
export function missingItems(f: Facts, status: ChecklistStatus): MissingAnswer[] {
  const items = missingSteps(f, status).flatMap((step) => MISSING[step] ?? []);
  return items.filter((item, i) => items.findIndex(({ what }) => what === item.what) === i);
}
