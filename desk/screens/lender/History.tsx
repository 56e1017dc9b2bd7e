import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { RoomName } from '@hearthline/orgs/rooms.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import { Time } from '../../parts/zone.tsx';
import { Differences } from './Differences.tsx';
import { roomOf } from './labels.ts';

export type Version = Reply<'desk-lender-get'>['versions'][number];
const STATES: Readonly<Record<Version['state'], { readonly kind: 'ok' | 'warn' | 'plain'; readonly text: string }>> = {
  IN_FORCE: { kind: 'ok', text: 'In force' },
  LATER: { kind: 'warn', text: 'Set for later' },
  BEFORE: { kind: 'plain', text: 'Before' },
  CALLED_OFF: { kind: 'plain', text: 'Called off' },
};

type HistoryProps = {
  readonly versions: readonly Version[];
  /** Only versions that changed something of this room; absent: all. */
  readonly room?: RoomName;
  readonly act?: { readonly callOff: (version: Version) => void; readonly goBack?: (version: Version) => void };
};

/** Versions of a lender, newest first: what changed, who published it, from when it holds. */
export function History({ versions, room, act }: HistoryProps): JSX.Element {
  const ofRoom = ({ differences }: Version) => differences.filter(({ path }) => room === undefined || roomOf(path) === room);
  const rows = versions.filter((version, at) => room === undefined || ofRoom(version).length > 0 || at === versions.length - 1);
  /** What holds in the room: versions after it changed others. */
  const holds = rows.find(({ state }) => state === 'IN_FORCE' || state === 'BEFORE');
  const stateOf = (version: Version) => (version === holds ? 'IN_FORCE' : version.state);
  const columns: readonly Column<Version>[] = [
    { key: 'version', title: 'Version', cell: ({ version }) => version, number: true },
    {
      key: 'from',
      title: 'From',
      cell: (one) => (
        <>
          {one.effectiveAt.startsWith('1970') ? 'The beginning' : <Time at={one.effectiveAt} />}{' '}
          <Tag kind={STATES[stateOf(one)].kind}>{STATES[stateOf(one)].text}</Tag>
        </>
      ),
    },
    {
      key: 'what',
      title: 'What changed',
      cell: (one) => (ofRoom(one).length === 0 ? 'The first version' : <Differences list={ofRoom(one)} />),
    },
    {
      key: 'who',
      title: 'By',
      cell: ({ person, second }) =>
        person === null ? 'The file of the lender' : second === null ? person : `${person}, approved by ${second}`,
    },
    { key: 'why', title: 'Why', cell: ({ summary }) => summary },
    ...(act
      ? [
          {
            key: 'act',
            title: 'Change',
            cell: (one: Version) => (
              <Stack row gap={16}>
                {one.state === 'LATER' && one === versions[0] && (
                  <Button variant="text" onClick={() => act.callOff(one)}>
                    Call off<span className="sr"> version {one.version}</span>
                  </Button>
                )}
                {act.goBack && stateOf(one) === 'BEFORE' && (
                  <Button variant="text" onClick={() => act.goBack?.(one)}>
                    Go back<span className="sr"> to version {one.version}</span>
                  </Button>
                )}
              </Stack>
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label="Versions"
      columns={columns}
      query={{ data: { rows, total: rows.length }, error: null, isFetching: false, refetch: () => undefined }}
      address={useTable('-version')}
      isWhole
      rowKey={({ version }) => String(version)}
      empty={{ title: 'There is no version', text: 'The first one comes with the lender.' }}
    />
  );
}
