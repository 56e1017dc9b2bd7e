/** Fifty applicants: every persona once, and some whose transfer, recording or policy fails, or who change their minds. */
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { PERSONAS, personaOf, type Persona } from '@hearthline/sandbox/personas.ts';
import type { RequestName } from '@hearthline/sandbox/borrower.ts';
import { PERSONA_ENDS } from '@hearthline/sandbox/testing/persona-ends.ts';

/** What happens at a status instead of the usual step: a borrower's request, or a staff action. */
export type Action =
  | { readonly by: 'borrower'; readonly sends: RequestName }
  | { readonly by: 'staff'; readonly does: 'cancel' | 'decline' };

export type Applicant = {
  readonly persona: Persona;
  /** Email tags, which choose vendors' outcomes. */
  readonly tags: readonly string[];
  readonly actions: Partial<Record<ChecklistStatus, Action>>;
  readonly ends: ChecklistStatus;
};

/** Staff cancel the application whose credit report never arrives; the others end as their persona does (`PERSONA_ENDS`). */
const ENDS: typeof PERSONA_ENDS = { ...PERSONA_ENDS, timeout: 'CANCELLED' };
/** Personas that cannot continue by themselves: Phantom has no credit file, a minor remains one, and the bureau that times out for one person always does. */
const ACTIONS: Readonly<Record<string, Applicant['actions']>> = {
  phantom: { CREDIT_NO_MATCH_SSN: { by: 'staff', does: 'decline' } },
  minor: { CREDIT_MINOR: { by: 'staff', does: 'decline' } },
  timeout: { CREDIT_ERROR: { by: 'staff', does: 'cancel' } },
};

const rescind: Action = { by: 'borrower', sends: 'rescind' };
const withdraw: Action = { by: 'borrower', sends: 'cancel' };

type Row = readonly [persona: string, tags: readonly string[], ends: ChecklistStatus, actions?: Applicant['actions']];
const OTHERS: readonly Row[] = [
  ['happy', ['achr03'], 'COMPLETE'],
  ['happy', ['recreject'], 'COMPLETE'],
  ['happy', ['noins'], 'COMPLETE'],
  ['happy', ['declineafter'], 'DECLINED'],
  ['happy', [], 'CANCELLED', { RESCISSION: rescind }],
  ['happy', [], 'CANCELLED', { NOTE_SIGNING: withdraw }],
  ['joint', [], 'CANCELLED', { RESCISSION: rescind }],
  ['happy', [], 'CANCELLED', { FUNDING_DECISION: { by: 'staff', does: 'cancel' } }],
  ['mismatch', ['better'], 'COMPLETE'],
];

/** In order of arrival, which is random: each number once. */
export function applicants(random: () => number): Applicant[] {
  const all: Applicant[] = [
    ...PERSONAS.map((persona) => ({ persona, tags: [], actions: ACTIONS[persona.key] ?? {}, ends: ENDS[persona.key] ?? 'COMPLETE' })),
    ...OTHERS.map(([key, tags, ends, actions = {}]) => {
      const persona = personaOf(key);
      if (!persona) throw new Error(`There is no persona ${key}`);
      return { persona, tags, actions, ends };
    }),
  ];
  return all
    .map((applicant) => ({ applicant, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ applicant }) => applicant);
}
