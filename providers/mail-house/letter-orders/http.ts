import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import type { Letter, MailHousePort, MailService } from '../port.ts';

const PROVIDER = 'mail-house';

const Ordered = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const Piece = z.object({
  id: z.string(),
  status: z.enum(['created', 'mailed', 'delivered', 'returned']),
  tracking_number: z.string().nullable(),
  mailed_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  return_reason: z.string().nullable(),
});
const STATUS = { created: 'CREATED', mailed: 'MAILED', delivered: 'DELIVERED', returned: 'RETURNED' } as const;
const SERVICES: Readonly<Record<MailService, string>> = { FIRST_CLASS: 'usps_first_class', CERTIFIED: 'usps_certified' };

const wireAddress = ({ name, address }: Letter['to']) => ({
  name,
  address_line1: address.street1,
  address_line2: address.street2 ?? '',
  address_city: address.city,
  address_state: address.state,
  address_zip: address.zip,
  address_country: 'US',
});

/** HTTP client of a print-and-mail house: basic auth (key "id:secret"), POST /v1/letters with the PDF, GET /v1/letters/{id}. */
export function createMailHouseHttp(options: WireOptions): MailHousePort {
  const call = createCaller(PROVIDER, options, (status) =>
    status === 422 ? { outcome: 'REJECTED', reasonCode: 'UNDELIVERABLE_ADDRESS' } : null,
  );
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    send: async (letter, { idempotencyKey, signal }) => {
      const body = {
        description: letter.title,
        to: wireAddress(letter.to),
        from: wireAddress(letter.from),
        file: Buffer.from(letter.pdf).toString('base64'),
        copies: letter.copies,
        mail_type: SERVICES[letter.service],
        address_placement: 'insert_blank_page',
        metadata: { reference: letter.reference },
      };
      const reply = await call({ method: 'POST', path: '/v1/letters', headers, body, answer: Ordered, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.id }, reply.body.id)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/letters/${ref}`, headers, answer: Piece, signal });
      if (!reply.ok) return reply.failure;
      const { status, tracking_number, mailed_at, ended_at, return_reason } = reply.body;
      return answer(
        reply.latencyMs,
        okAnswer(
          { status: STATUS[status], tracking: tracking_number, mailedAt: mailed_at, endedAt: ended_at, returned: return_reason },
          ref,
        ),
      );
    },
    parseWebhook: orderCallbacks(options, {
      'letter.mailed': 'MAILED',
      'letter.delivered': 'DELIVERED',
      'letter.returned': 'RETURNED',
    }),
  };
}
