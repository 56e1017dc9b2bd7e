import { z } from 'zod';
import { count } from './env-fields.ts';

/** The variables of metrics, sampled visits and session recordings. Those of OpenTelemetry are its own standard (docs/how-to/monitor.md). */
export const monitoringFields = {
  METRICS_PORT: count(1, 65_535)
    .optional()
    .describe('Port of its own that serves `/metrics` for Prometheus; unset, and without METRICS_TOKEN, nothing is measured'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'A caller that sends it (`Authorization: Bearer …`) reads `/metrics`: on METRICS_PORT, or on the main port where that is unset',
    ),
  MONITORING_SAMPLE_RATE: count(0, 100).default(100).describe('Of a hundred visits, how many report errors and how fast pages were'),
  REPLAY_SAMPLE_RATE: count(0, 100)
    .default(0)
    .describe('Of a hundred visits, how many are asked whether their session may be recorded; recording starts when the visitor agrees'),
  REPLAY_DAYS: count(1, 365).default(30).describe('Days after which a recording is deleted'),
  REPLAY_HOSTS: z
    .string()
    .regex(/^[a-z\d.-]+(,[a-z\d.-]+)*$/, 'must be host names with commas between them')
    .default('app.fullstory.com,app.eu1.fullstory.com')
    .describe('Hosts of the session-replay vendor: a link to a replay is stored only when it is there'),
} as const;
