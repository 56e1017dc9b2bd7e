import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Telemetry } from './start.ts';

type Reader = NonNullable<Telemetry['reader']>;

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Endings of names by unit, which Prometheus expects and this serializer leaves out (OpenTelemetry's compatibility rules for Prometheus). */
const UNITS: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes', '1': '_ratio' };

/** The metrics as Prometheus reads them. */
export async function metricsOf(reader: Reader): Promise<string> {
  const { resourceMetrics } = await reader.collect();
  const scopeMetrics = resourceMetrics.scopeMetrics.map((scope) => ({
    ...scope,
    metrics: scope.metrics.map((metric) => {
      const { name, unit } = metric.descriptor;
      return { ...metric, descriptor: { ...metric.descriptor, name: name + (UNITS[unit] ?? '') } };
    }),
  }));
  return new PrometheusSerializer(undefined, false, undefined, false, true).serialize({ ...resourceMetrics, scopeMetrics });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries the token, compared in constant time. */
export const carriesToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

/** Serves `/metrics` on a port of its own; with a token only to those who send it. */
export async function serveMetrics(
  reader: Reader,
  { port, host, token }: { readonly port: number; readonly host: string | undefined; readonly token: string | null },
): Promise<Server> {
  const server = createServer((request, response) => {
    const end = (status: number, type: string, body: string): void =>
      void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return end(404, 'text/plain', 'Only /metrics is here\n');
    if (token !== null && !carriesToken(request.headers.authorization, token))
      return end(401, 'text/plain', 'The token is missing or wrong\n');
    metricsOf(reader).then(
      (text) => end(200, METRICS_TYPE, text),
      () => end(500, 'text/plain', 'The metrics could not be read\n'),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
