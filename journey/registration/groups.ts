import { REGISTRATION_STEPS, STEP_ROWS, type RegistrationContext, type RegistrationStep } from '../registration.ts';
import type { RegistrationData } from './data.ts';

type Group = (typeof STEP_ROWS)[number]['group'];

/** The legacy flow's groups with the steps in each, and the position of a step among them. */
export function registrationGroups(
  data: RegistrationData,
  context: RegistrationContext,
  step: RegistrationStep,
): { readonly group: Group; readonly steps: readonly string[]; readonly state: 'done' | 'now' | 'todo'; readonly label: string }[] {
  const rows = STEP_ROWS.filter((row) => row.legacy !== null && !row.skipped(data, context));
  const here = STEP_ROWS[REGISTRATION_STEPS.indexOf(step)];
  const order = [...new Set(rows.map((row) => row.group))];
  const at = order.findIndex((group) => group === here?.group);
  return order.map((group, index) => ({
    group,
    steps: rows.filter((row) => row.group === group).map((row) => row.label),
    state: index < at ? 'done' : index === at ? 'now' : 'todo',
    label: here?.label ?? group,
  }));
}
