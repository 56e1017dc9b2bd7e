import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import { RECORDING_REJECTIONS, RECORDING_STATUSES, type ERecordingPort, type RecordableDocument, type Recording } from '../port.ts';

const PROVIDER = 'e-recording';

const Submitted = z.object({ packageId: z.string().regex(/^[\w-]{1,64}$/) });
const Package = z.object({
  packageId: z.string(),
  status: z.enum(RECORDING_STATUSES),
  rejection: z.object({ code: z.enum(RECORDING_REJECTIONS), text: z.string() }).nullable(),
  recorded: z
    .object({
      instrumentNo: z.string(),
      book: z.string().nullable(),
      page: z.string().nullable(),
      recordedAt: z.iso.datetime(),
      fees: z.number(),
      tax: z.number(),
    })
    .nullable(),
});
const KINDS: Readonly<Record<RecordableDocument['kind'], string>> = {
  DEED_OF_TRUST: 'DEED OF TRUST',
  MORTGAGE: 'MORTGAGE',
  RELEASE: 'RELEASE',
};

/** HTTP client of an electronic recording vendor: basic auth (key "id:secret"; lending §4.14). */
export function createERecordingHttp(options: WireOptions): ERecordingPort {
  const call = createCaller(PROVIDER, options, (status) =>
    status === 422 ? { outcome: 'REJECTED', reasonCode: 'COUNTY_NOT_SERVED' } : null,
  );
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    start: async ({ reference, countyFips, returnEmail, documents }, { idempotencyKey, signal }) => {
      const body = {
        clientPackageId: reference,
        recipientFips: countyFips,
        returnEmail,
        submitImmediately: true,
        documents: documents.map((document) => ({
          name: document.name,
          kindOfInstrument: KINDS[document.kind],
          indexing: {
            grantors: document.grantors,
            grantees: document.grantees,
            amount: document.amount,
            dateOfNote: document.dateOfNote,
            parcelId: document.parcelId,
            legal: document.legalDescription,
          },
          pdfBase64: Buffer.from(document.pdf).toString('base64'),
        })),
      };
      const reply = await call({ method: 'POST', path: '/v1/packages', headers, body, answer: Submitted, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.packageId }, reply.body.packageId)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/packages/${ref}`, headers, answer: Package, signal });
      if (!reply.ok) return reply.failure;
      const { status, rejection, recorded } = reply.body;
      const data: Recording = { status, rejection, recorded: recorded === null ? null : stampOf(recorded) };
      if (status === 'RECORDED') return answer(reply.latencyMs, okAnswer(data, ref, recorded?.recordedAt ?? null));
      return answer(
        reply.latencyMs,
        status === 'REJECTED' ? endedAnswer('REJECTED', rejection?.code ?? 'NAME', ref, data) : pending(ref, 1_800, data),
      );
    },
    parseWebhook: orderCallbacks(options, {
      'package.received': 'RECEIVED',
      'package.rejected': 'REJECTED',
      'package.recorded': 'RECORDED',
    }),
  };
}

function stampOf({ instrumentNo, ...stamp }: NonNullable<z.infer<typeof Package>['recorded']>): NonNullable<Recording['recorded']> {
  return { ...stamp, instrumentNumber: instrumentNo };
}
