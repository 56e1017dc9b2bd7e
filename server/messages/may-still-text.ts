import { type MaySend, maySendText } from '@hearthline/rules/regulation/tcpa.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { readApplication } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../config/context.ts';
import type { OutboxRow } from '@hearthline/database/generated/rows.ts';
import { textConsent } from '@hearthline/database/stores/person/consents.ts';

/** Whether a queued text may be sent now: a STOP received meanwhile counts, and so do the quiet hours at the home. */
export async function mayStillText(ctx: Context, { application_uuid, org_code }: OutboxRow): Promise<MaySend> {
  // The answer to HELP was requested by the customer.
  if (application_uuid === null) return { send: true };
  const application = await readApplication(ctx.pool, application_uuid);
  const consent = application && (await textConsent(ctx.pool, application.identityUuid, org_code ?? application.orgCode));
  if (!consent) return { send: false, why: 'NO_CONSENT' };
  return maySendText(
    'SMS_TRANSACTIONAL',
    { SMS: null, SMS_TRANSACTIONAL: consent.answer },
    {
      at: ctx.clock.now(application.uuid),
      timeZone: timeZoneAtProperty(application.facts),
      state: application.facts.created?.state ?? '',
    },
  );
}
