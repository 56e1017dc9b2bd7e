import { deskFlagPut, deskFlagsGet } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api, api, queryClient } from '../../services/api.ts';
import { lenderName } from '../../services/lender.ts';
import { ChangeLog } from './ChangeLog.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';

type Flag = Reply<'desk-flags-get'>['flags'][number];

const said = (isOn: boolean): string => (isOn ? 'On' : 'Off');

/** The flags as this lender's borrowers get them; an administrator turns one on or off, with a reason. */
export function Flags(): JSX.Element {
  const mayChange = useMember().role === 'admin';
  const [chosen, setChosen] = useState<Flag | null>(null);
  const [done, setDone] = useState('');
  const query = $api.useRead(deskFlagsGet);
  const table = useTable('key');
  const columns: readonly Column<Flag>[] = [
    {
      key: 'meaning',
      title: 'Flag',
      cell: ({ key, meaning, variables }) => (
        <>
          {meaning}
          <br />
          <span className="muted">
            {key}
            {variables
              .filter(({ value }) => value !== '')
              .map((one) => ` · ${one.key}: ${one.value}`)
              .join('')}
          </span>
        </>
      ),
    },
    { key: 'enabled', title: 'For borrowers', cell: ({ enabled }) => <Tag kind={enabled ? 'ok' : 'plain'}>{said(enabled)}</Tag> },
    { key: 'default', title: 'By default', cell: ({ isOnByDefault, isOwn }) => said(isOnByDefault) + (isOwn ? ', set here' : '') },
    ...(mayChange
      ? [
          {
            key: 'change',
            title: 'Change',
            cell: (flag: Flag) => (
              <Button variant="text" onClick={() => setChosen(flag)}>
                {`Turn\u00A0${flag.enabled ? 'off' : 'on'}`}
                <span className="sr">: {flag.meaning}</span>
              </Button>
            ),
          },
        ]
      : []),
  ];
  const turn = async (flag: Flag, reason: string): Promise<void> => {
    const body = { enabled: !flag.enabled, was: flag.enabled, reason };
    await api(deskFlagPut, { path: { key: flag.key }, body });
    setChosen(null);
    setDone(`${flag.key} is ${flag.enabled ? 'off' : 'on'} now.`);
    void queryClient.invalidateQueries();
  };
  return (
    <DeskPage
      title="Flags"
      intro={`What the borrowers of ${lenderName()} get. A change counts at once; open pages follow at their next load.`}
    >
      <LiveRegion words={done} />
      {query.data?.provider != null && (
        <Alert kind="note" title={`${query.data.provider} decides first`}>
          A flag that it knows keeps its value, whatever is set here.
        </Alert>
      )}
      <DataTable
        label="Flags"
        columns={columns}
        query={{ ...query, data: query.data && { rows: query.data.flags, total: query.data.flags.length } }}
        address={table}
        isWhole
        rowKey={({ key }) => key}
        empty={{ title: 'There is no flag', text: 'Flags are declared with the product.' }}
      />
      <ChangeLog query={query} />
      {chosen && (
        <ConfirmChange
          title={`Turn ${chosen.key} ${chosen.enabled ? 'off' : 'on'}?`}
          effect={`${chosen.meaning}. It is ${said(chosen.enabled).toLowerCase()}, and will be ${said(!chosen.enabled).toLowerCase()} for every borrower of ${lenderName()}.`}
          act={`Turn it ${chosen.enabled ? 'off' : 'on'} now`}
          send={async (reason) => turn(chosen, reason)}
          onClose={() => setChosen(null)}
        />
      )}
    </DeskPage>
  );
}
