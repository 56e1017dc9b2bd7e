import { WAITLIST_ENDPOINTS } from '@hearthline/contract/waitlist.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { joinWaitlist } from '@hearthline/database/stores/lender/waitlist.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { dateInZone } from '@hearthline/rules/dates.ts';
import { dateOfBirthField } from '@hearthline/rules/fields/date-of-birth.ts';
import { messageOf } from '@hearthline/rules/fields/field.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { WaitlistProduct } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import { requireLastName } from '../../identity/access/edit-profile.ts';
import { allowAttempt, bucket } from '../../identity/access/throttle.ts';
import { routes } from '../http/route.ts';

/** Everyone keeps one for places where they do not lend yet. */
const keepsWaitlist = (lender: Lender | undefined, product: WaitlistProduct): boolean =>
  lender !== undefined && { HELOC: 'WAITLIST', CRYPTO_HELOC: lender.cryptoLine, DSCR_LOAN: lender.dscrLoan }[product] === 'WAITLIST';

export const WAITLIST_ROUTES = routes(WAITLIST_ENDPOINTS, {
  waitlistJoin: async ({ body, organization, ctx, request }) => {
    const { product = 'HELOC' } = body;
    if (!keepsWaitlist(ctx.lenders.now().byCode(organization), product))
      throw new Problem('invalid_request', { errors: [{ field: 'product', message: 'There is no waitlist for this product' }] });
    const now = ctx.clock.now();
    const [year, month, day] = body.dob.split('-').map(Number);
    const today = dateInZone(now, timeZoneOf(body.state));
    requireLastName(ctx.config, body.lastName, 'lastName');
    // The product's minimum age applies to applications; the waitlist requires legal age only.
    const message = messageOf(dateOfBirthField({ states: [body.state], ageRestricted: false, today }), { year, month, day });
    if (message !== null) throw new Problem('invalid_request', { errors: [{ field: 'dob', message }] });
    await allowAttempt(ctx, [bucket(ctx.config, 'waitlistIp', request.ip)]);

    const entry = {
      uuid: v7(),
      organization_code: organization,
      email_key: emailKey(body.email),
      email: body.email,
      first_name: body.firstName,
      last_name: body.lastName,
      dob: body.dob,
      income: body.income,
      street1: body.street1,
      street2: body.street2 ?? '',
      city: body.city,
      state: body.state,
      zip: body.zip,
      consented_at: now,
    };
    await transaction(ctx.pool, async (client) => joinWaitlist(client, ctx.secrets, entry, product));
    return { joined: true as const };
  },
});
