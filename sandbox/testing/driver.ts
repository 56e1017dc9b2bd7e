import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { joinMeeting } from '@hearthline/providers/notary/sandbox.ts';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import { isRequired } from '@hearthline/rules/offers/selection.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { putSsn } from '@hearthline/server/identity/access/edit-profile.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { offerSelected, presentOffers } from '@hearthline/server/steps/prequalification/offers.ts';
import { record } from '@hearthline/server/engine/record.ts';
import { sweepAll } from '@hearthline/server/engine/sweep.ts';
import { releaseHold } from '../hold.ts';
import { PERSONAS } from '../personas.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { saveAccount, saveEmployer } from '@hearthline/database/stores/person/parties.ts';
import { saveOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import type { TestLender } from './lender.ts';

/** What somebody does at a status: the facts that follow, with what has to be done beside them. Nothing: it waits. */
type Act = (lender: TestLender, application: Application) => Promise<readonly Fact[]> | readonly Fact[];
export type Acts = Partial<Record<ChecklistStatus, Act>>;

/** How long nothing happens, in milliseconds: short waits first, so that nothing quick is slept through. */
const WAITS = [20_000, 20_000, 20_000, 300_000] as const;
const HOUR = 3_600_000;
/** Longest wait of any path: rescission, a holiday, and the money's way. */
const MOST_ROUNDS = 1000;
const GOOD_ACCOUNT = '000123456789';

const beside = async ({ ctx }: TestLender, work: (client: PoolClient) => Promise<unknown>): Promise<void> => {
  const client = await ctx.pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
};

/** What is chosen: dollars, how it is paid, and which debts are paid off. */
export type Choice = {
  readonly draw?: number;
  readonly payType?: 'AUTOPAY' | 'MANUAL';
  readonly payOff?: (debt: { readonly creditor: string }) => boolean;
};

/** Chooses from the present offers: the highest fee, the shortest term that carries the draw. */
export async function choose(
  { ctx }: TestLender,
  application: Application,
  { draw: wanted = 100_000, payType = 'AUTOPAY', payOff = () => false }: Choice = {},
): Promise<Fact[]> {
  const present = await presentOffers(ctx, application);
  if (!present) throw new Error('There is no offer set');
  const { set, offers } = present;
  const payoffs = offers.liabilities.filter((d) => isRequired(d) || (d.payOff.eligible && payOff(d))).map((d) => d.id);
  const feePercent = Math.max(...set.priced.offers.map((o) => o.originationFee));
  const some = set.priced.offers.filter((o) => o.originationFee === feePercent);
  const draw = Math.min(wanted, Math.max(...some.map((o) => o.maxDraw)));
  const { term } = some.find((o) => o.minDraw <= draw && draw <= o.maxDraw) ?? { term: 0 };
  const result = quote(quoteInput(offers, { draw, term, feePercent, payType, payoffs }));
  if (!result.ok) throw new Error(result.message);
  return [offerSelected(set, { payType, payoffPreference: 'DEDUCT' }, result.quote)];
}

/** An account of the applicant's own, by its number. */
export const account =
  (role: 'DISBURSEMENT' | 'AUTOPAY', accountNumber = GOOD_ACCOUNT): Act =>
  async (lender, application) => {
    const accountId = v7();
    const { first, last } = await applicantOf(lender.ctx, application);
    const mask = accountNumber.slice(-4);
    await beside(lender, async (client) =>
      saveAccount(lender.ctx, client, application.uuid, accountId, role, {
        routingNumber: '011401533',
        accountNumber,
        type: 'CHECKING',
        holder: `${first} ${last}`,
        bank: 'First Platypus Bank',
        mask,
      }),
    );
    return [{ type: 'accountGiven', role, accountId, mask, verification: 'VERIFIED' }];
  };

const PICTURE = { fileName: 'license.jpg', contentType: 'image/jpeg', bytes: new Uint8Array([255, 216, 255, 217]) } as const;

const identify: Act = async ({ ctx }, application) => {
  const { uuid, facts } = application;
  const { first, last, dob, email, homeAddress } = await applicantOf(ctx, application);
  const tryNo = facts.applicationPhase.identity.tries + 1;
  const { data } = await ctx.providers.identityDocuments.start(
    { reference: uuid, documentType: 'DRIVERS_LICENSE', person: { first, last, dob, email, address: homeAddress } },
    { idempotencyKey: `${uuid}:identity:${tryNo}` },
  );
  if (!data) throw new Error('No inquiry was opened');
  await ctx.providers.identityDocuments.submit(
    data.ref,
    { documentType: 'DRIVERS_LICENSE', front: PICTURE, back: PICTURE, selfie: PICTURE },
    { idempotencyKey: `${uuid}:pictures:${tryNo}` },
  );
  await saveOrder(
    ctx.pool,
    { provider: 'identityDocuments', ref: data.ref, applicationUuid: uuid, step: 'identity-result', subject: '', turn: tryNo },
    ctx.clock.now(uuid),
  );
  return [{ type: 'identitySubmitted', tryNo, sessionRef: data.ref }];
};

const meet: Act = async ({ ctx }, { facts }) => {
  const session = await ctx.providers.notary.get(facts.closing.notary.checked?.transactionRef ?? '');
  for (const signer of session.data?.signers ?? [])
    if (signer.status !== 'IN_MEETING' && signer.status !== 'COMPLETED') await joinMeeting(signer.link);
  return [];
};

const signing =
  (what: 'SUMMARY' | 'CLOSING'): Act =>
  ({ ctx }, { uuid }) => [{ type: 'documentsSigned', signing: what, evidenceId: v7(), at: ctx.clock.now(uuid).toISOString() }];
const approval = ({ closing }: Facts): Fact => ({ type: 'fundingApproved', by: `funder-${closing.approvals.length + 1}` });

/** A borrower who has everything at hand, and people of the lender's who clear what lies before them. */
const ACTS: Acts = {
  OFFER_SELECTION: (lender, application) => choose(lender, application),
  COLLECT_ADDITIONAL_INFO: async (lender, application) => {
    const { ctx } = lender;
    const { identityUuid, uuid } = application;
    const { last } = await applicantOf(ctx, application);
    const ssn = PERSONAS.find((p) => p.last === last)?.ssn.replaceAll('-', '') ?? '666101001';
    await beside(lender, async (client) => putSsn(ctx, client, identityUuid, ssn, ctx.clock.now(uuid)));
    const [ssnSecretId = ''] = await ctx.secrets.ofSubject('ssn', identityUuid);
    return [
      { type: 'additionalInfoGiven', ownership: 'SOLE', maritalStatus: 'UNMARRIED', purpose: 'HOME_IMPROVEMENT', ssnSecretId },
      { type: 'consentGiven', consentType: 'HARD_CREDIT', version: '2026-10' },
    ];
  },
  HMDA: () => [{ type: 'hmdaAnswered' }],
  APP_SUBMISSION: signing('SUMMARY'),
  SUMMARY_DISCLOSURE: signing('SUMMARY'),
  HARD_CREDIT_LOCKED_OR_FROZEN: () => [{ type: 'hardCreditRepullAsked', withPin: false }],
  INCOME_VERIFICATION: (_, { facts }) => [
    { type: 'incomeMethodChosen', method: 'TRUV_PAYROLL' },
    {
      type: 'incomeReported',
      method: 'TRUV_PAYROLL',
      outcome: 'FULL',
      monthly: statedAnnualIncome(facts) / 12,
      employerKnown: true,
      reportId: v7(),
    },
  ],
  EMPLOYMENT_VERIFICATION: async ({ ctx }, { uuid, facts }) => {
    if (facts.applicationPhase.employment.given) return [];
    await saveEmployer(ctx.pool, uuid, {
      name: 'Saguaro Works',
      phone: '6025550144',
      contact: 'Human resources',
      title: 'Analyst',
      startDate: '2019-03-04',
    });
    return [{ type: 'employerGiven' }];
  },
  DISBURSEMENT_ACCOUNT: account('DISBURSEMENT'),
  AUTOPAY_ACCOUNT: account('AUTOPAY'),
  VERIFIED_AUTOPAY_ACCOUNT: () => [{ type: 'accountsConfirmed' }],
  IDENTITY_VERIFICATION: (lender, application) => {
    const { sessionRef, verification } = application.facts.applicationPhase.identity;
    if (verification === 'PENDING_REVIEW') return [{ type: 'identityReviewed', verification: 'FAILED_VERIFICATION' }];
    return sessionRef === null || verification === 'FAILED_VERIFICATION' ? identify(lender, application) : [];
  },
  NAV_BPO_ORDER_REQUEST: () => [{ type: 'valuationWanted', product: 'BPO' }],
  ONSITE_APPRAISAL_PAYMENT: () => [{ type: 'appraisalPaid', paymentRef: v7() }],
  REVISED_OFFER_SELECTION: (lender, application) => choose(lender, application),
  FINAL_OFFER: () => [{ type: 'finalTermsAccepted' }],
  NOTE_SIGNING: signing('CLOSING'),
  CO_DEED_REQ: (_, { facts }) =>
    facts.applicationPhase.signers.filter((s) => !s.signed).map((s): Fact => ({ type: 'signerSigned', signerId: s.id, evidenceId: v7() })),
  DEED_SIGNING: meet,
  MANUAL_DEED_SIGNING: () => [{ type: 'deedSigned', mode: 'MANUAL', recordRef: v7() }],
  TRUST_AND_INSURANCE: () => [
    { type: 'insuranceGiven', documentId: v7() },
    { type: 'insuranceReviewed', accepted: true, gaps: [] },
    { type: 'trustCertified' },
  ],
  ATTORNEY_REVIEW: () => [{ type: 'attorneyApproved' }],
  RECORDING: (_, { facts }) => (facts.closing.recording?.stage === 'REJECTED' ? [{ type: 'recordingCorrected' }] : []),
  FUNDABLE: (_, { facts }) => [
    ...facts.openConditions.map((c): Fact => ({ type: 'conditionCleared', conditionId: c.id })),
    ...(facts.closing.finalChecks?.clear === false ? [{ type: 'finalChecksCleared' } as const] : []),
  ],
  FUNDING_DECISION: (_, { facts }) =>
    facts.closing.disbursement === null && facts.closing.approvals.length < 2 && Object.keys(facts.closing.payoffs).length === 0
      ? [approval(facts)]
      : [],
};

/**
 * Drives an application on until a status is the current one: people act at once, vendors take their time on its own clock and call back. Answers the
 * statuses it passed, each once in a row. Throws when nothing moves any more.
 */
export async function driveTo(lender: TestLender, uuid: string, until: ChecklistStatus, acts: Acts = {}): Promise<string[]> {
  const { ctx } = lender;
  await releaseHold(ctx, uuid);
  let waits = 0;
  let version = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await lender.drain(uuid);
    const application = await lender.read(uuid);
    if (application.version !== version) waits = 0;
    ({ version } = application);
    if (application.status === until) return passed(lender, uuid);
    if (!application.active) break;
    const act = acts[application.status] ?? ACTS[application.status];
    const facts = act ? await act(lender, application) : [];
    if (facts.length > 0) await record(ctx, uuid, { by: { actor: 'borrower', ref: null, source: 'test' }, facts });
    else await wait(lender, uuid, WAITS[waits++] ?? HOUR);
  }
  throw new Error(`It does not reach ${until}: ${(await passed(lender, uuid)).join(' → ')}`);
}

async function wait(lender: TestLender, uuid: string, milliseconds: number): Promise<void> {
  await lender.ctx.clock.advance(milliseconds, uuid);
  await lender.callBack();
  await sweepAll(lender.ctx, uuid);
}

export async function passed({ ctx }: TestLender, uuid: string): Promise<string[]> {
  const { rows } = await ctx.pool.query<{ status: string }>('select status from status_history where application_uuid = $1 order by seq', [
    uuid,
  ]);
  return rows.map((r) => r.status).filter((status, i, all) => status !== all[i - 1]);
}
