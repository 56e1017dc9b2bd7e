/** Electronic records in place of paper: 15 USC 7001(c), 7003(b); lending §2.7. */

/** Statements required before the consent (15 USC 7001(c)(1)(B)–(C)), paraphrased. */
export const ESIGN_STATEMENTS = {
  PAPER: 'You may ask for any document on paper.',
  PAPER_FEE: 'A paper copy costs nothing.',
  WITHDRAW: 'You may withdraw this consent at any time.',
  CONSEQUENCE: 'After you withdraw, documents come by mail. This takes longer and can delay your closing.',
  SCOPE: 'The consent covers this application and, if it is opened, this line.',
  CONTACT: 'Tell us when your email address changes.',
  NEEDS: 'You need a current web browser, an email address, and a program that opens PDF files.',
} as const;
export type EsignStatement = keyof typeof ESIGN_STATEMENTS;

/** Proof that the borrower can open what we send (15 USC 7001(c)(1)(C)(ii)). */
export type EsignProof = {
  readonly agreed: boolean;
  readonly openedPdf: boolean;
  readonly version: string | null;
  readonly withdrawn: boolean;
};

/** Whether required written documents may be given electronically: consented, demonstrated access to a PDF, not withdrawn. */
export const mayDeliverElectronically = (proof: EsignProof): boolean =>
  proof.agreed && proof.openedPdf && proof.version !== null && !proof.withdrawn;

/** Notices that must be on paper whatever was agreed (15 USC 7003(b)(2)(B)): about the borrower's residence. */
export const PAPER_ONLY = ['DEFAULT', 'ACCELERATION', 'REPOSSESSION', 'FORECLOSURE', 'EVICTION', 'RIGHT_TO_CURE'] as const;
export type PaperOnly = (typeof PAPER_ONLY)[number];

/**
 * What need not be in writing, or may be given as the application is made: the disclosures of a plan applied for on a screen (12 CFR 1026.5(a)(1)(iii)),
 * the privacy notice to a person who agrees to it (12 CFR 1016.9(a)), New York's notice of a credit report (Gen. Bus. Law 380-b(b)), its
 * disclosures before an application (3 NYCRR 38.3), the link to its pamphlet (Banking Law 35), and records of what the person said.
 */
const NEEDS_NO_CONSENT = [
  'HELOC_IMPORTANT_TERMS',
  'HELOC_BROCHURE',
  'PRIVACY_NOTICE',
  'NY_CONSUMER_REPORT_NOTICE',
  'NY_APPLICATION_DISCLOSURES',
  'NY_MORTGAGE_PAMPHLET',
  'ESIGN_CONSENT',
  'SOFT_PULL_AUTHORIZATION',
] as const;
const includes = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

/**
 * How a document is delivered. Important terms and the brochure may be electronic without consent (12 CFR 1026.5(a)(1)(iii)); what must be
 * in writing needs consent; a few notices are always paper.
 */
export const DELIVERIES = ['ELECTRONIC', 'PAPER'] as const;
export type Delivery = (typeof DELIVERIES)[number];
export function deliveryOf(kind: string, proof: EsignProof): Delivery {
  if (includes(PAPER_ONLY, kind)) return 'PAPER';
  return includes(NEEDS_NO_CONSENT, kind) || mayDeliverElectronically(proof) ? 'ELECTRONIC' : 'PAPER';
}

/** Copies of the notice of the right to cancel per owner: two on paper, one when electronic (12 CFR 1026.15(b)(1)). */
export const rescissionCopies = (delivery: Delivery): 1 | 2 => (delivery === 'ELECTRONIC' ? 1 : 2);
