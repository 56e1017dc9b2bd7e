import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import type { OfferedDebt, PricedOffers } from '@hearthline/rules/offers/types.ts';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { type Actor, path } from './actor.ts';
import { APPLICATION_PHASE_STEPS } from './borrower-application-phase.ts';

type LienRow = {
  id: string;
  lenderName: string;
  originationDate: string | null;
  originalBalance: number;
  currentBalance: number;
  monthlyPayment: number;
  recordedReleased: boolean;
};
type Offers = PricedOffers<OfferedDebt & { readonly creditor: string }> & { readonly offerSetId: string };

const shortest = (terms: readonly number[]) => Math.min(...terms);
const longest = (terms: readonly number[]) => Math.max(...terms);

/** Chosen again, a longer term is dearer and is disclosed and signed anew (lending §1.2, row 24r). */
const chooseAgain = async (actor: Actor) => chooseOffer(actor, actor.until === 'SUMMARY_DISCLOSURE' ? longest : shortest);

/** The shortest term at the highest fee, as much as the persona wants of what the month carries, and the debts to be paid off. */
async function chooseOffer({ call, uuid, persona }: Actor, termOf = shortest): Promise<void> {
  const o = await call<Offers>('GET', path(uuid, 'offers'));
  const wanted = persona.extra.payOff ?? [];
  const marked = o.liabilities.filter(
    (d) => d.payOff.status !== null || (d.payOff.eligible && wanted.some((name) => d.creditor.toLowerCase().includes(name.toLowerCase()))),
  );
  const payType = persona.extra.payType ?? 'AUTOPAY';
  const fee = Math.max(...o.offersByType.FIXED.map((f) => f.originationFee));
  const some = o.offersByType.FIXED.filter((f) => f.originationFee === fee);
  const term = termOf(some.map((f) => f.term));
  const most = Math.max(...some.filter((f) => f.term === term).map((f) => f.maxDraw));
  const draw = Math.min(persona.extra.draw ?? 100_000, most);
  const payoffs = marked.map((d) => d.id);
  const result = quote(quoteInput(o, { term, draw, feePercent: fee, payType, payoffs }));
  if (!result.ok) throw new Problem('conflict', { message: result.message });
  await call('POST', path(uuid, 'offers/select'), {
    type: 'FIXED',
    term,
    draw,
    feePercent: fee,
    payType,
    payoffs,
    payoffPreference: 'DEDUCT',
    offerSetId: o.offerSetId,
    expected: { rate: result.quote.apr, monthlyPayment: result.quote.monthlyPayment, cashToYou: result.quote.cashToYou },
  });
}

/** What a borrower does at each step. A step that is not here waits for somebody else. */
export const STEPS: Partial<Record<ChecklistStatus, (actor: Actor) => Promise<unknown>>> = {
  PRE_SOFT_CREDIT_CONSENT: ({ call, uuid, orgCode }) =>
    call('POST', path(uuid, 'consents'), {
      type: 'SOFT_CREDIT',
      version: consentText('SOFT_CREDIT', lenderByCode(orgCode) ?? PRIMARY).version,
    }),
  CREDIT_NO_MATCH: async ({ call, uuid, persona }) => {
    await call('PUT', '/service-profile/api/v1/profile/ssn', { ssn: persona.extra.ssn ?? persona.ssn });
    await call('POST', path(uuid, 'credit/repull'), {});
  },
  SOFT_CREDIT_LOCKED_OR_FROZEN: ({ call, uuid, persona, until }) => {
    const pin = until === 'SOFT_CREDIT_INCORRECT_PIN' ? persona.extra.wrongPin : persona.extra.pin;
    return call('POST', path(uuid, 'credit/repull'), pin ? { pin } : {});
  },
  SOFT_CREDIT_INCORRECT_PIN: ({ call, uuid, persona }) => call('POST', path(uuid, 'credit/repull'), { pin: persona.extra.pin }),
  NO_PROPERTY_FOUND: ({ call, uuid, persona }) =>
    call('PUT', path(uuid, 'property'), { address: persona.extra.address ?? persona.property }),
  MULTIPLE_PROPERTIES: async ({ call, uuid, persona }) => {
    const { candidates } = await call<{ candidates: { propertyId: string; address: string }[] }>('GET', path(uuid, 'property'));
    const wanted = candidates.find((c) => persona.extra.unit && c.address.includes(persona.extra.unit)) ?? candidates[0];
    await call('PUT', path(uuid, 'property'), { propertyId: wanted?.propertyId });
  },
  NO_AVM_FOUND: ({ call, uuid, persona }) => call('PUT', path(uuid, 'estimate'), { amount: persona.extra.estimate ?? 400_000 }),
  LIEN_VERIFICATION: async ({ call, uuid }) => {
    const { liens } = await call<{ liens: LienRow[] }>('GET', path(uuid, 'liens'));
    await call('PUT', path(uuid, 'liens'), {
      liens: liens.map((l) => ({
        id: l.id,
        action: l.recordedReleased ? 'PAID_OFF' : 'CONFIRM',
        lenderName: l.lenderName,
        originationDate: l.originationDate,
        originalBalance: l.originalBalance,
        currentBalance: l.currentBalance,
        monthlyPayment: l.monthlyPayment,
      })),
    });
  },
  LIEN_ATTESTATION: ({ call, uuid }) => call('POST', path(uuid, 'lien-attestation'), { attested: true }),
  ASSETS_PREQUAL: ({ call, uuid, persona, until }) =>
    call('PUT', path(uuid, 'asset-depletion'), {
      savingsAmount: until === 'DECLINED' ? 0 : (persona.extra.savings ?? 0),
      annualInvestmentIncome: 0,
      annualRetirementIncome: 0,
      annualBusinessIncome: 0,
      otherAnnualIncome: 0,
      retirementAmount: 0,
      investmentAmount: 0,
      selectedAccountsToPayoff: [],
    }),
  REQUALIFY: async ({ call, uuid, until }) => {
    const { payoffs } = await call<{ payoffs: { id: string }[] }>('GET', path(uuid, 'requalify'));
    await call('POST', path(uuid, 'requalify'), {
      accept: until !== 'DECLINED',
      payoffs: until === 'DECLINED' ? [] : payoffs.map((p) => p.id),
    });
  },
  OFFER_SELECTION: async (actor) => chooseOffer(actor),
  REVISED_OFFER_SELECTION: chooseAgain,
  ...APPLICATION_PHASE_STEPS,
};
