import { isWaiting, waitEndsOn } from '@hearthline/rules/eligibility.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { Context } from '../../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationsOf, type Connection } from '@hearthline/database/stores/application/application.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';

/** Whether a person may start an application: none is active, and the wait after the last HELOC is over (AMB-28, AMB-29). */
export type AbilityToStart = { readonly active: readonly Application[]; readonly waitUntil: IsoDate | null };

/** Days are counted where the last HELOC's property is, by that application's clock: in the sandbox it may be ahead of the others. */
export async function abilityToStart(ctx: Context, on: Connection, identityUuid: string): Promise<AbilityToStart> {
  const applications = await applicationsOf(on, identityUuid);
  const opened = applications.flatMap(({ uuid, completedAt, facts }) =>
    completedAt ? [{ uuid, facts, on: dayAtProperty(facts, completedAt) }] : [],
  );
  const last = opened.toSorted((a, b) => (a.on < b.on ? 1 : -1))[0];
  const waits = last && isWaiting(last.on, dayAtProperty(last.facts, ctx.clock.now(last.uuid)));
  return { active: applications.filter((a) => a.active), waitUntil: waits ? waitEndsOn(last.on) : null };
}

/** Throws already_active or conflict when the person may not start now. */
export function refuseStart({ active, waitUntil }: { readonly active: boolean; readonly waitUntil: IsoDate | null }): void {
  if (active) throw new Problem('already_active', { message: 'Active application already exists.' });
  if (waitUntil) throw new Problem('conflict', { message: 'It looks like you have received a HELOC from us within the last 45 days.' });
}
