import { expect, test } from 'vitest';
import { servesMetrics, signalsOf, startTelemetry } from './start.ts';

test.each([
  [{}, []],
  [{ OTEL_SERVICE_NAME: 'lender' }, []],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, ['TRACES', 'METRICS', 'LOGS']],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_LOGS_EXPORTER: 'none' }, ['TRACES', 'METRICS']],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, ['TRACES']],
  [{ OTEL_METRICS_EXPORTER: 'console' }, ['METRICS']],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, []],
])('%j asks for %j', (variables, signals) => {
  expect(signalsOf(variables)).toEqual(signals);
});

test('nothing is loaded or started where nothing is asked for', () => {
  const variables = { PATH: '/bin' };
  expect([startTelemetry(variables), servesMetrics({ METRICS_PORT: '' }), servesMetrics({ METRICS_PORT: '9464' })]).toEqual([
    null,
    false,
    true,
  ]);
  expect(variables).toEqual({ PATH: '/bin' });
});
