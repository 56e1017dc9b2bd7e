/**
 * Where another signer stands: the screen of their next step, the screens they may open beside it, and their progress. The one place that
 * decides it; the server says the next step (additional-signer/profile).
 */
import type { SignerScreen } from './paths.ts';
import type { SIGNER_STEPS } from './steps/signers.ts';

/** The next step of a signer, or CANCELLED when the application has ended. */
export type SignerNext = (typeof SIGNER_STEPS)[number] | 'CANCELLED';

const SCREEN = {
  INTRO: 'intro',
  CONSENT: 'intro',
  IDENTITY: 'identity',
  HMDA: 'identity',
  CREDIT: 'identity',
  WAIT: 'identity',
  SIGN: 'sign',
  DONE: 'sign',
  CANCELLED: 'cancelled',
} as const satisfies Record<SignerNext, SignerScreen>;

const AGREED: readonly SignerNext[] = ['IDENTITY', 'HMDA', 'CREDIT', 'WAIT', 'SIGN', 'DONE'];
/** Screens that may be opened at other steps than their own. Documents stay readable when the application has ended. */
const BESIDE: Partial<Record<SignerScreen, readonly SignerNext[]>> = {
  intro: ['IDENTITY', 'HMDA', 'CREDIT', 'WAIT', 'SIGN'],
  documents: [...AGREED, 'CANCELLED'],
  conditions: AGREED,
  'conditions/dashboard': AGREED,
  'conditions/upload-document': AGREED,
  'conditions/identity': ['IDENTITY', 'WAIT'],
};

/**
 * Where a signer goes who opened a screen: null to stay.
 * @param before the step they were at until now: from its screen they go on when it was taken, also where that screen stays open
 */
export function signerPlace(next: SignerNext, here: SignerScreen | null, before: SignerNext = next): SignerScreen | null {
  const target = SCREEN[next];
  if (before !== next && here === SCREEN[before]) return here === target ? null : target;
  return here === target || (here !== null && BESIDE[here]?.includes(next)) ? null : target;
}

/** What the application does after a signer has signed, by its status. */
export type SignerStage = 'OTHERS' | 'NOTARY_SETUP' | 'NOTARY' | 'MANUAL_NOTARY' | 'INSURANCE' | 'RIGHT_TO_CANCEL' | 'FUNDING' | 'FUNDED';
const STAGES: Readonly<Record<string, SignerStage>> = {
  NOTARY_DISCLOSURE: 'NOTARY_SETUP',
  WAITING_FOR_NOTARY: 'NOTARY_SETUP',
  DEED_SIGNING: 'NOTARY',
  MANUAL_DEED_SIGNING: 'MANUAL_NOTARY',
  TRUST_AND_INSURANCE: 'INSURANCE',
  GEN_RESCISSION: 'INSURANCE',
  RESCISSION: 'RIGHT_TO_CANCEL',
  RECORDING: 'FUNDING',
  FUNDABLE: 'FUNDING',
  FUNDING_DECISION: 'FUNDING',
  DIRECT_DEBT_PAYOFF: 'FUNDING',
  COMPLETE: 'FUNDED',
};

/** Until all have signed, and an attorney has looked at it where the state requires one, others act. */
export const signerStage = (status: string): SignerStage => STAGES[status] ?? 'OTHERS';

type Standing = {
  readonly next: SignerNext;
  readonly status: string;
  readonly role: string;
  readonly mayCancel: boolean;
  readonly identity: { readonly verified: boolean | null };
};
const STEP = {
  role: 'Your role',
  id: 'Your ID',
  credit: 'Your credit',
  sign: 'Sign',
  notary: 'Notary',
  cancel: 'Right to cancel',
  funded: 'Funded',
};
type Step = keyof typeof STEP;
const OF_STAGE: Readonly<Record<SignerStage, Step | null>> = {
  OTHERS: 'notary',
  NOTARY_SETUP: 'notary',
  NOTARY: 'notary',
  MANUAL_NOTARY: 'notary',
  INSURANCE: 'cancel',
  RIGHT_TO_CANCEL: 'cancel',
  FUNDING: 'funded',
  FUNDED: null,
};

function stepOf({ next, status, identity }: Standing): Step | null {
  if (next === 'DONE') return OF_STAGE[signerStage(status)];
  if (next === 'IDENTITY' || (next === 'WAIT' && identity.verified !== true)) return 'id';
  if (next === 'HMDA' || next === 'CREDIT' || next === 'WAIT') return 'credit';
  return next === 'SIGN' ? 'sign' : 'role';
}

/** The names of a signer's steps, and the index of the open one; past the last when all are done. */
export function signerProgress(standing: Standing): { readonly names: readonly string[]; readonly at: number } {
  const left = { credit: standing.role !== 'CO_SIGNER', cancel: !standing.mayCancel };
  const steps = (Object.keys(STEP) as Step[]).filter((step) => !(step in left && left[step as keyof typeof left]));
  const step = stepOf(standing);
  // a step that this signer does not take stands for the one after it
  const open = step === 'cancel' && left.cancel ? 'funded' : step === 'credit' && left.credit ? 'sign' : step;
  const at = open === null ? steps.length : steps.indexOf(open);
  return { names: steps.map((name) => STEP[name]), at };
}
