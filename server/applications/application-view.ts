import type { ApplicationReply } from '@hearthline/contract/application/read.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';
import { declineOf } from '@hearthline/journey/application/decline.ts';
import { endOf } from '@hearthline/journey/application/end.ts';
import { outlookOf } from '@hearthline/journey/outlook.ts';
import { isChecklistStatus, TO_CONFIRM } from '@hearthline/journey/statuses.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { plannedFunding } from '@hearthline/rules/regulation/funding-dates.ts';
import { isRescindable, rescissionRefundDue } from '@hearthline/rules/regulation/rescission.ts';
import { homeValue, isPaidToExchange, openLiens } from '@hearthline/journey/selectors.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { CREDIT_CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import type { Context } from '../config/context.ts';
import type { LoanOfficerRow, ReferralRow } from '@hearthline/database/generated/rows.ts';
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';
import { propertyAddresses } from '@hearthline/database/stores/application/property.ts';
import { loanOfficerByUuid, referralByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import { joinedSigners, type JoinedSigner } from '@hearthline/database/stores/person/signers.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';

type Document = Awaited<ReturnType<typeof documentsOf>>[number];
/** The rows beside the facts that a view shows. */
type Beside = {
  readonly address: PostalAddress;
  readonly documents: readonly Document[];
  readonly signers: readonly JoinedSigner[];
  readonly officer: LoanOfficerRow | undefined;
  readonly referral: ReferralRow | undefined;
  /** Where the home is. */
  readonly today: IsoDate;
};

/** The credit file as last answered, by the hard pull once there was one, and how often it was requested again since. */
function creditOf({ verification: { hardCredit }, credit, creditTries, steps }: Facts) {
  const report = hardCredit ?? credit;
  return {
    bureau: report?.bureau ?? null,
    hasAlert: (report?.alerts.length ?? 0) > 0,
    state: report?.hit === 'FROZEN' || report?.hit === 'LOCKED' ? report.hit : null,
    tries: hardCredit === null ? creditTries : steps['hard-credit'].attempt - 1,
  };
}

/** Applications as the API returns them to their borrower (A §3). Amounts in dollars, rates in percent, terms in years. */
export async function applicationViews(ctx: Context, applications: readonly Application[]): Promise<ApplicationReply[]> {
  const uuids = applications.map((a) => a.uuid);
  const [addresses, documents, signers] = await Promise.all([
    propertyAddresses(ctx.pool, applications),
    documentsOf(ctx.pool, uuids),
    joinedSigners(ctx.pool, uuids),
  ]);
  return Promise.all(
    applications.map(async (application) => {
      const address = addresses.get(application.uuid);
      if (!address) throw new Error(`Application ${application.uuid} has no property`);
      const { referrerId, referralId } = application.facts.created ?? { referrerId: null, referralId: null };
      const officer = referrerId ? await loanOfficerByUuid(ctx.pool, referrerId, application.orgCode) : undefined;
      const referral = referralId ? await referralByUuid(ctx.pool, referralId, application.orgCode) : undefined;
      return viewOf(application, {
        address,
        documents: documents.filter((d) => d.applicationUuid === application.uuid),
        signers: signers.filter((s) => s.applicationUuid === application.uuid),
        officer,
        referral,
        today: dayAtProperty(application.facts, ctx.clock.now(application.uuid)),
      });
    }),
  );
}

/** What stands for the nine digits of a routing number in an answer: that there is one, and none of its digits. */
const ROUTING_MASK = '•••••••••';

/** One application as the API returns it, from its row and the rows beside it. */
export function viewOf(application: Application, beside: Beside): ApplicationReply {
  const { facts: f } = application;
  const { created, selection } = f;
  const status = statusAnswer(f, application.settings, application.version, application.since.toISOString());
  return {
    uuid: application.uuid,
    loanNumber: application.loanNumber,
    organizationCode: application.orgCode,
    activeForAppStart: application.active,
    active: application.active,
    isInquiry: created?.isInquiry ?? false,
    isCrypto: created?.isCrypto ?? false,
    payee: isPaidToExchange(f) ? 'EXCHANGE' : 'BANK',
    isBroker: created?.isBroker ?? false,
    ...referrerOf(f, beside),
    additionalSignerVersion: f.verification.signers.length > 0 ? 'v1' : null,
    helocSigners: beside.signers.map(({ identityUuid }) => ({ identityUuid })),
    selectedPropertyUuid: f.propertyId,
    ...propertyOf(f, beside.address),
    adjustedHomeAmount: f.estimate,
    consents: CREDIT_CONSENT_TYPES.flatMap((type) => {
      const version = f.consents[type];
      return version === undefined ? [] : [{ type, version }];
    }),
    documents: [
      ...beside.documents.map((d) => ({ uuid: `${d.kind}-${d.version}`, type: d.kind })),
      ...f.documents.filter((d) => d.state !== 'REJECTED').map((d) => ({ uuid: d.id, type: d.type })),
    ],
    ...termsOf(f, status.status),
    payType: selection?.payType ?? null,
    disburseAccount: f.verification.disbursement && {
      uuid: f.verification.disbursement.accountId,
      mask: f.verification.disbursement.mask,
      routingNumber: ROUTING_MASK,
    },
    autopayEntry: f.verification.disbursement?.entry,
    autopayAccount: f.verification.autopay && { uuid: f.verification.autopay.accountId },
    incomeSources: created ? [{ employmentType: created.employmentType }] : [],
    hasHmda: f.verification.hmdaAnswered,
    liensComplete: openLiens(f) !== null && (f.liens !== null || f.underwriting !== null),
    assetDepletion: { complete: f.assets !== null, startedByServer: status.status === 'ASSETS_PREQUAL' },
    insurance: { complete: f.closing.insurance.accepted === true },
    coDeedStatus: status.coDeedStatus,
    requestedManualNotaryTime: f.closing.notary.reservedAt,
    auditFields: { createdDate: application.createdAt.toISOString() },
    timeZone: timeZoneAtProperty(f),
    moneyOn: moneyOn(f, status, beside.today),
    correction: correctionOf(f),
    end: endedAs(application),
    appraisalRefund: refundOf(f),
    counterofferDeclined: f.requalify?.accepted === false || f.declinedBy?.counteroffer !== undefined,
    adverseAction: adverseActionOf(f),
    credit: creditOf(f),
    merchant: merchantOf(f),
    manualPaystub: paystubsOf(f),
    toConfirm: (TO_CONFIRM as Partial<Record<string, ApplicationReply['toConfirm']>>)[status.status] ?? null,
    softCreditRepulled: f.offersExpired > 0 && f.credit !== null,
    version: application.version,
    status,
  };
}

/** About when the money is sent; null where no day can be named, and once it is signed, when the closing has it. */
function moneyOn(f: Facts, { status, waiting }: ApplicationReply['status'], today: IsoDate): IsoDate | null {
  if (!f.created || !isChecklistStatus(status)) return null;
  const { state, occupancy } = f.created;
  const outlook = outlookOf(status, { state, occupancy, isEstimate: f.estimate !== null, waitSeconds: waiting?.typicalSeconds ?? null });
  return outlook.kind === 'days' && outlook.toSign !== null ? plannedFunding(today, outlook.toSign, isRescindable(occupancy)) : null;
}

/** The chosen terms. Zeros while the borrower has to choose anew, because the verified terms replaced the chosen ones ("underwrite again", A §4). */
function termsOf({ selection }: Facts, status: ApplicationReply['status']['status']) {
  if (selection && status === 'REVISED_OFFER_SELECTION') return { term: 0, amount: 0, uwCalculatedDrawAmount: 0, rate: 0 };
  return {
    term: selection?.term ?? null,
    amount: selection?.lineAmount ?? null,
    uwCalculatedDrawAmount: selection?.draw ?? null,
    rate: selection?.rate ?? null,
  };
}

/** Requested paystubs: whether all were uploaded, or none is needed any more. */
function paystubsOf({ verification: { income }, documents }: Facts): ApplicationReply['manualPaystub'] {
  if (income.paystubsAsked === 0) return undefined;
  const sent = documents.filter(({ type, state }) => type === 'USER_UPLOADED_PAYSTUB' && state !== 'REJECTED').length;
  return { required: true, tasksComplete: income.monthly !== null || sent >= income.paystubsAsked };
}

/** A merchant application: whether staff have reviewed the liens, and whether the borrower still has to attest to them. */
function merchantOf({ created, merchantReview, liensAttested }: Facts): ApplicationReply['merchant'] {
  if (created?.isMerchant !== true) return undefined;
  return { reviewed: merchantReview !== null, liensAttested: liensAttested || merchantReview?.liensChanged === false };
}

function propertyOf(f: Facts, address: PostalAddress): Pick<ApplicationReply, 'property'> {
  const { created, ownership, title, titleCleared } = f;
  return {
    property: {
      state: address.state,
      ownership,
      occupancyType: created?.occupancy ?? 'HOME',
      address: { ...address, street2: address.street2 ?? null },
      value: homeValue(f),
      complete: title !== null,
      noMatch: title?.match === false && !titleCleared,
    },
  };
}

function referrerOf({ created }: Facts, { officer, referral }: Beside): Pick<ApplicationReply, 'referrer' | 'originatorDisplayInfo'> {
  return {
    referrer:
      created?.referrerId || referral
        ? { wholesaleBrokerNmls: referral?.wholesale_broker_nmls ?? null, referrerUuid: created?.referrerId ?? null }
        : null,
    originatorDisplayInfo: officer
      ? {
          originatorName: officer.originator_name,
          brokerName: officer.broker_name,
          avatarUri: officer.avatar_uri,
          email: officer.email,
          phoneNumber: officer.phone_number,
          nmls: officer.nmls,
        }
      : null,
  };
}

function correctionOf({ corrections }: Facts): ApplicationReply['correction'] {
  const last = corrections.at(-1);
  return last ? { kind: last.kind, state: last.state } : null;
}

/** How the application ended, and what follows from it; null while it is open. */
function endedAs({ facts, settings, since }: Application): ApplicationReply['end'] {
  const kind = endOf(facts, settings);
  return (
    kind && {
      kind,
      at: since.toISOString(),
      recorded: facts.closing.recording?.stage === 'RECORDED',
      refundBy: kind === 'RESCINDED' ? rescissionRefundDue(dayAtProperty(facts, since)) : null,
    }
  );
}

function refundOf({ verification: { valuation } }: Facts): ApplicationReply['appraisalRefund'] {
  const { refund } = valuation;
  return refund ? { amount: refund.amount, by: refund.dueOn, on: refund.given?.on ?? null } : null;
}

/** What a declined borrower may know at once: the reasons follow with the notice. */
function adverseActionOf(f: Facts): ApplicationReply['adverseAction'] {
  const declined = declineOf(f);
  if (!f.noticeQueued) return null;
  return { noticeDueBy: f.noticeQueued.dueBy, kind: declined?.creditScoreDecline ? 'CREDIT' : declined?.dtiDecline ? 'INCOME' : 'OTHER' };
}
