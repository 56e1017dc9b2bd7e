import { randomUUID } from 'node:crypto';
import {
  bodyOfRequest,
  digestOf,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { refusalOf } from '../scenarios.ts';

/** One email as it would have been sent. */
export interface SentMail {
  readonly messageId: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly tag: string | null;
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly bytes: number }[];
}

interface Wire {
  readonly From: string;
  readonly To: string;
  readonly Subject: string;
  readonly TextBody: string;
  readonly HtmlBody: string;
  readonly Tag: string;
  readonly Attachments: readonly { readonly Name: string; readonly ContentType: string; readonly Content: string }[];
}

/** Simulated email vendor: X-Postmark-Server-Token, POST /email; nothing is sent: GET /_outbox?to= lists what would have been. Ledger kind MAIL. */
export function startMailSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const send = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const wire = bodyOfRequest<Wire>(request);
    const refusal = wire.From && wire.To && wire.Subject ? refusalOf(wire.To) : { code: 300, text: 'Invalid email request' };
    if (refusal !== null) return { status: 422, body: { ErrorCode: refusal.code, Message: refusal.text } };
    const sent: SentMail = {
      messageId: randomUUID(),
      at: state.now().toISOString(),
      from: wire.From ?? '',
      to: wire.To ?? '',
      subject: wire.Subject ?? '',
      text: wire.TextBody ?? '',
      html: wire.HtmlBody ?? '',
      tag: wire.Tag ?? null,
      attachments: (wire.Attachments ?? []).map(({ Name, ContentType, Content }) => ({
        name: Name,
        contentType: ContentType,
        bytes: Buffer.byteLength(Content, 'base64'),
      })),
    };
    state.put(`mail:${sent.messageId}`, sent);
    return { status: 200, body: { To: sent.to, SubmittedAt: sent.at, MessageID: sent.messageId, ErrorCode: 0, Message: 'OK' } };
  };
  const outbox = ({ query }: VendorRequest, state: VendorState): VendorAnswer => {
    const to = query.get('to')?.toLowerCase();
    const all = state.idsWithPrefix('mail:').map((id) => state.get(id) as SentMail);
    return { status: 200, body: { mails: all.filter((mail) => to === undefined || mail.to.toLowerCase().includes(to)) } };
  };
  return startVendor(
    'mail',
    [
      {
        method: 'POST',
        path: /^\/email$/,
        effect: ({ body }) => ({ kind: 'MAIL', subject: digestOf((body as Wire | null)?.To ?? '') }),
        authorized: ({ headers }, key) => headers['x-postmark-server-token'] === key,
        handle: send,
      },
      { method: 'GET', path: /^\/_outbox$/, authorized: () => true, faultless: true, handle: outbox },
    ],
    options,
  );
}
