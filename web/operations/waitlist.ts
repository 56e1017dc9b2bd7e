/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Join the waitlist. Joining again with the same email address updates the entry */
export const waitlistJoin: Operation<'waitlist-join'> = 'POST /waitlist/home-equity-loan-plus';
