import type { Reply } from '@hearthline/web/api/operation.ts';

/** A person who works for the lender, as the list shows them. */
export type Colleague = Reply<'desk-staff-get'>[number];
