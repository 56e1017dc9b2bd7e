import type { deskTimeline } from '@hearthline/contract/desk/application/reads.ts';
import { type Application, logOf } from '@hearthline/database/stores/application/application.ts';
import { chainHolds } from '@hearthline/database/stores/application/chain.ts';
import { staffActionsOf } from '@hearthline/database/stores/lender/staff.ts';
import type { FactRow as LoggedFact, StaffActionRow } from '@hearthline/database/generated/rows.ts';
import { sayFact } from '@hearthline/journey/fact-sentences/all.ts';
import { inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Actor } from '@hearthline/rules/enums.ts';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { onPage } from '../mask.ts';
import { type People, peopleOf } from '../own.ts';

type Timeline = z.input<typeof deskTimeline.reply>;
type Asked = z.output<typeof deskTimeline.query>;

/** Who is named where no person acted. */
const BY: Readonly<Record<Actor, string>> = {
  borrower: 'The borrower',
  signer: 'A signer',
  staff: 'Staff',
  provider: 'A third party',
  automation: 'A rule',
};

/** How a fact came about, in words: the work it is the result of, the timer, the callback, the staff action, or the account. */
export function sourceInWords(source: string, actor: string): string {
  if (source.startsWith('/')) return 'in the account';
  const [kind = '', rest] = source.split(':');
  if (actor === 'staff') return rest === undefined ? inWords(kind.replaceAll('-', ' ')) : `${kind}: ${rest.replaceAll('-', ' ')}`;
  if (kind === 'timer') return `timer ${rest?.replaceAll('-', ' ')}`;
  if (kind === 'callback') return `callback of ${rest?.replaceAll('-', ' ')}`;
  return kind === 'consequence' ? 'follows from the fact before' : inWords(kind.replaceAll('-', ' '));
}

/** The names of those who acted, as they were then, by id. */
const namesOf = (actions: readonly StaffActionRow[]): ReadonlyMap<string, string> =>
  new Map(
    actions.flatMap(({ person_uuid: first, person, second_uuid: second, second_person: other }) => [
      ...(first === null ? [] : [[first, person] as const]),
      ...(second === null || other === null ? [] : [[second, other] as const]),
    ]),
  );

/** In older logs the reference of a member of the staff is their name. */
const byOf = ({ actor, actor_ref }: LoggedFact, people: People, staff: ReadonlyMap<string, string>): string => {
  if (actor === 'staff') return actor_ref === null ? BY.staff : (staff.get(actor_ref) ?? (isUuid(actor_ref) ? BY.staff : actor_ref));
  return people.byIdentity(actor_ref) ?? BY[actor as Actor] ?? actor;
};

/** The action of a member of the staff that recorded a fact. @param seq the fact's place in the log */
export const actionOf = <T extends Pick<StaffActionRow, 'from_version' | 'to_version'>>(
  seq: number,
  actions: readonly T[],
): T | undefined => actions.find(({ from_version: from, to_version: to }) => from < seq && seq <= to);

/** What a member of the staff wrote with an action: for colleagues, and for the borrower. */
const writtenOf = (action: StaffActionRow | undefined, role: StaffRole) => ({
  note: onPage(action?.reason ?? null, role),
  textForBorrower: onPage(action?.text_for_borrower ?? null, role),
});

/** A page of the log, newest first, and whether the whole log still matches its hashes and ends where the application says. */
export async function timelineOf(
  ctx: Context,
  application: Application,
  { role }: StaffCaller,
  { topic, before = Infinity, limit }: Asked,
): Promise<Timeline> {
  const [log, people, actions] = await Promise.all([
    logOf(ctx.pool, application.uuid),
    peopleOf(ctx, application, role),
    staffActionsOf(ctx.pool, application.uuid),
  ]);
  const staff = namesOf(actions);
  const head = log.at(-1)?.hash ?? '';
  const rows = log.map(({ seq, payload, actor, actor_ref: actorRef, source, at, hash }) => ({
    seq,
    fact: payload,
    actor,
    actorRef,
    source,
    at: at.toISOString(),
    hash,
  }));
  const told = log
    .toReversed()
    .filter(({ seq }) => seq < before)
    .map((row) => ({ row, ...sayFact(row.payload, people) }))
    .filter((one) => topic === undefined || one.topic === topic);
  const page = told.slice(0, limit);
  return {
    version: application.version,
    chain: { intact: chainHolds(application.uuid, rows) && hasHead(application, log), facts: log.length, head },
    entries: page.map(({ row, topic: about, sentence }) => ({
      seq: row.seq,
      type: row.type,
      topic: about,
      sentence,
      actor: row.actor as Actor,
      by: byOf(row, people, staff),
      source: sourceInWords(row.source, row.actor),
      at: row.at.toISOString(),
      ...writtenOf(row.actor === 'staff' ? actionOf(row.seq, actions) : undefined, role),
    })),
    next: told.length > limit ? (page.at(-1)?.row.seq ?? null) : null,
  };
}

/** The log has the last link that the application knew, or a newer one: facts cut off its end leave their hash behind. */
const hasHead = ({ headHash, version }: Application, log: readonly LoggedFact[]): boolean => log[version - 1]?.hash === headHash;
