/** What the desk offers on an application beside what the server accepts there, each action tried as the desk's own form would send it. */
import { Problem } from '@hearthline/contract/problem.ts';
import { STAFF_ACTIONS, type StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { momentOf, type StaffAction, staffActionWith } from '@hearthline/server/staff/actions/act.ts';
import { openActions, rolesFor } from '@hearthline/server/staff/actions/all.ts';
import { type Field, formsOf } from '@hearthline/server/staff/actions/fields.ts';
import type { StaffPerson } from '@hearthline/server/staff/person.ts';
import type { PoolClient } from 'pg';
import type { TestLender } from './lender.ts';
import { readSheet } from './read-sheet.ts';

/** The person who tries, in a role that may. */
export const AS = { uuid: '0190a000-0000-7000-8000-00000000ada0', name: 'Ada Able', role: 'funder' } as const satisfies StaffPerson;
const NO_DEED = { pdf: new Uint8Array(), act: { notary: '', commission: '', expires: '2030-01-01', state: '', county: '', witnesses: [] } };

/** Actions that another one offers under its own name: `clear` by an action of the hold, `clear-check` by `clear` or `approve`. */
const NAMED_OTHERWISE: Partial<Readonly<Record<StaffActionName, readonly StaffActionName[]>>> = {
  clear: ['approve', 'review-merchant', 'redrive'],
  'clear-check': ['clear', 'approve'],
  // on the page of the conditions
  'add-conditions': ['add-condition'],
  'reopen-condition': ['add-condition'],
};

/** What a person fills in: the first choice of a list, and words elsewhere. */
function filled(fields: readonly Field[], now: Date): object {
  const today = now.toISOString().slice(0, 10);
  const sample = ({ name, kind, options }: Field): unknown => {
    if (kind === 'choice') return options[0]?.value;
    if (kind === 'conditions') return [{ kind: 'OCCUPANCY' }];
    if (kind === 'choices') return options.slice(0, 1).map(({ value }) => value);
    if (kind === 'date') return today;
    if (kind === 'instant') return now.toISOString();
    if (kind === 'dollars') return 1234;
    return name === 'address.zip' ? '85004' : 'Sample';
  };
  const body: Record<string, unknown> = {};
  for (const field of fields.filter(({ required, kind }) => required && kind !== 'file')) {
    const [member = '', part] = field.name.split('.');
    if (member === 'returned') continue;
    body[member] = part === undefined ? sample(field) : { ...(body[member] as object | undefined), [part]: sample(field) };
  }
  return body;
}

/** Runs what is undone afterwards. */
async function undone<T>(lender: TestLender, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await lender.ctx.pool.connect();
  try {
    await client.query('begin');
    return await run(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Whether the server takes the action now; a refusal at a field of its form is about what was typed, and another answer is taken. */
async function isAccepted(lender: TestLender, uuid: string, asked: StaffAction, fields: readonly Field[]): Promise<boolean> {
  try {
    await undone(lender, async (client) => staffActionWith(lender.ctx, client, uuid, asked, { second: 'SANDBOX' }));
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (asked.action === 'record-manual-deed' && error.message.includes('is not complete')) return true;
    const decides = fields.some(({ kind }) => kind === 'decision');
    return (error.errors ?? []).some(
      ({ field }) => (decides && field.startsWith('debts.')) || fields.some(({ name }) => name.split('.')[0] === field.split('.')[0]),
    );
  }
}

/** The differences between what the desk offers and what the server takes, each action in a transaction that is rolled back; none is right. */
export async function actionDifferences(lender: TestLender, uuid: string): Promise<string[]> {
  const { ctx } = lender;
  const application = await lender.read(uuid);
  const offered = openActions(application, momentOf(ctx, application, AS));
  const forms = await formsOf(ctx, application, STAFF_ACTIONS);
  const found: string[] = [];
  const read = await readSheet(ctx, application);
  for (const action of STAFF_ACTIONS) {
    const isOffered = offered.includes(action);
    const [role] = rolesFor(action, application.status);
    if (role === undefined) throw new Error(`${action} is no role’s`);
    const fields = forms.get(action) ?? [];
    const typed = filled(fields, ctx.clock.now(uuid));
    const accepted = await isAccepted(lender, uuid, { ...typed, action, as: { ...AS, role }, returned: NO_DEED, ...read }, fields);
    if (isOffered && !accepted) found.push(`${action} is offered and refused`);
    if (!isOffered && accepted && !NAMED_OTHERWISE[action]?.some((one) => offered.includes(one)))
      found.push(`${action} is not offered and would be taken`);
  }
  return found;
}
