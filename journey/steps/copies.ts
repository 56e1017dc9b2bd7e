/** Copies that the other owners and signers get of documents of the application, and who of them gets each now. */
import { VALUATION_COPY } from '../deliveries.ts';
import type { Facts } from '../facts.ts';
import type { Signer } from '../facts/verification-state.ts';
import { isTexas } from './verification.ts';

/** The application as it was signed. */
export const SIGNED_APPLICATION = 'SIGNED_SUMMARY_DISCLOSURE';
/** What Texas law has each owner of a homestead, and each owner's spouse, receive before the line closes (Tex. Const. art. XVI s.50(a)(6)(M)(ii), (g)). */
export const TEXAS_NOTICE = 'TEXAS_EQUITY_NOTICE';
export const TEXAS_COSTS = 'TEXAS_CLOSING_COSTS';
/** The additional copy of the notice where the discussions were in Spanish (s.50(g)). */
export const TEXAS_NOTICE_SPANISH = 'TEXAS_EQUITY_NOTICE_ES';

/**
 * Whether a signer has said how documents come to them: their consent counts or was withdrawn, or they went on without typing the code. Before that they
 * could only be mailed what they may be about to choose to read in their account.
 */
const hasChosen = (f: Facts, { id, consents, identity, identified, cleared }: Signer): boolean =>
  consents.COMMUNICATIONS !== undefined &&
  (f.electronic[id] !== undefined || identity.sessionRef !== null || identified !== null || cleared);

/** Who gets a copy of a kind: the notice and the costs of a Texas homestead each owner and spouse; a valuation each owner and co-applicant. */
const GETS: Readonly<Record<string, (f: Facts, signer: Signer) => boolean>> = {
  [TEXAS_NOTICE]: isTexas,
  [TEXAS_NOTICE_SPANISH]: isTexas,
  [TEXAS_COSTS]: isTexas,
  [SIGNED_APPLICATION]: isTexas,
  [VALUATION_COPY]: (_, { role }) => role !== 'SPOUSE',
};

/** The signers who get a document of a kind when it is made; who has not chosen yet how documents come gets it when they have. */
export const copiedTo = (f: Facts, kind: string): string[] =>
  f.verification.signers.filter((signer) => GETS[kind]?.(f, signer) === true && hasChosen(f, signer)).map(({ id }) => id);

/** A document by its hash; null stands for the executed copy with the newest signatures. */
export type OwedCopy = { readonly to: string; readonly kind: string; readonly sha256: string | null };

/** What each signer has not been sent yet. @param everyone also those who have not chosen how documents come: without consent theirs are mailed */
export function copiesOwed(f: Facts, everyone = false): OwedCopy[] {
  const { packages, signed, signers } = f.verification;
  const made = (kind: string) =>
    [packages.APPLICATION, packages.CLOSING].flatMap((one) => one?.documents ?? []).findLast((document) => document.kind === kind);
  // Every valuation the borrower has; the copy in Spanish once, as the notice.
  const ofBorrower = (kind: string) => [
    ...new Set(f.deliveries.filter((one) => one.kind === kind && one.to === 'borrower').map(({ sha256 }) => sha256)),
  ];
  const [notice, costs] = [made(TEXAS_NOTICE), made(TEXAS_COSTS)];
  return signers
    .filter((signer) => !signer.refused && (everyone || hasChosen(f, signer)))
    .flatMap((signer) => {
      const to = signer.id;
      const before = f.deliveries.filter((one) => one.to === to);
      const lacks = (sha256: string): boolean => !before.some((one) => one.sha256 === sha256);
      const copies: OwedCopy[] = [
        // The notice is given once; who got it before deliveries were recorded has it.
        ...(notice && !f.closing.disclosed?.EQUITY_NOTICE?.[to] && !before.some(({ kind }) => kind === TEXAS_NOTICE)
          ? [{ to, kind: TEXAS_NOTICE, sha256: notice.sha256 }]
          : []),
        ...(costs && lacks(costs.sha256) ? [{ to, kind: TEXAS_COSTS, sha256: costs.sha256 }] : []),
        // With the costs: one business day before closing (s.50(a)(6)(M)(ii)).
        ...(costs && signed.SUMMARY && !hasSignedApplication(f, to) ? [{ to, kind: SIGNED_APPLICATION, sha256: null }] : []),
        ...(before.some(({ kind }) => kind === TEXAS_NOTICE_SPANISH) ? [] : ofBorrower(TEXAS_NOTICE_SPANISH).slice(-1)).map((sha256) => ({
          to,
          kind: TEXAS_NOTICE_SPANISH,
          sha256,
        })),
        ...ofBorrower(VALUATION_COPY)
          .filter(lacks)
          .map((sha256) => ({ to, kind: VALUATION_COPY, sha256 })),
      ];
      return copies.filter(({ kind }) => GETS[kind]?.(f, signer));
    });
}

/** Whether a signer was sent the application as it was signed last. */
export const hasSignedApplication = ({ deliveries, verification: { signed } }: Facts, to: string): boolean =>
  deliveries.some((one) => one.to === to && one.kind === SIGNED_APPLICATION && one.at >= (signed.SUMMARY?.at ?? ''));
