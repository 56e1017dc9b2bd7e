import type { CheckedFile, Pass } from '../vendor/link.ts';

/** Where the service is, unless the server names another address. */
const ADDRESS = 'https://chat.stream-io-api.com';
export const PAGE = 100;
/** Code of an error for what is wrong with a request, such as an id that a message has already. */
export const WRONG_INPUT = 4;
/** Codes of errors for a token that is not valid, or not any more (getstream.io/chat/docs: API errors). */
export const TOKEN_CODES: readonly unknown[] = [5, 40, 41, 42, 43];

export type Attachment = {
  /** Of a preview that the service made of a link. */
  readonly og_scrape_url?: string;
  readonly asset_url?: string;
  readonly image_url?: string;
  readonly title?: string;
  readonly mime_type?: string;
  readonly file_size?: number;
};
export type StreamMessage = {
  readonly id: string;
  readonly text?: string;
  /** `system`, `error` and `ephemeral` are of no one. */
  readonly type: string;
  /** Written by a program. */
  readonly ai_generated?: boolean;
  readonly user: { readonly id: string; readonly name?: string };
  readonly attachments?: readonly Attachment[];
  readonly created_at: string;
};
export type Read = { readonly user: { readonly id: string }; readonly last_read_message_id?: string | null };
export type Queried = {
  readonly channel: { readonly frozen?: boolean };
  readonly messages: readonly StreamMessage[];
  readonly read?: readonly Read[];
};
export type StreamEvent = {
  readonly type: string;
  readonly cid?: string;
  readonly connection_id?: string;
  readonly error?: { readonly code: number };
  readonly user?: { readonly id: string };
  readonly last_read_message_id?: string | null;
  readonly channel?: { readonly frozen?: boolean };
};

/** A refusal of the service: its code, and the status of the reply. */
export class StreamError extends Error {
  readonly code: unknown;
  constructor(status: number, code: unknown) {
    super(`The chat service answered ${status}`);
    this.code = code;
  }
}

type ApiPlan = {
  readonly fetch: typeof globalThis.fetch;
  readonly askPass: () => Promise<Pass>;
  /** Of the socket, which is told of what is watched; '' while there is none. */
  readonly connectionId: () => string;
};

/** Where the service is for a page. */
export const baseOf = ({ address }: Pass): string => (address ?? ADDRESS).replace(/\/+$/, '');

/** Calls of a page to its channel (getstream.io/chat/docs/rest), with a pass that is renewed when it is not taken any more. */
export function streamApi({ fetch, askPass, connectionId }: ApiPlan) {
  let pass: Pass | null = null;
  const renewed = async (): Promise<Pass> => (pass = await askPass());
  /** @throws StreamError for a refusal */
  const ask = async <T>(path: string, body: object | FormData, isAgain = false): Promise<T> => {
    const now = pass ?? (await renewed());
    const socket = connectionId();
    const query = new URLSearchParams({ api_key: now.publicKey, user_id: now.userId, ...(socket && { connection_id: socket }) });
    const isForm = body instanceof FormData;
    const reply = await fetch(`${baseOf(now)}/channels/messaging/${encodeURIComponent(now.channelId)}${path}?${query}`, {
      method: 'POST',
      headers: { authorization: now.userToken, 'stream-auth-type': 'jwt', ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const said = (await reply.json().catch(() => ({}))) as { readonly code?: unknown };
    if (reply.ok) return said as T;
    if (TOKEN_CODES.includes(said.code) && !isAgain) {
      await renewed();
      return ask(path, body, true);
    }
    throw new StreamError(reply.status, said.code);
  };
  /** Sends a file; answers what a message names it by. */
  const upload = async ({ name, contentType, bytes }: CheckedFile): Promise<Attachment & { readonly type: 'file' }> => {
    const form = new FormData();
    form.set('file', new File([bytes], name, { type: contentType }));
    const { file } = await ask<{ readonly file: string }>('/file', form);
    return { type: 'file', asset_url: file, title: name, mime_type: contentType, file_size: bytes.size };
  };
  return { ask, renewed, upload, pass: (): Pass | null => pass };
}
