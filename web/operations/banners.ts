/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** The banners of a lender, newest first, never cached; 404 for the file of another kind of installation */
export const bannersGet: Operation<'banners-get'> = 'GET /banners/{file}';
