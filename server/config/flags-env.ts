import { z } from 'zod';
import { address, count } from './env-fields.ts';

/** The variables of the provider of flags. */
export const FLAGS_ENVIRONMENT = {
  FLAGS_PROVIDER: z
    .enum(['table', 'ofrep'])
    .default('table')
    .describe(
      'Where feature flags and the variations of experiments come from: the product’s own table, or in front of it a server that speaks the OpenFeature Remote Evaluation Protocol, such as flagd. What that one does not know, or does not answer in time, comes from the table',
    ),
  FLAGS_PROVIDER_URL: address
    .optional()
    .describe('Address of that server, such as `https://flagd.example:8016`; required with `ofrep`, and https in production'),
  FLAGS_PROVIDER_KEY: z.string().min(1).optional().describe('What it is sent as the bearer token; none unless set'),
  FLAGS_PROVIDER_TIMEOUT_MS: count(50, 5000).default(500).describe('Milliseconds after which its answer is no longer waited for'),
};
