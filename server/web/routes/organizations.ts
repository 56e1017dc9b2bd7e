import { ORGANIZATION_ENDPOINTS } from '@hearthline/contract/organizations.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { affiliateLeadByCode, loanOfficerByUuid, offerByCode, referralByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import type { ReferralRow } from '@hearthline/database/generated/rows.ts';
import { dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hoursOf, isOpenAt, lenderZone, weekOf } from '../../organizations/opening-hours.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { allowAttempt, bucket } from '../../identity/access/throttle.ts';
import { pictureOf } from '../../uploads/brand-pictures.ts';
import type { WebContext } from '../context.ts';
import { routes } from '../http/route.ts';

/** The lender's day: what expires is open through the whole of its last one. */
const today = (ctx: WebContext, organization: string): IsoDate => dateInZone(ctx.clock.now(), lenderZone(ctx, organization));

/** A code opens what is known of a person: guesses are counted per IP address (quality §3.4). */
const countCode = async (ctx: WebContext, { ip }: FastifyRequest): Promise<void> => allowAttempt(ctx, [bucket(ctx.config, 'codesIp', ip)]);

/** An open referral has expired after its last day. */
const statusOn = (day: string, { status, expires_on: last }: ReferralRow): ReferralRow['status'] =>
  status === 'OPEN' && last < day ? 'EXPIRED' : status;

type Asked = Parameters<typeof pictureOf>[1];

/** A picture under an address with a version never changes; under one without, a change is seen within half a minute. */
async function sendPicture(ctx: WebContext, reply: FastifyReply, asked: Asked): Promise<Buffer> {
  const bytes = await pictureOf(ctx, asked);
  if (bytes === null) throw new Problem('not_found');
  void reply
    .type(asked.picture.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
    .header('cache-control', asked.version === undefined ? 'public, max-age=30' : 'public, max-age=31536000, immutable');
  return bytes;
}

export const ORGANIZATION_ROUTES = routes(ORGANIZATION_ENDPOINTS, {
  logo: async ({ params, query, reply, ctx }) => sendPicture(ctx, reply, { ...params, picture: 'logo.svg', version: query.v }),

  brandPicture: async ({ params, query, reply, ctx }) => sendPicture(ctx, reply, { ...params, version: query.v }),

  statesEligibility: ({ organization, ctx }) => ({ states: lenderOf(ctx, organization).licensedStates }),

  zipEligibility: ({ organization, ctx }) => ({ excludedZips: lenderOf(ctx, organization).excludedZips }),

  stateLicenses: ({ organization, ctx }) => lenderOf(ctx, organization).licensedStates.map((abbrev) => ({ abbrev })),

  operatingHours: ({ params, query, organization, ctx }) => weekOf(hoursOf(ctx, organization, params.department), query.display === 'true'),

  operatingWeek: ({ params, query, organization, ctx }) => weekOf(hoursOf(ctx, organization, params.department), query.display === 'true'),

  openStatus: ({ params, organization, ctx }) => ({
    isOpen: isOpenAt(hoursOf(ctx, organization, params.department), ctx.clock.now()),
  }),

  loanOfficer: async ({ params, organization, ctx }) => {
    const row = await loanOfficerByUuid(ctx.pool, params.loanOriginatorUuid, lenderOf(ctx, organization).orgCode);
    if (!row) throw new Problem('not_found');
    return {
      uuid: row.uuid,
      originatorName: row.originator_name,
      brokerName: row.broker_name,
      avatarUri: row.avatar_uri,
      email: row.email,
      phoneNumber: row.phone_number,
      nmls: row.nmls,
      enforceLicensedStatesForReferral: row.enforce_licensed_states,
      licensedStates: row.licensed_states,
      organization: row.organization_code,
      merchant: row.merchant,
    };
  },

  loanOfficerStates: async ({ params, organization, ctx }) => {
    const row = await loanOfficerByUuid(ctx.pool, params.loanOriginatorUuid, lenderOf(ctx, organization).orgCode);
    if (!row) throw new Problem('not_found');
    return { states: row.licensed_states };
  },

  referralStatus: async ({ params, organization, ctx, request }) => {
    await countCode(ctx, request);
    const row = await referralByUuid(ctx.pool, params.referralUuid, lenderOf(ctx, organization).orgCode);
    if (!row) throw new Problem('not_found');
    return {
      referralUuid: row.uuid,
      status: statusOn(today(ctx, organization), row),
      email: row.email,
      organization: row.organization_code,
    };
  },

  referralPrefill: async ({ params, organization, ctx, request }) => {
    await countCode(ctx, request);
    const row = await referralByUuid(ctx.pool, params.referralUuid, lenderOf(ctx, organization).orgCode);
    // A used or expired referral prefills nothing any more.
    if (!row || statusOn(today(ctx, organization), row) !== 'OPEN') throw new Problem('not_found');
    return {
      referralUuid: row.uuid,
      referrerUuid: row.loan_officer_uuid,
      wholesaleBrokerNmls: row.wholesale_broker_nmls,
      firstName: row.first_name,
      lastName: row.last_name,
      suffix: row.suffix,
      street1: row.street1,
      street2: row.street2,
      city: row.city,
      state: row.state,
      zip: row.zip,
      phoneNumber: row.phone_number,
      email: row.email,
    };
  },

  offerCode: async ({ params, organization, ctx, request }) => {
    await countCode(ctx, request);
    const row = await offerByCode(ctx.pool, params.code, lenderOf(ctx, organization).orgCode);
    if (!row || row.respond_by_date < today(ctx, organization))
      throw new Problem('not_found', {
        message: row
          ? 'This offer has expired. You can still apply without it.'
          : 'We do not know this offer code. You can still apply without it.',
      });
    return {
      firstName: row.first_name,
      lastName: row.last_name,
      offerCode: row.code,
      inHomeDate: row.in_home_date,
      respondByDate: row.respond_by_date,
      street1: row.street1,
      street2: row.street2,
      city: row.city,
      state: row.state,
      zip: row.zip,
    };
  },

  /** Birth date and income are among them because the specification names them (A §3; decision 0015). */
  affiliatePrefill: async ({ query, organization, ctx, request }) => {
    await countCode(ctx, request);
    const row = await affiliateLeadByCode(ctx.pool, ctx.secrets, {
      code: query.affiliate,
      organization: lenderOf(ctx, organization).orgCode,
    });
    if (!row || row.expires_on < today(ctx, organization)) throw new Problem('not_found');
    return {
      name: { firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name, suffix: row.suffix },
      address: { street1: row.street1, street2: row.street2, city: row.city, state: row.state, zip: row.zip },
      dob: row.dob,
      email: row.email,
      phone: row.phone,
      income: row.income,
      affiliateList: row.affiliate_list,
      abVersion: row.ab_version,
    };
  },
});
