/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Whether the caller may start an application */
export const canStart: Operation<'can-start'> = 'GET /service-search/api/v1/profiles/actions/verify-ability-to-start-application';
