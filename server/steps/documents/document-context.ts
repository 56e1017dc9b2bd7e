import type { Signer as NamedSigner } from '@hearthline/journey/facts/verification-state.ts';
import { lienPosition, linesToClose } from '@hearthline/journey/selectors.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import type { MaritalStatus } from '@hearthline/rules/enums.ts';
import { smallestLaterDraw } from '@hearthline/rules/offers/limits.ts';
import { FEE_NAMES } from '@hearthline/rules/offers/costs.ts';
import { laterDrawsFor } from '@hearthline/rules/offers/later-draws.ts';
import { drawYears, paymentCourse } from '@hearthline/rules/offers/payments.ts';
import { marketRatesToday } from '../prequalification/market-rates.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { liabilitiesOf } from '../prequalification/liabilities.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import type { DocumentBase, LineTerms, ReportUsed, Signer, SignerCapacity } from '@hearthline/documents/templates/document-data.ts';
import { type Applicant, applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { type Party, signersOf } from '@hearthline/database/stores/person/parties.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { day } from '@hearthline/documents/templates/template.ts';
import type { TitleOrder, TitleSnapshot, VestingParty } from '@hearthline/providers/title/port.ts';
import { GiveUp } from '../../engine/step.ts';

const CAPACITIES: Readonly<Record<NamedSigner['role'], SignerCapacity>> = {
  CO_DEEDER: 'OWNER',
  CO_SIGNER: 'CO_BORROWER',
  SPOUSE: 'SPOUSE',
};

/** The data that documents of an application are rendered from. */
export type DocumentContext = {
  readonly lender: Lender;
  readonly base: DocumentBase;
  readonly who: Applicant;
  readonly others: readonly Party[];
  /** Everyone who signs the note or the deed, the borrower first. `party`: 'borrower' or the signer's id. */
  readonly signers: readonly (Signer & { readonly party: string })[];
};

export const fullName = ({ first, middle = '', last, suffix = '' }: Pick<Applicant, 'first' | 'last'> & Partial<Applicant>): string =>
  [first, middle, last, suffix].filter(Boolean).join(' ');

export async function loadDocumentContext(ctx: Context, application: Application): Promise<DocumentContext> {
  const { uuid, facts, loanNumber, orgCode } = application;
  const [who, others, property] = await Promise.all([
    applicantOf(ctx, application),
    signersOf(ctx.pool, uuid),
    propertyAddress(ctx.pool, application),
  ]);
  if (!facts.created) throw new GiveUp('FACTS_MISSING');
  const trust = facts.ownership === 'TRUST' ? trustName(await trustOf(ctx, application)) : null;
  const borrower: Signer = {
    name: fullName(who),
    capacity: facts.ownership === 'TRUST' ? 'TRUSTEE' : 'BORROWER',
    marital: facts.verification.info?.maritalStatus,
    ...(trust !== null && { trust }),
  };
  const coSigners = others.filter((o) => o.role === 'CO_SIGNER').map(fullName);
  return {
    lender: lenderOf(ctx, orgCode),
    who,
    others,
    signers: [
      { ...borrower, party: 'borrower' },
      // A co-owner of a home in trust is another trustee.
      ...others.map((o) =>
        facts.ownership === 'TRUST' && o.role === 'CO_DEEDER'
          ? { name: fullName(o), capacity: 'CO_TRUSTEE' as const, party: o.id, ...(trust !== null && { trust }) }
          : { name: fullName(o), capacity: CAPACITIES[o.role], party: o.id, marital: maritalOf(facts, o.id) },
      ),
    ],
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

/** Whether an owner besides the borrower is married: the borrower's spouse is as the borrower is. Of a person who owns nothing the deed says whom they join. */
function maritalOf({ verification: { signers, info } }: Application['facts'], id: string): MaritalStatus | undefined {
  const { role, spouseOf, maritalStatus } = signers.find((signer) => signer.id === id) ?? {};
  return role === 'SPOUSE' ? undefined : spouseOf === 'BORROWER' ? info?.maritalStatus : maritalStatus;
}

/** The trust that holds title, as the title search names it; null when it names none. The full search counts before the snapshot. */
export async function trustOf(ctx: Context, { uuid }: Pick<Application, 'uuid'>): Promise<VestingParty | null> {
  const [full, snapshot] = await Promise.all([
    latestAnswer<TitleOrder>(ctx, uuid, 'full-title'),
    latestAnswer<TitleSnapshot>(ctx, uuid, 'title'),
  ]);
  return [full?.report, snapshot].flatMap((report) => report?.vesting ?? []).find(({ type }) => type === 'TRUST') ?? null;
}

/** "Tara Trust Revocable Living Trust dated March 3, 2015": the words of the record, not in capitals; null without a name or a date. */
const trustName = (trust: VestingParty | null): string | null =>
  trust?.dated
    ? `${trust.name
        .toLowerCase()
        .replace(/^the /, '')
        .replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())} dated ${day(trust.dated)}`
    : null;

/** The chosen line as documents print it: the figures of the recorded choice, which final underwriting updated with the payoff letters. */
export async function lineTerms(ctx: Context, application: Application): Promise<LineTerms> {
  const { facts: f, product } = application;
  const { created, selection: chosen } = f;
  if (!created || !chosen) throw new GiveUp('NO_SELECTION');
  const debts = await liabilitiesOf(ctx, application);
  const closing = linesToClose(f);
  const { index, apor } = await marketRatesToday(ctx, application);
  // A choice from before the margin was part of it gets the lender's: what counts is what is fixed at the opening.
  const pricing =
    chosen.laterDraws ??
    laterDrawsFor(product.laterDraws, {
      score: f.verification.hardCredit?.score ?? f.credit?.score ?? 0,
      index,
      apor,
      occupancy: created.occupancy,
      term: chosen.term,
      firstLien: lienPosition(f) === 1,
    });
  if (!pricing) throw new GiveUp('NO_MARGIN');
  return {
    line: chosen.lineAmount,
    draw: chosen.draw,
    originationFee: chosen.originationFee,
    feePercent: chosen.feePercent,
    apr: chosen.rate,
    withoutAutopay:
      chosen.payType === 'AUTOPAY' ? { apr: chosen.withoutAutopay.rate, payment: chosen.withoutAutopay.monthlyPayment } : null,
    termYears: chosen.term,
    drawPeriodYears: drawYears(chosen.term),
    payment: chosen.monthlyPayment,
    interestOnly: product.ageRestricted,
    lastPayment: paymentCourse(chosen.lineAmount, chosen.rate, chosen.term, chosen.monthlyPayment).last,
    costs: chosen.costs
      .filter(({ amount }) => amount > 0)
      .map(({ feeType, amount }) => ({ label: FEE_NAMES[feeType], amount, paidBy: 'BORROWER' })),
    payoffs: chosen.payoffs.map((id) => ({
      creditor: debts.find((d) => d.id === id)?.creditor ?? 'Creditor',
      mask: null,
      amount: chosen.payoffAmounts[id] ?? 0,
      closes: closing.some((line) => line.id === id),
    })),
    cashToBorrower: chosen.cashToYou,
    lienPosition: lienPosition(f),
    minLaterDraw: smallestLaterDraw(created.state, created.occupancy),
    laterDraws: { ...pricing, index: index.percent, indexFrom: index.from },
  };
}

/** Reports of these hits contain a credit file; another answer of the bureau does not replace an earlier file. */
const READABLE: ReadonlySet<string> = new Set(['HIT', 'THIN']);

/** A person's credit report behind the decision, for notices; null when there is none. @param who 'borrower' or a signer's id */
export async function reportUsed(ctx: Context, { uuid }: Application, who = 'borrower'): Promise<ReportUsed | null> {
  const kinds = who === 'borrower' ? (['credit-refresh', 'hard-credit', 'soft-credit'] as const) : ([`signer-credit:${who}`] as const);
  const reports: CreditReport[] = [];
  for (const kind of kinds) reports.push(...[await latestAnswer<CreditReport>(ctx, uuid, kind)].flatMap((found) => found ?? []));
  const report = reports.find(({ hit }) => READABLE.has(hit)) ?? reports[0];
  return report ? reportAs(ctx, report) : null;
}

/** A report as notices name it. */
export function reportAs(ctx: Context, { score, scoreModel, scoreDate, factors }: CreditReport): ReportUsed {
  return {
    bureau: ctx.config.bureau,
    score:
      score === null
        ? null
        : { value: score, model: scoreModel ?? 'FICO 8', low: 300, high: 850, date: scoreDate ?? '', factors: factors.map((f) => f.text) },
  };
}
