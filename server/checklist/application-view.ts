import type { ApplicationReply } from '@hearthline/contract/application/read.ts';
import { openLiens, stepOf } from '@hearthline/journey/checklist.ts';
import { declineOf } from '@hearthline/journey/application/decline.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';
import type { Context } from '../context.ts';
import { loanOfficerByUuid, referralByUuid } from '../stores/referrals.ts';
import { propertyAddress } from '../stores/property.ts';
import type { Application } from './application.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The application as its borrower reads it (applicant-journey §3). Amounts in dollars, rates in percent, terms in years. */
export async function applicationView(ctx: Context, application: Application): Promise<ApplicationReply> {
  const { facts: f } = application;
  const created = f.created;
  const address = await propertyAddress(ctx, application);
  const documents = await ctx.pool.query<{ kind: string; version: string }>('select kind, version from document where application_uuid = $1 order by delivered_at, kind', [application.uuid]);
  const officer = created?.referrerId && UUID.test(created.referrerId) ? await loanOfficerByUuid(ctx.pool, created.referrerId) : undefined;
  const referral = created?.referralId && UUID.test(created.referralId) ? await referralByUuid(ctx.pool, created.referralId) : undefined;
  const declined = declineOf(f);
  const step = stepOf(f, application.settings);
  return {
    uuid: application.uuid, loanNumber: application.loanNumber, activeForAppStart: application.active, active: application.active, isInquiry: created?.isInquiry ?? false, isCrypto: created?.isCrypto ?? false, isBroker: created?.isBroker ?? false,
    organizationCode: application.orgCode,
    referrer: created?.referrerId || referral ? { wholesaleBrokerNmls: referral?.wholesale_broker_nmls ?? null, referrerUuid: created?.referrerId ?? null } : null,
    additionalSignerVersion: null, helocSigners: [], selectedPropertyUuid: f.propertyId,
    property: {
      state: address.state, ownership: f.ownership, occupancyType: created?.occupancy ?? 'HOME', address: { ...address, street2: address.street2 ?? null },
      value: f.noValueFound ? f.estimate : (f.valuation?.value ?? null), complete: f.title !== null, noMatch: f.title?.match === false && !f.titleCleared,
    },
    adjustedHomeAmount: f.estimate,
    consents: Object.entries(f.consents).map(([type, version]) => ({ type: type as 'SOFT_CREDIT', version })),
    documents: documents.rows.map((d) => ({ uuid: `${d.kind}-${d.version}`, type: d.kind })),
    term: f.selection?.term ?? null, amount: f.selection?.lineAmount ?? null, uwCalculatedDrawAmount: f.selection?.draw ?? null, rate: f.selection?.rate ?? null, payType: f.selection?.payType ?? null,
    disburseAccount: null, autopayAccount: null, incomeSources: created ? [{ employmentType: created.employmentType }] : [], hasHmda: false,
    liensComplete: openLiens(f) !== null && (f.liens !== null || f.underwriting !== null),
    assetDepletion: { complete: f.assets !== null, startedByServer: step.status === 'ASSETS_PREQUAL' }, insurance: { complete: false }, coDeedStatus: null, requestedManualNotaryTime: null,
    auditFields: { createdDate: application.createdAt.toISOString() },
    originatorDisplayInfo: officer ? { originatorName: officer.originator_name, brokerName: officer.broker_name, avatarUri: officer.avatar_uri, email: officer.email, phoneNumber: officer.phone_number, nmls: officer.nmls } : null,
    adverseAction: f.noticeQueued ? { noticeDueBy: f.noticeQueued.dueBy, kind: declined?.creditScoreDecline ? 'CREDIT' : declined?.dtiDecline ? 'INCOME' : 'OTHER' } : null,
    credit: { bureau: f.credit?.bureau ?? null, state: f.credit?.hit === 'FROZEN' || f.credit?.hit === 'LOCKED' ? f.credit.hit : null, tries: f.creditTries },
    version: application.version, status: statusAnswer(f, application.settings, application.version, application.since.toISOString()),
  };
}
