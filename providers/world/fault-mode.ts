import type { ServerResponse } from 'node:http';

/** How a vendor misbehaves on request, for fault tests. Everything but `fail` strikes after the effect, where doubling is the danger. */
export interface FaultMode {
  readonly slowMs?: number;
  /** Answers with this status before doing anything. */
  readonly fail?: 400 | 401 | 429 | 500 | 502 | 503;
  /** Takes the request and never answers. */
  readonly hang?: true;
  /** Cuts the connection instead of answering. */
  readonly reset?: true;
  /** Sends the first half of its answer as if it were the whole. */
  readonly truncate?: true;
  /** Valid JSON of another shape. */
  readonly wrongTypes?: true;
  /** Six megabytes of JSON. */
  readonly bigBody?: true;
  /** What becomes of its callbacks: each sent twice, those waiting sent newest first, none sent at all, or those due sent before the answer. */
  readonly webhooks?: 'twice' | 'reversed' | 'lost' | 'early';
  /** For this many calls, then well again; without it until told otherwise. */
  readonly times?: number;
}

const FLAGS = ['hang', 'reset', 'truncate', 'wrongTypes', 'bigBody'];

export function isFaultMode(value: unknown): value is FaultMode {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([name, of]) => {
    if (FLAGS.includes(name)) return of === true;
    if (name === 'webhooks') return ['twice', 'reversed', 'lost', 'early'].includes(String(of));
    return ['slowMs', 'fail', 'times'].includes(name) && Number.isInteger(of) && Number(of) >= 0;
  });
}

/** Spoils the answer as the mood says; false when the mood leaves it alone. */
export function answerFaulty(
  outgoing: ServerResponse,
  answer: { readonly status: number; readonly body: unknown },
  faultMode: FaultMode,
): boolean {
  if (faultMode.hang === true) return true;
  if (faultMode.reset === true) {
    outgoing.socket?.resetAndDestroy();
    return true;
  }
  const text = JSON.stringify(answer.body);
  const instead =
    faultMode.truncate === true
      ? text.slice(0, Math.ceil(text.length / 2))
      : faultMode.wrongTypes === true
        ? JSON.stringify({ result: [42, null], status: { is: 'not what you think' } })
        : faultMode.bigBody === true
          ? JSON.stringify({ padding: 'x'.repeat(6 * 1024 * 1024) })
          : null;
  if (instead === null) return false;
  outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
  outgoing.end(instead);
  return true;
}
