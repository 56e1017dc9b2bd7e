/** A borrower of the simulation: the sandbox's one table of requests and steps, answered at random and over pages in memory. */
import { lenderOf } from '@hearthline/server/organizations/organizations.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import { asPersona, type Choose, type Pages, type ActorView } from '@hearthline/sandbox/actor.ts';
import { REQUESTS, type RequestName, REQUESTS_AT } from '@hearthline/sandbox/borrower.ts';
import { accessCode } from '@hearthline/server/steps/documents/electronic-access.ts';
import { documentsToSign } from '@hearthline/server/steps/documents/executed-copies.ts';
import { currentOffers } from '@hearthline/server/steps/prequalification/offers.ts';
import type { Process } from '../process.ts';
import type { Shape } from '../shape.ts';
import { draw } from '../vendors/random.ts';
import type { Applicant } from './applicant.ts';

/** Another service keeps the SSN (giveSsn), the notary's meeting is the vendor port's, and no loan officer starts an inquiry here. */
const NOT_SIMULATED: ReadonlySet<RequestName> = new Set(['ssn', 'notarySession', 'attestInquiry']);
const simulated = (names: readonly RequestName[]) => names.filter((name) => !NOT_SIMULATED.has(name));

/** Requests that may be sent at any moment, wherever the application stands. */
export const ANYTIME = simulated(Object.keys(REQUESTS) as RequestName[]).filter((name) => name !== 'cancel' && name !== 'rescind');
/** What a borrower may also send while the lender reviews; the sandbox's borrower leaves these to staff. */
const DURING_REVIEW: typeof REQUESTS_AT = {
  CREDIT_NO_MATCH_SSN: ['repull'],
  DELINQUENCY_REVIEW: ['delinquency'],
  OWNERSHIP_REVIEW: ['ownership'],
};
/** What an honest borrower asks for next; several where one alone does not end the step. */
export const NEXT = Object.fromEntries(
  Object.entries({ ...REQUESTS_AT, ...DURING_REVIEW }).map(([status, names]) => [status, simulated(names)]),
) as Partial<Record<ChecklistStatus, readonly RequestName[]>>;

const atRandom =
  (random: () => number): Choose =>
  (_, others) => {
    const [[, only] = []] = others;
    return others.length === 1 && only !== undefined ? only : draw(random, others);
  };

/** The pages as the facts have them: no request is spent on reading. */
const pagesOf = ({ ctx }: Process, application: Application, random: () => number): Pages => ({
  offers: async () => {
    const present = await currentOffers(ctx, application);
    return present && { ...present.offers, offerSetId: present.set.id };
  },
  liens: async () => application.facts.title?.liens ?? [],
  parcels: async () => (application.facts.parcels?.candidates ?? []).map((propertyId) => ({ propertyId, address: '' })),
  suggestedPayoffs: async () => application.facts.underwriting?.suggestedPayoffs ?? [],
  // By payroll, from accounts, or by documents that a person reads.
  proofOfIncome: async () => {
    const method = draw(random, [
      [4, 'TRUV_PAYROLL'],
      [2, 'TRUV_FINANCIAL_ACCOUNTS'],
      [2, 'MANUAL_PAYSTUB'],
    ] as const);
    return method === 'MANUAL_PAYSTUB' ? { method } : { method, publicToken: 'token' };
  },
  toSign: async (signing) => ({
    version: application.version,
    documents: documentsToSign(signing, application, { key: BORROWER_PARTY, role: null }, await documentsOf(ctx.pool, [application.uuid])),
  }),
  upload: async (type) => type,
  // Each time another card, and so another token, as the vendor's card field gives it: one that was declined is not tried again.
  cardToken: async () => `tok_${Math.floor(random() * Number.MAX_SAFE_INTEGER).toString(36)}`,
  accessCode: async () => accessCode(ctx, application, 'borrower'),
});

type Wish = { readonly random: () => number; readonly honest: boolean; readonly name: RequestName; readonly shape: Shape };
/** How a page is answered: at random, but for what makes the journey one of its shape. */
function chooseFor({ random, honest, name, shape }: Wish): Choose {
  if (honest && name === 'insurance') return asPersona;
  if (shape === 'owners' && name === 'info') return asPersona;
  const any = atRandom(random);
  return shape === 'debts' && name === 'select' ? (own, others) => (typeof own === 'boolean' ? own : any(own, others)) : any;
}

/** What the body of a request is made from; `honest`: an insurance policy that is good enough. */
export const seenBy = ({ persona, orgCode }: Applicant, application: Application, page: Process, wish: Wish): ActorView => ({
  persona,
  orgCode,
  lender: lenderOf(page.ctx, orgCode),
  application,
  modifiers: [],
  until: 'COMPLETE',
  choose: chooseFor(wish),
  pages: pagesOf(page, application, wish.random),
});
