/** The lender's people, what one proposes and another decides, and the record of who did what. */
import { answer, changedRows, insertNew, type Statement } from './answers.ts';
import type { Row, Transaction } from './tables.ts';

const isAt = (on: Transaction, person: unknown, role: unknown): boolean => {
  const member = on.get('staff_member', person as string);
  return member?.['suspended_at'] === null && member['role'] === role;
};
const applicationOf = (on: Transaction, proposal: Row): Row => on.get('application', proposal['applicationUuid'] as string) ?? {};
const shown = (on: Transaction, row: Row): Row => ({
  ...row,
  name: on.get('staff_member', row['person'] as string)?.['name'] ?? '',
  loanNumber: applicationOf(on, row)['loanNumber'],
  firstName: '',
  lastName: '',
  parcelZone: null,
  homeState: null,
});
const openOf = (on: Transaction, org: unknown, uuid: unknown): Row[] =>
  on.where('staff_proposal', (r) => r['state'] === 'OPEN' && r['org'] === org && (uuid === null || r['applicationUuid'] === uuid));

export const OF_STAFF: Readonly<Record<string, Statement>> = {
  'select uuid, role, authority from staff_member where': (on, [uuids]) =>
    answer(
      (uuids as string[]).flatMap((uuid) => {
        const member = on.get('staff_member', uuid);
        return member?.['suspended_at'] === null ? [{ uuid, role: member['role'], authority: member['authority'] ?? null }] : [];
      }),
    ),
  'select role from staff_member where uuid = $1': (on, [uuid]) => {
    const member = on.get('staff_member', uuid as string);
    return answer(member?.['suspended_at'] === null ? [{ role: member['role'] }] : []);
  },
  'insert into staff_action (id,': (on, values) => {
    const [id, application_uuid, from, to, action, person, role, , at, , second_role, person_uuid = null, second_uuid = null] = values;
    insertNew(on, 'staff_action', id as string, {
      application_uuid,
      from,
      to,
      action,
      person,
      role,
      at,
      second_role,
      person_uuid,
      second_uuid,
    });
    return changedRows(1);
  },
  'insert into staff_proposal': async (on, [id, applicationUuid, org, action, asked, rule, status, version, person, role, at, basis]) => {
    await on.lock(`staff_proposal ${applicationUuid as string} ${action as string}`);
    if (openOf(on, org, applicationUuid).some((r) => r['action'] === action)) return changedRows(0);
    // as PostgreSQL stores JSON
    const kept = JSON.parse(JSON.stringify(asked)) as unknown;
    insertNew(on, 'staff_proposal', id as string, {
      id,
      applicationUuid,
      org,
      action,
      asked: kept,
      rule,
      status,
      version,
      person,
      role,
      at,
      basis,
      state: 'OPEN',
    });
    return changedRows(1);
  },
  "update staff_proposal s set state = 'expired'": (on, [org, , uuid, outlasting]) => {
    const over = openOf(on, org, uuid).filter((r) => {
      const { active, status } = applicationOf(on, r);
      return (
        (active !== true || !(outlasting as string[]).includes(r['rule'] as string)) &&
        (status !== r['status'] || !isAt(on, r['person'], r['role']))
      );
    });
    for (const row of over) on.put('staff_proposal', row['id'] as string, { ...row, state: 'EXPIRED' });
    return changedRows(over.length);
  },
  'update staff_proposal set state = $2': (on, [id, state, , second, secondRole]) => {
    const row = on.get('staff_proposal', id as string);
    if (row?.['state'] !== 'OPEN') return changedRows(0);
    on.put('staff_proposal', id as string, { ...row, state, second, secondRole });
    return changedRows(1);
  },
  // One that is decided, locked, or those that are open.
  'select s.id, s.application_uuid as "applicationuuid"': async (on, [org, of], text) => {
    if (!text.includes('for update')) return answer(openOf(on, org, of).map((row) => shown(on, row)));
    await on.lock(`staff_proposal ${of as string}`);
    const row = on.get('staff_proposal', of as string);
    return answer(row?.['org'] === org && row ? [shown(on, row)] : []);
  },
  'select max(seq) as seq from fact': (on, [uuid]) => {
    const held = on.where('fact', (r) => r['application_uuid'] === uuid && r['type'] === 'fundingHeld');
    return answer([{ seq: held.length === 0 ? null : Math.max(...held.map((r) => r['seq'] as number)) }]);
  },
};
