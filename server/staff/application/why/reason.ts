import type { deskWhy, WhySection } from '@hearthline/contract/desk/application/why.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { AnswerKind } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { WorkKindCode } from '@hearthline/journey/work/kinds.ts';
import { formatApr, formatDollars, formatMoney } from '@hearthline/rules/money.ts';
import type { z } from 'zod';
import type { Context } from '../../../config/context.ts';
import type { StaffCaller } from '../../../identity/request-parts.ts';
import type { People } from '../../own.ts';

export type Shown = z.input<typeof deskWhy.reply>['reasons'][number];
export type Figure = Shown['figures'][number];

/** One reason. `since`: an ISO instant; absent, or a day alone, since the task is open. */
export type Reason = {
  readonly text: string;
  readonly section: WhySection;
  readonly figures: readonly Figure[];
  readonly limit?: string | undefined;
  readonly since?: string | undefined;
};

/** What a reason is read from. */
export type Sources = {
  readonly ctx: Context;
  readonly application: Application;
  readonly facts: Facts;
  readonly people: People;
  readonly caller: StaffCaller;
  readonly kind: WorkKindCode;
  /** The stored answer of a vendor. */
  readonly answer: <Data>(kind: AnswerKind) => Promise<Data | null>;
  /** An instant on the clocks of the home; a day as it is. */
  readonly when: (iso: string) => string;
};
export type ReasonsOf = (from: Sources) => readonly Reason[] | Promise<readonly Reason[]>;

/** Several sources of reasons for one kind of work. */
export const together =
  (...all: readonly ReasonsOf[]): ReasonsOf =>
  async (from) =>
    (await Promise.all(all.map(async (one) => one(from)))).flat();

export const dollars = (amount: number): string => (Number.isInteger(amount) ? formatDollars(amount) : formatMoney(amount));
export const percent = formatApr;

/** A figure, or none where its value is not known. */
export const figure = (label: string, value: string | number | null | undefined): readonly Figure[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }];
export const amount = (label: string, value: number | null | undefined): readonly Figure[] =>
  figure(label, value === null || value === undefined ? null : dollars(value));
