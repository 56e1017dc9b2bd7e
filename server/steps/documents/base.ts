import type { Signer as NamedSigner } from '@hearthline/journey/facts/application-state.ts';
import { homeValue, openLiens, payoffAmount } from '@hearthline/journey/selectors.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import { quote } from '@hearthline/rules/offers/quote.ts';
import { TEXAS_MIN_ADVANCE } from '@hearthline/rules/regulation/texas.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { liabilitiesOf } from '../prequalification/liabilities.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import type { DocumentBase, LineTerms, ReportUsed, Signer, SignerCapacity } from '@hearthline/documents/document-data.ts';
import { type Applicant, applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { readOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import { type Party, signersOf } from '@hearthline/database/stores/person/parties.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { GiveUp } from '../../engine/step.ts';

/** Smallest later draw where no law says more, dollars. */
const MIN_LATER_DRAW = 500;
const COSTS: Readonly<Record<string, string>> = {
  AVM_FEE: 'Valuation by a model',
  NOTARY_FEE: 'Notary',
  RECORDING_TAX: 'Recording tax',
  RECORDING_FEE: 'Recording',
  TITLE_FEE: 'Title search',
  BPO_FEE: 'Broker price opinion',
  DRIVE_BY_VALUATION_FEE: 'Evaluation from outside',
  ONSITE_APPRAISAL_FEE: 'Appraisal',
};
const CAPACITIES: Readonly<Record<NamedSigner['role'], SignerCapacity>> = {
  CO_DEEDER: 'OWNER',
  CO_SIGNER: 'CO_BORROWER',
  SPOUSE: 'SPOUSE',
};

/** Everything every paper of an application is filled from. */
export type Filling = {
  readonly lender: Lender;
  readonly base: DocumentBase;
  readonly who: Applicant;
  readonly others: readonly Party[];
  /** Everybody who signs the note or the deed, the borrower first. `party`: 'borrower' or the signer's id. */
  readonly signers: readonly (Signer & { readonly party: string })[];
};

export const fullName = ({ first, middle = '', last, suffix = '' }: Pick<Applicant, 'first' | 'last'> & Partial<Applicant>): string =>
  [first, middle, last, suffix].filter(Boolean).join(' ');

export async function filling(ctx: Context, application: Application): Promise<Filling> {
  const { uuid, facts, loanNumber, orgCode } = application;
  const [who, others, property] = await Promise.all([
    applicantOf(ctx, application),
    signersOf(ctx.pool, uuid),
    propertyAddress(ctx.pool, application),
  ]);
  if (!facts.created) throw new GiveUp('FACTS_MISSING');
  const borrower: Signer = { name: fullName(who), capacity: facts.ownership === 'TRUST' ? 'TRUSTEE' : 'BORROWER' };
  const coSigners = others.filter((o) => o.role === 'CO_SIGNER').map(fullName);
  return {
    lender: lenderByCode(orgCode) ?? PRIMARY,
    who,
    others,
    signers: [{ ...borrower, party: 'borrower' }, ...others.map((o) => ({ name: fullName(o), capacity: CAPACITIES[o.role], party: o.id }))],
    base: {
      on: dayAtProperty(facts, ctx.clock.now(uuid)),
      loanNumber,
      applicants: [borrower.name, ...coSigners],
      mailingAddress: who.homeAddress,
      property,
      state: facts.created.state,
    },
  };
}

/** The chosen line as papers print it: figures of the offer it is from, payoffs at the creditors' own where there is a letter. */
export async function lineTerms(ctx: Context, application: Application): Promise<LineTerms> {
  const { facts: f, product } = application;
  const chosen = f.selection;
  const set = chosen ? await readOfferSet(ctx.pool, chosen.offerSetId) : null;
  if (!f.created || !chosen || !set) throw new GiveUp('NO_SELECTION');
  const debts = await liabilitiesOf(ctx, application);
  const payoffs = chosen.payoffs.map((id) => {
    const debt = debts.find((d) => d.id === id);
    return { id, creditor: debt?.creditor ?? 'Creditor', balance: payoffAmount(f, id, debt?.monetaryBalance ?? 0) };
  });
  const result = quote({
    underwriting: set.priced,
    value: homeValue(f) ?? 0,
    draw: chosen.draw,
    term: chosen.term,
    feePercent: chosen.feePercent,
    payType: chosen.payType,
    membership: product.membershipDiscount ?? null,
    ageRestricted: product.ageRestricted,
    payoffs: payoffs.map(({ id, balance }) => ({ id, balance, monthlyPayment: 0, counted: true })),
  });
  if (!result.ok) throw new GiveUp(`TERMS_${result.code}`);
  const q = result.quote;
  return {
    line: q.lineAmount,
    draw: q.draw,
    originationFee: q.originationFee,
    feePercent: q.feePercent,
    apr: q.apr,
    withoutAutopay: chosen.payType === 'AUTOPAY' ? { apr: q.aprWithoutAutopay, payment: q.paymentWithoutAutopay } : null,
    termYears: q.term,
    drawPeriodYears: q.drawPeriodYears,
    payment: q.monthlyPayment,
    interestOnly: product.ageRestricted,
    costs: q.costs
      .filter((c) => c.amount > 0)
      .map(({ feeType, amount }) => ({ label: COSTS[feeType] ?? feeType, amount, paidBy: 'BORROWER' })),
    payoffs: payoffs.map(({ creditor, balance }) => ({ creditor, mask: null, amount: balance })),
    cashToBorrower: q.cashToYou,
    lienPosition: (openLiens(f) ?? []).length === 0 ? 1 : 2,
    minLaterDraw: isTexasHomestead(f.created.state, f.created.occupancy) ? TEXAS_MIN_ADVANCE : MIN_LATER_DRAW,
  };
}

/** The report the decision was read from, as a notice tells it; null when there is none. */
export async function reportUsed(ctx: Context, { uuid }: Application): Promise<ReportUsed | null> {
  const report =
    (await latestAnswer<CreditReport>(ctx, uuid, 'hard-credit')) ?? (await latestAnswer<CreditReport>(ctx, uuid, 'soft-credit'));
  if (!report) return null;
  const { score, scoreModel, scoreDate, factors } = report;
  return {
    bureau: ctx.config.bureau,
    score:
      score === null
        ? null
        : { value: score, model: scoreModel ?? 'FICO 8', low: 300, high: 850, date: scoreDate ?? '', factors: factors.map((f) => f.text) },
  };
}
