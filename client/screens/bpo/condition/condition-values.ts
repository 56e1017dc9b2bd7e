import { wholeForm } from '@hearthline/rules/fields/field.ts';
import * as z from 'zod/mini';
import { ACCESS_RULES, type AccessValues } from '../../../parts/valuation/access.ts';
import { COPY } from './copy.ts';

const CONDITIONS = ['EXCELLENT', 'GOOD', 'AVERAGE', 'FAIR', 'POOR'] as const;
const OCCUPANTS = ['OWNER', 'TENANT', 'NOBODY'] as const;

export type ConditionValues = AccessValues & {
  condition: (typeof CONDITIONS)[number];
  damaged: 'YES' | 'NO';
  damage: string;
  occupants: (typeof OCCUPANTS)[number];
};

/** Damage is described where there was some. */
export const CONDITION_RULES = z
  .object({
    condition: z.enum(CONDITIONS, { error: COPY.chooseCondition }),
    damaged: z.enum(['YES', 'NO'], { error: COPY.chooseDamage }),
    damage: z.string().check(z.maxLength(1000, COPY.longDamage)),
    occupants: z.enum(OCCUPANTS, { error: COPY.chooseOccupants }),
    ...ACCESS_RULES,
  })
  .check(
    wholeForm<{ damaged: string; damage: string }>(({ damaged, damage }) =>
      damaged === 'YES' && damage.trim() === '' ? [{ path: ['damage'], message: COPY.describeDamage }] : [],
    ),
  );
