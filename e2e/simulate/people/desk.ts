/** The lender's people at their desk, each with a role: what takes two is proposed by one and decided by another, or is tried by who may not. */
import { expectedRoles } from '@hearthline/contract/testing/expected-staff-actions.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { StaffActionBody } from '@hearthline/contract/desk/staff-actions.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { StaffCaller } from '@hearthline/server/identity/request-parts.ts';
import { actByForm } from '@hearthline/server/staff/actions/act.ts';
import { ACTIONS } from '@hearthline/server/staff/actions/all.ts';
import { decideProposal } from '@hearthline/server/staff/actions/proposals.ts';
import { readSheet } from '@hearthline/sandbox/testing/read-sheet.ts';
import type { Database, Row } from '../memory/tables.ts';
import { DAY, draw } from '../vendors/random.ts';
import type { Shape } from '../shape.ts';
import type { World } from '../world.ts';
import type { Api, Ending } from './api.ts';
import { askedOf, type Name } from './staff.ts';

const ROLES = (['processor', 'underwriter', 'closer', 'funder', 'compliance', 'agent'] as const).flatMap((role): StaffRole[] => [
  role,
  role,
  role,
]);
/** What comes with a file, or is about what only the sandbox's own table says: left to the sandbox's door. */
const NOT_AT_DESK: ReadonlySet<Name> = new Set([
  'record-manual-deed',
  'record-rescission',
  'redrive',
  'acknowledge-value',
  'mail-again',
  'verify-income',
]);

/** The people of every lender. Access is another service's: they are there from the beginning. */
export function hireStaff(db: Database): void {
  const members = ROLES.map((role, at): [string, Row] => {
    const uuid = `5${String(at).padStart(7, '0')}-0000-7000-8000-000000000000`;
    return [uuid, { uuid, name: `${role} ${at}`, role, suspended_at: null }];
  });
  db.tables.set('staff_member', new Map(members));
}

type Desk = { readonly world: World; readonly api: Api; readonly shape: Shape };
const membersOf = ({ db }: World): Row[] => [...(db.tables.get('staff_member')?.values() ?? [])].filter((r) => r['suspended_at'] === null);
const callerOf = (row: Row, organization: string): StaffCaller => ({
  kind: 'staff',
  staffUuid: row['uuid'] as string,
  sessionId: 's',
  organization,
  role: row['role'] as StaffRole,
  name: row['name'] as string,
});

/** A person of a role that may, mostly; otherwise anyone. */
function memberOf(world: World, roles: readonly StaffRole[], honest: boolean, besides: unknown = null): Row {
  const { random } = world.time;
  const all = membersOf(world);
  const fit = all.filter((r) => roles.includes(r['role'] as StaffRole) && r['uuid'] !== besides);
  const from = fit.length > 0 && (honest || random() < 0.7) ? fit : all;
  return from[Math.floor(random() * from.length)] as Row;
}

const sheetOf = async ({ world }: Desk, application: Application) => readSheet(world.page.ctx, application);

/** A member is suspended: at most one, so that two of each role are left. */
function suspend(world: World, row: Row | undefined): void {
  if (!row || membersOf(world).length < ROLES.length) return;
  world.tell(`${row['name'] as string} is suspended`);
  world.db.tables.get('staff_member')?.set(row['uuid'] as string, { ...row, suspended_at: new Date(world.time.now()) });
}

const openOf = ({ db }: World, uuid: string): Row[] =>
  [...(db.tables.get('staff_proposal')?.values() ?? [])].filter((r) => r['applicationUuid'] === uuid && r['state'] === 'OPEN');

/** Proposals of an application after which its staff are left alone. */
const DISTURBED = 2;

/** What happens between a proposal and its decision, the first times. */
async function meanwhile(desk: Desk, application: Application): Promise<void> {
  const { world } = desk;
  const { time, db } = world;
  const all = [...(db.tables.get('staff_proposal')?.values() ?? [])].filter((r) => r['applicationUuid'] === application.uuid);
  if (all.length > DISTURBED) return;
  const proposed = openOf(world, application.uuid).at(-1);
  const what = draw(time.random, [
    [2, 'nothing'],
    [3, 'a person decides who may not'],
    [3, 'it is held again'],
    [3, 'the person who proposed it is suspended'],
    [desk.shape === 'held' ? 6 : 1, 'days pass'],
  ] as const);
  if (what === 'a person decides who may not') await decideAll(desk, application, false);
  if (what === 'it is held again') await deskDoes(desk, application, 'hold-funding', false);
  if (what === 'the person who proposed it is suspended')
    suspend(world, db.tables.get('staff_member')?.get(proposed?.['person'] as string));
  if (what === 'days pass') await new Promise<void>((resolve) => time.after(time.random() * 6 * DAY, resolve));
}

export async function deskDoes(desk: Desk, application: Application, action: Name, honest: boolean): Promise<Ending> {
  const { world, api } = desk;
  if (NOT_AT_DESK.has(action)) return 'refused';
  const { uuid, orgCode, version, status } = application;
  const who = memberOf(world, expectedRoles(action, status), honest);
  const { sheetRead: _, ...all } = { sheetRead: undefined, ...askedOf(application, action) };
  const sheet = action === 'approve-funding' ? await sheetOf(desk, application) : {};
  const named = Object.entries({ ...all, ...sheet, evidence: 'A statement', callResult: 'CONFIRMED', answeredBy: 'The borrower' });
  const members = named.filter(([name, value]) => value !== undefined && (name in ACTIONS[action].fields || name === 'sheetRead'));
  const body = { action, ...Object.fromEntries(members) } as StaffActionBody;
  let isProposed = false as boolean;
  const ending = await api.act(who['name'] as string, action, uuid, async (ctx) => {
    const done = await actByForm(ctx, callerOf(who, orgCode), uuid, body, () => version);
    isProposed = done.state === 'PROPOSED';
  });
  if (honest && isProposed) await meanwhile(desk, application);
  if (honest && (isProposed || ending !== 'done')) return decideAll(desk, application, true);
  return ending;
}

/** The open proposals of an application, each decided by a colleague; honestly: approved by another person who may. */
export async function decideAll(desk: Desk, { uuid, orgCode }: Application, honest: boolean): Promise<Ending> {
  const { world, api } = desk;
  const { random } = world.time;
  let last: Ending = 'refused';
  for (const row of openOf(world, uuid)) {
    const application = await api.read(uuid);
    if (!application) return 'lost';
    const action = row['action'] as Name;
    const isOwn = !honest && random() < 0.5;
    const own = world.db.tables.get('staff_member')?.get(row['person'] as string) as Row;
    const who =
      isOwn && own['suspended_at'] === null ? own : memberOf(world, expectedRoles(action, row['status'] as string), honest, row['person']);
    const decision = honest
      ? 'APPROVE'
      : draw(random, [
          [8, 'APPROVE'],
          [1, 'REFUSE'],
          [1, 'WITHDRAW'],
        ] as const);
    const sheet = action === 'approve-funding' ? await sheetOf(desk, application) : {};
    last = await api.act(who['name'] as string, `${decision} ${action}`, uuid, async (ctx) =>
      decideProposal(ctx, callerOf(who, orgCode), row['id'] as string, { decision, reason: 'simulated', ...sheet }),
    );
  }
  return last;
}
