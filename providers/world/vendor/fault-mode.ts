import type { ServerResponse } from 'node:http';

/** Faults a simulator injects on request. All but `fail` apply after the effect has happened, because that is when a retry could repeat it. */
export interface FaultMode {
  readonly slowMs?: number;
  /** Responds with this status before doing anything. */
  readonly fail?: 400 | 401 | 429 | 500 | 502 | 503;
  /** Accepts the request and never responds. */
  readonly hang?: true;
  /** Closes the connection instead of responding. */
  readonly reset?: true;
  /** Sends only the first half of its response. */
  readonly truncate?: true;
  /** Valid JSON of another shape. */
  readonly wrongTypes?: true;
  /** Six megabytes of JSON. */
  readonly bigBody?: true;
  /** What happens to callbacks: each sent twice, waiting ones sent newest first, none sent at all, or due ones sent before the response. */
  readonly webhooks?: 'twice' | 'reversed' | 'lost' | 'early';
  /** Number of calls affected; without it, until reset. */
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

/** Responds with the requested fault; false when the fault mode does not affect responses. */
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
