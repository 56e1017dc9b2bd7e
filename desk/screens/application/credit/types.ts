import type { Reply } from '@hearthline/web/api/operation.ts';

export type Credit = Reply<'desk-credit-get'>;
export type Report = Credit['reports'][number];
export type Line = Report['tradelines'][number];
