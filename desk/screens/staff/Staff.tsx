import { Button } from '@hearthline/kit/button/Button.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { timeText } from '../../parts/format.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { ROLE_NAMES } from '../../parts/roles.ts';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import { $api, queryClient, type Reply } from '../../services/api.ts';
import type { Colleague } from './colleague.ts';
import { ChangeAccess } from './ChangeAccess.tsx';
import { Invite } from './Invite.tsx';

type Change = Reply<'desk-staff-changes'>['rows'][number];

const STATES = {
  ACTIVE: { kind: 'ok', text: 'Active' },
  INVITED: { kind: 'waiting', text: 'Invited' },
  SUSPENDED: { kind: 'err', text: 'Suspended' },
} as const;
const CHANGES: Readonly<Record<Change['change'], (role: string) => string>> = {
  INVITED: (role) => `Invited as ${role}`,
  ROLE: (role) => `Became ${role}`,
  SUSPENDED: () => 'Suspended',
  RESTORED: () => 'Suspension ended, new link sent',
  RESET: () => 'Password and authenticator reset, new link sent',
  COMMAND: () => 'Made administrator by the command on the server',
};
const CHANGE_COLUMNS: readonly Column<Change>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => <time dateTime={at}>{timeText(at)}</time> },
  { key: 'by', title: 'By', cell: ({ by }) => by ?? 'The server’s command' },
  { key: 'name', title: 'Whose access', cell: ({ name }) => name },
  { key: 'change', title: 'Change', cell: ({ change, role }) => CHANGES[change](ROLE_NAMES[role].toLowerCase()) },
  { key: 'reason', title: 'Why', cell: ({ reason }) => reason },
];

/** Who works here: invited, given another role, suspended, given a new link; and every change of it. An auditor reads it all and changes nothing. */
export function Staff(): JSX.Element {
  const { role } = useMember();
  const mayChange = role === 'admin';
  const table = useTable('name');
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<Colleague | null>(null);
  const [done, setDone] = useState('');
  const staff = $api.useQuery('get', '/desk/api/v1/staff');
  const changes = $api.useQuery(
    'get',
    '/desk/api/v1/staff/changes',
    { params: { query: { ...(table.page > 1 && { page: String(table.page) }) } } },
    { placeholderData: keepPreviousData },
  );
  const finished = (words: string): void => {
    setInviting(false);
    setChanged(null);
    setDone(words);
    void queryClient.invalidateQueries();
  };
  const columns: readonly Column<Colleague>[] = [
    {
      key: 'name',
      title: 'Name',
      cell: ({ name, email, isYou }) => (
        <>
          {name}
          {isYou && ' (you)'}
          <br />
          <span className="muted">{email}</span>
        </>
      ),
    },
    { key: 'role', title: 'Role', cell: (row) => ROLE_NAMES[row.role] },
    { key: 'state', title: 'Access', cell: ({ state }) => <Tag kind={STATES[state].kind}>{STATES[state].text}</Tag> },
    { key: 'lastSignInAt', title: 'Last sign-in', cell: ({ lastSignInAt }) => (lastSignInAt === null ? 'Never' : timeText(lastSignInAt)) },
    ...(mayChange
      ? [
          {
            key: 'change',
            title: 'Change',
            cell: (row: Colleague) =>
              row.isYou ? (
                <span className="muted">Another administrator</span>
              ) : (
                <Button variant="text" onClick={() => setChanged(row)}>
                  Change access<span className="sr"> of {row.name}</span>
                </Button>
              ),
          },
        ]
      : []),
  ];
  const all = staff.data && { rows: staff.data, total: staff.data.length };
  return (
    <DeskPage
      title="Staff"
      intro="Everybody who signs in here has a password and an authenticator app."
      actions={mayChange && <Button onClick={() => setInviting(true)}>Invite a person</Button>}
    >
      <LiveRegion words={done} />
      <DataTable
        label="Staff"
        columns={columns}
        query={{ ...staff, data: all }}
        address={table}
        isWhole
        rowKey={({ staffUuid }) => staffUuid}
        empty={{ title: 'Nobody works here yet', text: 'Invite a person.' }}
      />
      <section className="section">
        <h2>Changes of access</h2>
        <DataTable
          label="Changes of access"
          columns={CHANGE_COLUMNS}
          query={changes}
          address={table}
          rowKey={({ id }) => id}
          empty={{ title: 'Nothing was changed', text: 'Invitations, new roles, suspensions and resets are listed here.' }}
        />
      </section>
      {isInviting && <Invite onClose={() => setInviting(false)} onDone={finished} />}
      {changed && <ChangeAccess colleague={changed} onClose={() => setChanged(null)} onDone={finished} />}
    </DeskPage>
  );
}
