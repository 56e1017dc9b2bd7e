/** What leaves the process for a collector, from a running server over PostgreSQL: spans that belong together, and nothing of a person. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { inJobSpan, withTrace } from '../engine/job-span.ts';
import { startTelemetry, type Telemetry } from './start.ts';

type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly links?: readonly { readonly traceId: string }[];
  readonly attributes: readonly { readonly key: string }[];
};

const PLANTED = ['Zelda', 'Quillfeather', '666-45-1234', 'zelda.q@example.com', '+16025550188', '123456789012'];
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const sent: { readonly url: string; readonly text: string }[] = [];
const vendorHeaders: IncomingHttpHeaders[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (request.url === '/vendor?who=Zelda') vendorHeaders.push(request.headers);
    else sent.push({ url: request.url ?? '', text: Buffer.concat(parts).toString() });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let telemetry: Telemetry | null;
let lender: TestLender;
let own: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  own = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: own, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_METRICS_EXPORTER: 'none' };
  Object.assign(process.env, variables);
  telemetry = startTelemetry(process.env);
  // Imported after the start, as in main.ts.
  const { testLender } = await import('@hearthline/sandbox/testing/lender.ts');
  lender = await testLender();
});
afterAll(async () => {
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
  await lender.close();
  collector.close();
});

test('one request is one trace, with its statements and the call it makes; a job is linked to it; no personal data', async () => {
  const address = await lender.app.listen({ port: 0, host: '127.0.0.1' });
  const [first = '', last = '', , email = ''] = PLANTED;
  const reply = await fetch(`${address}/identity/api/v1/login?who=${first}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
      baggage: `who=${last}`,
      'user-agent': `Browser of ${first}`,
    },
    body: JSON.stringify({ email, password: PLANTED[2] }),
  });
  expect(reply.status).toBe(401);
  expect(await reply.json()).toMatchObject({ traceId: TRACE });

  const { trace } = await import('@opentelemetry/api');
  const ran = await trace.getTracer('test').startActiveSpan(`cause of ${email}`, { attributes: { email } }, async (span) => {
    span.recordException(new Error(`${PLANTED[4]} failed`));
    span.setAttributes({ account: PLANTED[5], 'http.route': '/a' });
    span.addEvent('seen', { name: last });
    span.setStatus({ code: 2, message: `${first} is unknown` });
    await fetch(`${own}/vendor?who=Zelda`);
    const job = withTrace({ applicationUuid: '0198f000-0000-7000-8000-000000000001', step: 'parcel', attempt: 1 });
    span.end();
    return inJobSpan(job, async () => ({ end: 'recorded' }));
  });
  expect(ran).toEqual({ end: 'recorded' });
  await telemetry?.stop();

  const spans = sent
    .filter(({ url }) => url === '/v1/traces')
    .flatMap(({ text }) => JSON.parse(text).resourceSpans as { scopeSpans: { spans: Span[] }[] }[])
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const ofRequest = spans.filter(({ traceId }) => traceId === TRACE).map(({ name }) => name);
  expect(ofRequest).toContain('POST /identity/api/v1/login');
  expect(ofRequest.some((name) => name.startsWith('pg.query:'))).toBe(true);
  const cause = spans.find(({ name }) => name === 'cause');
  expect(spans.find(({ name }) => name === 'job parcel')?.links?.[0]?.traceId).toBe(cause?.traceId);
  // The vendor learns the trace, and nothing of the visitor's baggage.
  expect(vendorHeaders[0]?.traceparent).toContain(cause?.traceId);
  expect(vendorHeaders[0]?.['baggage']).toBeUndefined();

  const everything = sent.map(({ text }) => text).join('\n');
  expect(everything.length).toBeGreaterThan(1000);
  expect(PLANTED.filter((secret) => everything.includes(secret))).toEqual([]);
});
