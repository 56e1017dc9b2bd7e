/** One burst of requests against one address; the figures of autocannon that matter here. */
import autocannon from 'autocannon';

export type Burst = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly good: number; readonly bad: number };
export type Shot = { readonly method?: 'GET' | 'POST'; readonly path: string; readonly headers?: Record<string, string>; readonly body?: string };

const CONNECTIONS = 10;

/** `shots` are sent in turn; `amount` stops after that many, else `seconds` pass. Latencies in ms. */
export async function burst(url: string, shots: readonly Shot[], stop: { seconds: number } | { amount: number }): Promise<Burst> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...('amount' in stop ? { amount: stop.amount } : { duration: stop.seconds }),
    requests: shots.map(({ method = 'GET', path, headers = {}, body }) => ({ method, path, headers, ...(body === undefined ? {} : { body }) })),
  });
  return { perSecond: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99, good: result['2xx'], bad: result.non2xx + result.errors };
}
