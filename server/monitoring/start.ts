/**
 * Starts OpenTelemetry when the environment asks for it. The first import of main.ts, before the modules it instruments are loaded; it loads nothing
 * and costs nothing where no variable is set. CommonJS is required on purpose: it runs at once, where `import()` would let the next modules go first.
 */
import { context, logs, metrics, propagation, trace } from '@opentelemetry/api';
import { createRequire } from 'node:module';
import type * as FastifyModule from '@fastify/otel';
import type * as PrometheusModule from '@opentelemetry/exporter-prometheus';
import type * as HttpModule from '@opentelemetry/instrumentation-http';
import type * as PgModule from '@opentelemetry/instrumentation-pg';
import type * as UndiciModule from '@opentelemetry/instrumentation-undici';
import type * as SdkModule from '@opentelemetry/sdk-node';
import { scrubTraces } from './scrubbed-traces.ts';

const SIGNALS = ['TRACES', 'METRICS', 'LOGS'] as const;
type Variables = Readonly<Record<string, string | undefined>>;
type Reader = PrometheusModule.PrometheusExporter;

const load = createRequire(import.meta.url);
const isSet = (variables: Variables, name: string): boolean => (variables[name] ?? '') !== '';

/** The signals that the standard variables ask for: all by a common endpoint, else each by its own endpoint or exporter. */
export function signalsOf(variables: Variables): readonly (typeof SIGNALS)[number][] {
  if (variables['OTEL_SDK_DISABLED'] === 'true') return [];
  const all = isSet(variables, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  return SIGNALS.filter((signal) => {
    const exporter = variables[`OTEL_${signal}_EXPORTER`] ?? '';
    return exporter !== 'none' && (all || exporter !== '' || isSet(variables, `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`));
  });
}

/** Whether `/metrics` is served; it then takes the place of sending metrics. */
export const servesMetrics = (variables: Variables): boolean => isSet(variables, 'METRICS_PORT') || isSet(variables, 'METRICS_TOKEN');

export type Telemetry = {
  readonly sendsLogs: boolean;
  /** What `/metrics` reads; null where it is not served. */
  readonly reader: Reader | null;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
};

function instrumentations() {
  const { HttpInstrumentation } = load('@opentelemetry/instrumentation-http') as typeof HttpModule;
  const { PgInstrumentation } = load('@opentelemetry/instrumentation-pg') as typeof PgModule;
  const { UndiciInstrumentation } = load('@opentelemetry/instrumentation-undici') as typeof UndiciModule;
  const { FastifyOtelInstrumentation } = load('@fastify/otel') as typeof FastifyModule;
  const http = new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => /^\/(?:healthz|readyz|metrics)\b/.test(url),
    requireParentforOutgoingSpans: true,
  });
  const all = [
    http,
    new FastifyOtelInstrumentation({ registerOnInitialization: true, instrumentHooks: false, recordExceptions: false }),
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ];
  // Measured by ourselves (measures.ts), with tracing or without, under names that do not change with a library.
  for (const one of all) one.setMeterProvider = () => undefined;
  return all;
}

/** Leaves nothing behind in the process, in which another start may follow. */
function forget(): void {
  for (const api of [trace, metrics, logs, context, propagation]) api.disable();
}

/** Starts what the variables ask for; null when they ask for nothing. */
export function startTelemetry(variables: NodeJS.ProcessEnv): Telemetry | null {
  const signals = signalsOf(variables);
  const isServed = servesMetrics(variables);
  if (signals.length === 0 && !isServed) return null;
  for (const signal of SIGNALS) if (!signals.includes(signal)) variables[`OTEL_${signal}_EXPORTER`] = 'none';
  // Baggage of a visitor's request must not travel on to the vendors.
  variables['OTEL_PROPAGATORS'] ??= 'tracecontext';
  // Names of hosts, users and command lines of the machine are no business of a collector unless asked for.
  variables['OTEL_NODE_RESOURCE_DETECTORS'] ??= 'env,serviceinstance';
  variables['OTEL_SERVICE_NAME'] ??= 'hearthline';
  const { NodeSDK } = load('@opentelemetry/sdk-node') as typeof SdkModule;
  const { PrometheusExporter } = load('@opentelemetry/exporter-prometheus') as typeof PrometheusModule;
  const reader = isServed ? new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true }) : null;
  const traces = signals.includes('TRACES');
  const sdk = new NodeSDK({
    ...(reader && { metricReaders: [reader] }),
    ...(!traces && { spanProcessors: [] }),
    instrumentations: traces ? instrumentations() : [],
  });
  sdk.start();
  if (traces) {
    scrubTraces();
    // Required once through the hook, a module is instrumented for those that import it.
    for (const module of ['node:http', 'pg']) load(module);
  }
  return { reader, sendsLogs: signals.includes('LOGS'), stop: async () => sdk.shutdown().finally(forget) };
}

export const telemetry: Telemetry | null = startTelemetry(process.env);
