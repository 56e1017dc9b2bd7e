import { randomInt } from 'node:crypto';
import type { helocCreate } from '@hearthline/contract/application/create.ts';
import { statusOf } from '@hearthline/journey/checklist.ts';
import { NO_FACTS } from '@hearthline/journey/facts.ts';
import type { Fact, FactOf } from '@hearthline/journey/facts/fact.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { type Lender, takesApplications } from '@hearthline/orgs/schema.ts';
import { dateInZone } from '@hearthline/rules/dates.ts';
import { closedMessage, isLentIn, notLentMessage, UNLICENSED_OFFICER_MESSAGE } from '@hearthline/rules/eligibility.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import { limitsOf } from '@hearthline/rules/offers/pricing.ts';
import type { CreditLimits } from '@hearthline/rules/offers/types.ts';
import { isUuid } from '@hearthline/rules/uuid.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { ClientInfo } from '@hearthline/database/stores/person/sessions.ts';
import type { Context } from '../../config/context.ts';
import { inOneWrite, transaction } from '@hearthline/database/transaction.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { lenderZone } from '../../organizations/opening-hours.ts';
import { changeProfile } from '@hearthline/database/stores/person/profiles.ts';
import type { LoanOfficerRow } from '@hearthline/database/generated/rows.ts';
import { loanOfficerByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { firstHash } from '@hearthline/database/stores/application/chain.ts';
import {
  abilityToStart,
  consentsOfBody,
  enterByReferral,
  preCheckReasons,
  refuseConsents,
  refuseMany,
  refuseStart,
  withoutEarlyConsents,
} from './checks.ts';
import { originatorOf } from '../originator.ts';
import { termsShownFact } from './terms-shown.ts';
import { begin } from '../../engine/record.ts';
import { requireBorn, requireLastName } from '../../identity/access/edit-profile.ts';
import { vendorsKept } from '../../config/providers.ts';

type Body = z.output<typeof helocCreate.body>;
export type Creation = {
  readonly identityUuid: string;
  readonly orgCode: string;
  readonly state: string;
  readonly body: Body;
  /** IP address and browser of the request: evidence of the consents. */
  readonly clientInfo: ClientInfo;
  /** Begun by a loan officer as an inquiry: the borrower attests it before it is underwritten (lending §1.1). */
  readonly isInquiry?: boolean;
  /** The status at which the sandbox holds the application. */
  readonly holdAt?: string | null;
};

/** Refuses what cannot become an application; nothing is stored (lending §1.2, row 1). */
function refuse(ctx: Context, lender: Lender, { state, body }: Creation): void {
  if (!takesApplications(lender)) throw new Problem('applications_closed', { message: closedMessage(lender.name) });
  const property = body.propertyRequest;
  if (state !== property.state)
    throw new Problem('invalid_request', {
      message: 'The state of the query is not the state of the property',
      errors: [{ field: 'query.state', message: 'must be the state of the property' }],
    });
  const message = notLentMessage(property.state);
  if (!isLentIn({ ...property, ...lender }))
    throw new Problem('not_lent', { message, errors: [{ field: 'propertyRequest.state', message }] });
  const { name } = body.profileRequest;
  requireLastName(ctx.config, name.lastName, 'profileRequest.name.lastName');
  requireBorn(ctx, name.dob, 'profileRequest.name.dob');
  refuseConsents(body);
}

/** Creates the application with its first facts; the work they make due is sent in the same transaction. Throws Problem when it is refused. */
export async function createApplication(ctx: Context, creation: Creation): Promise<Application> {
  const lender = lenderOf(ctx, creation.orgCode);
  refuse(ctx, lender, creation);
  const body = await withoutEarlyConsents(ctx, lender.orgCode, creation.body);
  const { state, type: occupancy } = body.propertyRequest;
  const shown = body.termsShown ? [await termsShownFact(ctx, { state, occupancy, lender }, body.termsShown, ctx.clock.now())] : [];
  try {
    return await transaction(ctx.pool, async (client) => insert(ctx, client, lender, { ...creation, body }, shown));
  } catch (error) {
    // Of two at once the second waited for the first, and the index refuses it (one active application per person).
    if (error instanceof Error && 'constraint' in error && error.constraint === 'application_one_active')
      refuseStart({ active: true, waitUntil: null });
    throw error;
  }
}

async function insert(ctx: Context, client: PoolClient, lender: Lender, creation: Creation, shown: readonly Fact[]): Promise<Application> {
  const { identityUuid, body, clientInfo } = creation;
  const at = ctx.clock.now();
  const { homeAddress } = body.profileRequest;
  // Registration asks for the whole name: what is left out, a person does not have.
  const name = { middleName: '', suffix: '', ...body.profileRequest.name };
  // What is written before a refusal is rolled back with it.
  const [ability] = await inOneWrite(client, () => [
    abilityToStart(ctx, client, identityUuid),
    changeProfile(client, ctx.secrets, identityUuid, { name, dob: name.dob, homeAddress }, ctx.clock.real()),
  ]);
  refuseStart({ active: ability.active.length > 0, waitUntil: ability.waitUntil });
  refuseMany(ctx, ability.begun, at);
  const officer = isUuid(body.referrerId) ? await loanOfficerByUuid(client, body.referrerId, lender.orgCode) : undefined;
  refuseUnlicensed(officer, body.propertyRequest.state);
  const referralId = await enterByReferral(client, lender, {
    identityUuid,
    referralId: body.referralId,
    isReferredByOfficer: officer !== undefined,
    today: dateInZone(at, lenderZone(ctx, lender.orgCode)),
  });
  const blank = blankApplication(ctx, creation, lender, at);
  const { isBroker } = await originatorOf(client, { orgCode: lender.orgCode, referrerId: officer?.uuid ?? null, referralId });
  const start = created(body, { officer, referralId, isBroker, isInquiry: creation.isInquiry ?? false }, limitsOf(lender.heloc.rateSheet));
  const reasons = preCheckReasons(lender, start, {
    place: body.propertyRequest,
    homeState: homeAddress.state,
    birth: name.dob,
    at,
  });
  const { profileRequest: _, propertyRequest: __, income: ___, termsShown: ____, ...rest } = body;
  const details = { ...rest, preCheckReasons: reasons };
  const consents = consentsOfBody(body);
  const consented = consents.map(({ type, version }): Fact => ({ type: 'consentGiven', consentType: type, version }));
  // The pre-checks of an application that the sandbox holds at its first status run when it is released.
  const checked: Fact[] = blank.holdAt === 'IN_PROGRESS' ? [] : [{ type: 'preChecksMade', reasons }];
  return begin(ctx, client, blank, {
    facts: [start, ...shown, ...consented, ...checked],
    by: { actor: 'borrower', ref: identityUuid, source: 'create' },
    beginning: { address: body.propertyRequest, consents, clientInfo, details },
  });
}

/** A referring loan officer who is limited to licensed states cannot refer a borrower from another one (A §5). */
function refuseUnlicensed(officer: LoanOfficerRow | undefined, state: StateCode): void {
  if (officer?.enforce_licensed_states && !officer.licensed_states.includes(state))
    throw new Problem('conflict', { message: UNLICENSED_OFFICER_MESSAGE });
}

/** Who referred the borrower: an officer of this lender, and a referral that is the borrower's. Ids of the address bar that name neither are dropped. */
type Source = {
  readonly officer: LoanOfficerRow | undefined;
  readonly referralId: string | null;
  readonly isBroker: boolean;
  readonly isInquiry: boolean;
};

function created(body: Body, { officer, referralId, isBroker, isInquiry }: Source, limits: CreditLimits): FactOf<'applicationCreated'> {
  return {
    type: 'applicationCreated',
    state: body.propertyRequest.state,
    occupancy: body.propertyRequest.type,
    listedForSale: body.propertyListedForSale,
    employmentType: body.employmentType,
    employmentAnswer: body.employmentAnswer ?? null,
    incomePrimary: body.income.incomePrimary,
    incomeOther: body.income.incomeOther,
    isCrypto: body.utmParameters?.SOURCE?.toUpperCase() === 'CLOC',
    isInquiry,
    isBroker,
    isMerchant: officer?.merchant ?? false,
    referrerId: officer?.uuid ?? null,
    referralId,
    propertyVersion: 1,
    limits,
    ...(body.language === 'es' && { language: body.language }),
  };
}

function blankApplication(ctx: Context, { identityUuid, holdAt = null }: Creation, lender: Lender, at: Date): Application {
  const uuid = v7();
  const settings = { orgCode: lender.orgCode, settingsVersion: lender.version };
  return {
    uuid,
    identityUuid,
    orgCode: lender.orgCode,
    loanNumber: `HL${at.getUTCFullYear()}${randomInt(10 ** 12)
      .toString()
      .padStart(12, '0')}`,
    settings,
    product: productOf(lender.heloc),
    vendors: vendorsKept(ctx, lender),
    facts: NO_FACTS,
    status: statusOf(NO_FACTS, settings),
    overallStatus: 'IN_PROGRESS',
    version: 0,
    since: at,
    headHash: firstHash(uuid),
    active: true,
    completedAt: null,
    holdAt,
    createdAt: at,
  };
}
