/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Every public flag, evaluated for this user */
export const features: Operation<'features'> = 'POST /service-optimize/{context}/api/v1/features';

/** One flag; an unknown one is off */
export const feature: Operation<'feature'> = 'POST /service-optimize/{context}/api/v1/feature';

/** The variation of each public flag, and of each experiment this visitor is in; the first answer for an experiment stays */
export const decision: Operation<'decision'> = 'POST /service-optimize/{context}/api/v2/decision';
