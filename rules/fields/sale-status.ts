import * as z from 'zod/mini';
import { REQUIRED } from './address-copy.ts';

/** Yes or No must be chosen; Yes continues, and the server declines (AMB-24). */
export const saleStatusField = z.boolean({ error: REQUIRED });
