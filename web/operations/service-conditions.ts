/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Open conditions, oldest first */
export const conditionsList: Operation<'conditions-list'> = 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants';
