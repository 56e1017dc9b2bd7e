import type { TextEvent } from '@hearthline/providers/text/port.ts';
import { dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import { displayPhone, phoneDigits } from '@hearthline/rules/phone.ts';
import { readReply, revokedBy, stopHonoredBy } from '@hearthline/rules/regulation/tcpa.ts';
import type { SmsPromptType } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import { orderName, vendorNow } from '../config/providers.ts';
import { lenderZone } from '../organizations/opening-hours.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { addConsent, consentsOfPhone } from '@hearthline/database/stores/person/consents.ts';
import { post } from '@hearthline/database/stores/lender/outbox.ts';
import { isNewCallback } from '@hearthline/database/stores/vendor/provider-orders.ts';

type Inbound = Extract<TextEvent, { kind: 'INBOUND' }>;

/** Which consents a reply changes. A STOP takes effect on arrival (47 CFR 64.1200(a)(10) allows ten business days). */
const ledgersOf = (replied: 'STOP' | 'START', on: IsoDate): readonly SmsPromptType[] =>
  replied === 'STOP' ? revokedBy('SMS_TRANSACTIONAL', on) : ['SMS_TRANSACTIONAL'];

/**
 * Handles an inbound text. STOP, in any wording, ends texts to this number from the lenders it was sent to; START allows texts about an
 * application again, never advertising, which needs a written consent; HELP gets a reply. Each text is handled once.
 */
export async function receiveText(ctx: Context, vendor: string, { eventId, from, to, body }: Inbound): Promise<void> {
  const [phone, called] = [phoneDigits(from), phoneDigits(to)];
  const replied = readReply(body);
  if (phone === null || replied === 'OTHER') return;
  // A vendor speaks for the lenders that it serves. A STOP counts whichever vendor hands it on: a lender may have changed its vendor meanwhile.
  const lenders = ctx.lenders
    .now()
    .all.filter((l) => phoneDigits(l.supportPhone) === called && (replied === 'STOP' || vendorNow(ctx, l, 'text') === vendor));
  await transaction(ctx.pool, async (client) => {
    if (!(await isNewCallback(client, orderName('text', vendor), eventId, ctx.clock.real()))) return;
    const at = ctx.clock.now();
    const [lender] = lenders;
    if (replied === 'HELP') {
      if (lender)
        await post(client, {
          applicationUuid: null,
          notificationId: null,
          orgCode: lender.orgCode,
          channel: 'TEXT',
          to: { address: phone },
          subject: 'Help',
          body: `${lender.name}: texts about your application. Call ${displayPhone(lender.supportPhone)} for help. Reply STOP to stop.`,
          at,
          notBefore: null,
        });
      return;
    }
    // The lender's day; a text to a number of no lender changes no ledger.
    if (!lender) return;
    const on = dateInZone(at, lenderZone(ctx, lender.orgCode));
    const ledgers = ledgersOf(replied, on);
    const wanted = replied === 'STOP' ? 'OPT_OUT' : 'OPT_IN';
    for (const row of await consentsOfPhone(client, phone)) {
      if (!ledgers.includes(row.consent_type) || row.opt_in_out === wanted || !lenders.some((l) => l.orgCode === row.organization_code))
        continue;
      await addConsent(client, {
        ...row,
        uuid: v7(),
        opt_in_out: wanted,
        verbiage: `Answered by text: ${replied}${replied === 'STOP' ? `. In effect at once; the law allows until ${stopHonoredBy(on)}` : ''}`,
        phone,
        source: 'TEXT_REPLY',
        ip: '',
        user_agent: '',
        recorded_at: at,
      });
    }
  });
}
