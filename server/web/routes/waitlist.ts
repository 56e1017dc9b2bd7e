import { waitlistJoin } from '@hearthline/contract/waitlist.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { joinWaitlist } from '@hearthline/database/stores/lender/waitlist.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { dateInZone } from '@hearthline/rules/dates.ts';
import { dateOfBirthField } from '@hearthline/rules/fields/date-of-birth.ts';
import { messageOf } from '@hearthline/rules/fields/field.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import { v7 } from 'uuid';
import { requireLastName } from '../../identity/access/edit-profile.ts';
import { allowAttempt, bucket } from '../../identity/access/throttle.ts';
import { type Route, route } from '../http/route.ts';

export const WAITLIST_ROUTES: readonly Route[] = [
  route(waitlistJoin, async ({ body, organization, ctx, request }) => {
    const now = ctx.clock.now();
    const [year, month, day] = body.dob.split('-').map(Number);
    const today = dateInZone(now, timeZoneOf(body.state));
    requireLastName(ctx.config, body.lastName, 'lastName');
    // The product's minimum age applies to applications; the waitlist requires legal age only.
    const message = messageOf(dateOfBirthField({ states: [body.state], ageRestricted: false, today }), { year, month, day });
    if (message !== null) throw new Problem('invalid_request', { errors: [{ field: 'dob', message }] });
    await allowAttempt(ctx, [bucket(ctx.config, 'waitlistIp', request.ip)]);

    await joinWaitlist(ctx.pool, ctx.secrets, {
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
    });
    return { joined: true as const };
  }),
];
