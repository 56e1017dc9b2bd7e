import { formatDollars } from '@hearthline/rules/money.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

type Colleague = Reply<'desk-staff-get'>[number];
/** What a person decides alone. */
export type Limits = NonNullable<Colleague['authority']>;
export type Limit = Colleague['limits'][number];

/** How a limit is shown; where none is set, the lender's own rules are the limit. */
const AS_RULES = 'As the rules allow';
export const LIMITS: Readonly<Record<Limit, { readonly name: string; readonly text: (of: Limits) => string }>> = {
  line: { name: 'Largest line', text: ({ line }) => (line === null ? AS_RULES : formatDollars(line)) },
  cltv: { name: 'Highest CLTV', text: ({ cltv }) => (cltv === null ? AS_RULES : `${cltv}%`) },
  exceptions: { name: 'Exceptions', text: ({ exceptions }) => (exceptions ? 'Yes' : 'No') },
  release: { name: 'Largest line funded alone', text: ({ release }) => formatDollars(release) },
};
/** Those limits that a role uses, in a line. */
export const authorityText = (of: Limits, limits: readonly Limit[]): string =>
  limits.map((limit) => `${LIMITS[limit].name.toLowerCase().replace('cltv', 'CLTV')}: ${LIMITS[limit].text(of).toLowerCase()}`).join('; ');
