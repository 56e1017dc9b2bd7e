/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** The checklist status; with after and wait, responds when the version changes */
export const helocStatus: Operation<'heloc-status'> = 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status';
