/** One burst of requests against one address; autocannon's figures that matter here. */
import { THROTTLES } from '@hearthline/server/config/throttles.ts';
import autocannon from 'autocannon';

/** Settings of a product that may be asked as often as a benchmark wants. */
export const UNLIMITED = Object.fromEntries(Object.values(THROTTLES).map(({ variable }) => [variable, '1000000']));

export type Burst = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p97: number;
  readonly p99: number;
  readonly good: number;
  readonly bad: number;
};
export type Shot = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

const CONNECTIONS = 10;

const asRequest = ({ method = 'GET', path, headers = {}, body }: Shot): autocannon.Request => ({
  method,
  path,
  headers,
  ...(body === undefined ? {} : { body }),
});

const figures = (result: autocannon.Result): Burst => ({
  perSecond: result['2xx'] / result.duration,
  p50: result.latency.p50,
  p97: result.latency.p97_5,
  p99: result.latency.p99,
  good: result['2xx'],
  bad: result.non2xx + result.errors,
});

/** Repeats the same request, or several in turn, for `seconds`. Latencies in ms; `p97` is the 97.5th percentile. */
export async function repeat(url: string, shots: Shot | readonly Shot[], seconds: number, connections = CONNECTIONS): Promise<Burst> {
  const requests = [shots].flat() as readonly Shot[];
  return figures(await autocannon({ url, connections, duration: seconds, requests: requests.map(asRequest) }));
}

/** Sends every request once, distributed over the connections: each is by another person. */
export async function once(url: string, shots: readonly Shot[]): Promise<Burst> {
  let dealt = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: shots.length - (shots.length % CONNECTIONS),
    setupClient: (client) => {
      const hand = dealt;
      dealt += 1;
      client.setRequests(shots.filter((_, at) => at % CONNECTIONS === hand).map(asRequest));
    },
  });
  return figures(result);
}
