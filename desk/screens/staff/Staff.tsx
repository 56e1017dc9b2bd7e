import { deskStaffChanges, deskStaffGet, deskStaffProposals } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { authorityText } from '../../parts/authority.ts';
import { decidesAccess, ROLE_NAMES } from '../../parts/roles.ts';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { useList } from '../../parts/table/use-list.ts';
import { Time } from '../../parts/zone.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api, queryClient } from '../../services/api.ts';
import type { Colleague } from './colleague.ts';
import { DecidedAccess, WaitingAccess } from './AccessProposals.tsx';
import { Authority } from './Authority.tsx';
import { ChangeAccess } from './ChangeAccess.tsx';
import { Invite } from './Invite.tsx';

type Change = Reply<'desk-staff-changes'>['rows'][number];

const STATES = {
  ACTIVE: { kind: 'ok', text: 'Active' },
  INVITED: { kind: 'waiting', text: 'Invited' },
  SUSPENDED: { kind: 'err', text: 'Suspended' },
} as const;
const CHANGES: Readonly<Record<Change['change'], (role: string, change: Change) => string>> = {
  INVITED: (role) => `Invited as ${role}`,
  ROLE: (role) => `Became ${role}`,
  SUSPENDED: () => 'Suspended',
  RESTORED: () => 'Suspension ended, new link sent',
  RESET: () => 'Password and authenticator reset, new link sent',
  AUTHORITY: (_, { authority, limits }) => (authority === null ? '' : `May decide alone: ${authorityText(authority, limits)}`),
  COMMAND: (role) => `Made ${role} by the command on the server`,
};
const CHANGE_COLUMNS: readonly Column<Change>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => <Time at={at} /> },
  {
    key: 'by',
    title: 'By',
    cell: ({ by, second }) => `${by ?? 'The server’s command'}${second === null ? '' : `, approved by ${second}`}`,
  },
  { key: 'name', title: 'Whose access', cell: ({ name }) => name },
  { key: 'change', title: 'Change', cell: (row) => CHANGES[row.change](ROLE_NAMES[row.role].toLowerCase(), row) },
  { key: 'reason', title: 'Why', cell: ({ reason }) => reason },
];

/** Who works here, what of it waits for a second person, and every change. Compliance decides and proposes nothing; an auditor reads it all. */
export function Staff(): JSX.Element {
  const { role } = useMember();
  const mayChange = role === 'admin';
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<Colleague | null>(null);
  const [done, setDone] = useState('');
  const staff = $api.useRead(deskStaffGet);
  const proposals = $api.useRead(deskStaffProposals);
  const { table, query: changes } = useList(deskStaffChanges, {}, 'name');
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
    {
      key: 'lastSignInAt',
      title: 'Last sign-in',
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? 'Never' : <Time at={lastSignInAt} />),
    },
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
  const isAlone = mayChange && staff.data?.some((one) => !one.isYou && one.state === 'ACTIVE' && decidesAccess(one.role)) === false;
  const all = staff.data && { rows: staff.data, total: staff.data.length };
  return (
    <DeskPage
      title="Staff"
      intro="Access takes two people: an administrator proposes, another or compliance approves. A suspension is immediate."
      actions={mayChange && <Button onClick={() => setInviting(true)}>Invite a person</Button>}
    >
      <div role="status">{done !== '' && <Alert kind="ok" title={done} />}</div>
      <WaitingAccess query={proposals} isAlone={isAlone} onEnd={setDone} />
      <section className="section">
        <h2>People</h2>
        <DataTable
          label="Staff"
          columns={columns}
          query={{ ...staff, data: all }}
          address={table}
          isWhole
          rowKey={({ staffUuid }) => staffUuid}
          empty={{ title: 'Nobody works here yet', text: 'Invite a person.' }}
        />
      </section>
      <Authority query={staff} address={table} mayChange={mayChange} onDone={finished} />
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
      <DecidedAccess query={proposals} address={table} />
      {isInviting && <Invite domains={proposals.data?.domains ?? []} onClose={() => setInviting(false)} onDone={finished} />}
      {changed && <ChangeAccess colleague={changed} onClose={() => setChanged(null)} onDone={finished} />}
    </DeskPage>
  );
}
