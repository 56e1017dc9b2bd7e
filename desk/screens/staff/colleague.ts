import type { Reply } from '../../services/api.ts';

/** A person who works for the lender, as the list shows them. */
export type Colleague = Reply<'desk-staff-get'>[number];
