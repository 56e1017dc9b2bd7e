import { randomInt } from 'node:crypto';
import type { helocCreate } from '@hearthline/contract/application/create.ts';
import { statusOf } from '@hearthline/journey/checklist.ts';
import { type Fact, NO_FACTS } from '@hearthline/journey/facts.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { dateInZone } from '@hearthline/rules/dates.ts';
import { applicantReasons, isLentIn, isWaiting, notLentMessage } from '@hearthline/rules/eligibility.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import { CONSENT_TYPES } from '@hearthline/rules/words.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { transaction } from '../db/transaction.ts';
import { Problem } from '../http/problem.ts';
import { isPresentVersion } from '../consents/consent-texts.ts';
import { changeProfile } from '../stores/profiles.ts';
import { keepProperty } from '../stores/property.ts';
import type { Application } from './application.ts';
import { firstHash } from './chain.ts';
import { append } from './record.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';

type Body = z.output<typeof helocCreate.body>;
export type Creation = {
  readonly identityUuid: string; readonly orgCode: string; readonly state: string; readonly body: Body;
  /** A status the sandbox keeps the file at. */
  readonly holdAt?: string | null;
};

/** The product of a lender as it is pinned into an application. */
export function productOf({ heloc }: Lender): ProductSettings {
  return {
    minLine: heloc.minLine, maxLine: heloc.maxLine, feePercents: heloc.feePercents, terms: heloc.terms, ageRestricted: heloc.ageRestricted, autopayDiscount: heloc.autopayDiscount,
    membershipDiscount: heloc.membershipDiscount?.type ?? null, membershipDiscountSize: heloc.membershipDiscount?.percent ?? 0, feeCap: heloc.feeCap,
  };
}

/** What cannot become an application at all: said at once, nothing is stored (domain.md §1.2, row 1). */
function refuse(lender: Lender, { state, body }: Creation): void {
  const property = body.propertyRequest;
  if (state !== property.state) throw new Problem('invalid_request', { message: 'The state of the query is not the state of the property', errors: [{ field: 'query.state', message: 'must be the state of the property' }] });
  if (!isLentIn({ ...property, ...lender })) throw new Problem('not_lent', { message: notLentMessage(property.state), errors: [{ field: 'propertyRequest.state', message: notLentMessage(property.state) }] });
  const given = body.consentListRequest.consents.map((c) => c.type);
  const missing = CONSENT_TYPES.filter((t) => !given.includes(t));
  if (missing.length > 0) throw new Problem('invalid_request', { message: 'Consents are missing', errors: missing.map((t) => ({ field: `consentListRequest.consents.${t}`, message: 'Required' })) });
  const wrong = (body.consentRequests ?? []).filter((c) => !isPresentVersion(c.type, c.version));
  if (wrong.length > 0) throw new Problem('invalid_request', { message: 'A consent is not of the current version', errors: wrong.map((c) => ({ field: `consentRequests.${c.type}`, message: 'Read the current version and consent again' })) });
}

/** The person may start: no active application, and the wait after the last one is over (AMB-28). */
async function mayStart(client: PoolClient, identityUuid: string, today: string): Promise<void> {
  const { rows } = await client.query<{ active: boolean; completed: string | null }>("select active, to_char(completed_at, 'YYYY-MM-DD') as completed from application where identity_uuid = $1 and (active or completed_at is not null)", [identityUuid]);
  if (rows.some((r) => r.active)) throw new Problem('already_active', { message: 'Active application already exists.' });
  const last = rows.map((r) => r.completed).filter((d) => d !== null).toSorted().at(-1);
  if (last && isWaiting(last, today)) throw new Problem('conflict', { message: 'It looks like you have received a HELOC from us within the last 45 days.' });
}

/** Creates the application with its first facts; the work they make due is sent in the same transaction. */
export async function createApplication(ctx: Context, creation: Creation): Promise<Application> {
  const { identityUuid, body, holdAt = null } = creation;
  const lender = lenderByCode(creation.orgCode) ?? PRIMARY;
  refuse(lender, creation);
  const uuid = v7();
  const at = ctx.clock.now();
  const today = dateInZone(at, timeZoneOf(body.propertyRequest.state));
  const { name, homeAddress } = body.profileRequest;
  const state = body.propertyRequest.state;
  const facts: Fact[] = [
    {
      type: 'applicationCreated', state, occupancy: body.propertyRequest.type, listedForSale: body.propertyListedForSale, employmentType: body.employmentType, employmentAnswer: body.employmentAnswer ?? null, incomePrimary: body.income.incomePrimary,
      incomeOther: body.income.incomeOther, isCrypto: body.utmParameters?.SOURCE?.toUpperCase() === 'CLOC', isInquiry: false, isBroker: false, referrerId: body.referrerId ?? null, referralId: body.referralId ?? null, propertyVersion: 1,
    },
    ...(body.consentRequests ?? []).map((c) => ({ type: 'consentGiven', consentType: c.type, version: c.version }) as const),
  ];
  const preCheckReasons = preChecks(creation, lender, today);
  if (holdAt !== 'IN_PROGRESS') facts.push({ type: 'preChecksMade', reasons: preCheckReasons });

  try {
    return await transaction(ctx.pool, async (client) => {
      await mayStart(client, identityUuid, today);
      await changeProfile(client, identityUuid, { name, dob: name.dob, homeAddress }, ctx.clock.real());
      const blank = blankApplication(ctx, creation, lender, uuid, at);
      await client.query(
        `insert into application (uuid, identity_uuid, org_code, loan_number, settings, product, facts, status, overall_status, version, since, head_hash, active, hold_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $11, true, $12, $10)`,
        [uuid, identityUuid, blank.orgCode, blank.loanNumber, JSON.stringify(blank.settings), JSON.stringify(blank.product), JSON.stringify(NO_FACTS), blank.status, blank.overallStatus, at, blank.headHash, holdAt],
      );
      await keepProperty(client, uuid, 1, body.propertyRequest);
      const { profileRequest: _, propertyRequest: __, income: ___, ...rest } = body;
      await client.query('insert into intake (application_uuid, details) values ($1, $2)', [uuid, JSON.stringify({ ...rest, preCheckReasons })]);
      return append(ctx, client, blank, facts, { actor: 'borrower', ref: identityUuid, source: 'create' });
    });
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'application_one_active') throw new Problem('already_active', { message: 'Active application already exists.' });
    throw error;
  }
}

function preChecks({ body }: Creation, lender: Lender, today: string) {
  const { name, homeAddress } = body.profileRequest;
  return applicantReasons({
    place: { ...body.propertyRequest, ...lender }, listedForSale: body.propertyListedForSale, birth: name.dob, today, states: [homeAddress.state, body.propertyRequest.state], ageRestricted: lender.heloc.ageRestricted,
    employment: body.employmentType === 'UNRECOGNIZED' ? 'UNEMPLOYED' : body.employmentType,
  });
}

function blankApplication(ctx: Context, { identityUuid, holdAt = null }: Creation, lender: Lender, uuid: string, at: Date): Application {
  const settings = { orgCode: lender.orgCode, settingsVersion: lender.version, merchant: false };
  return {
    uuid, identityUuid, orgCode: lender.orgCode, loanNumber: `HL${ctx.clock.real().getUTCFullYear()}${randomInt(10 ** 9).toString().padStart(9, '0')}`, settings, product: productOf(lender), facts: NO_FACTS, status: statusOf(NO_FACTS, settings), overallStatus: 'IN_PROGRESS',
    version: 0, since: at, headHash: firstHash(uuid), active: true, completedAt: null, holdAt, createdAt: at,
  };
}
