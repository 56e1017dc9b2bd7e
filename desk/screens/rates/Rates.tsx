import { deskLenderGet, deskRateSheetGet, deskRateSheetsGet } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { FilePicker } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import { Time } from '../../parts/zone.tsx';
import { $api, api, queryClient } from '../../services/api.ts';
import { lenderName } from '../../services/lender.ts';
import type { Sheet } from './copy.ts';
import { DraftSection } from './DraftSection.tsx';
import { Proposals } from './Proposals.tsx';
import classes from './Rates.module.css';
import { useDraft } from './use-draft.ts';

async function download({ id, name }: Sheet): Promise<void> {
  const { csv } = await api(deskRateSheetGet, { path: { sheetId: id } });
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

/** The rate sheets of the lender: read, changed as tables or as a CSV, previewed and kept. */
export function Rates(): JSX.Element {
  const mayChange = useMember().role !== 'auditor';
  const [said, setSaid] = useState('');
  const sheets = $api.useRead(deskRateSheetsGet);
  const lender = $api.useRead(deskLenderGet);
  const table = useTable('id');
  const draft = useDraft();
  const columns: readonly Column<Sheet>[] = [
    { key: 'name', title: 'Rate sheet', cell: ({ name }) => name },
    {
      key: 'state',
      title: 'Lent by',
      cell: ({ inForceSince }) => (inForceSince === null ? <Tag kind="plain">Not in force</Tag> : <Tag kind="ok">In force</Tag>),
    },
    { key: 'created', title: 'Kept', cell: ({ createdAt }) => <Time at={createdAt} /> },
    { key: 'person', title: 'By', cell: ({ person }) => person ?? 'The file of the lender' },
    { key: 'hash', title: 'SHA-256', cell: ({ sha256 }) => <span className={classes.hash}>{sha256.slice(0, 12)}</span> },
    {
      key: 'open',
      title: 'Open',
      cell: (sheet) => (
        <Stack row gap={16}>
          <Button variant="text" aria-label={`Open ${sheet.name}`} onClick={() => void draft.open(sheet)}>
            Open
          </Button>
          <Button variant="text" aria-label={`Download ${sheet.name} as CSV`} onClick={() => void download(sheet)}>
            CSV
          </Button>
        </Stack>
      ),
    },
  ];
  const done = (words: string): void => {
    setSaid(words);
    void queryClient.invalidateQueries();
  };
  const kept = (sheet: Sheet): void => {
    done(`${sheet.name} is kept.`);
    void draft.open(sheet);
  };
  const show = (id: string): void => {
    const sheet = sheets.data?.find((one) => one.id === id);
    if (sheet) void draft.show(sheet);
  };
  return (
    <DeskPage
      title="Products and rates"
      intro={`The rates and limits by score at which ${lenderName()} lends. Applications keep the sheet they were made with.`}
      said={said}
    >
      <LiveRegion words={draft.isBusy ? 'Reading the sheet' : ''} />
      <DataTable
        label="Rate sheets"
        columns={columns}
        query={{ ...sheets, data: sheets.data && { rows: sheets.data, total: sheets.data.length } }}
        address={table}
        isWhole
        rowKey={({ id }) => id}
        empty={{ title: 'No rate sheet is kept', text: 'The settings of this lender were never put into the database.' }}
      />
      {lender.data && (
        <Proposals
          lender={lender.data}
          mayChange={mayChange}
          shown={draft.checked?.preview ? (draft.draft?.kept?.id ?? null) : null}
          onShow={show}
          onEnd={done}
        />
      )}
      {mayChange && (
        <section className="section">
          <h2>Another rate sheet</h2>
          <p>
            Open a sheet and change its figures, or choose a CSV that you keep in a spreadsheet. Nothing changes until two people publish
            it.
          </p>
          <FilePicker
            text="Drop a CSV here"
            choose="Choose a CSV"
            accept=".csv,text/csv"
            onFiles={([file]) => {
              setSaid('');
              if (file) void draft.upload(file);
            }}
          />
        </section>
      )}
      {draft.problem !== null && (
        <Alert kind="err" title="The sheet was not read">
          {draft.problem}
        </Alert>
      )}
      <DraftSection draft={draft} mayChange={mayChange} lender={lender.data ?? null} onKept={kept} onProposed={done} />
    </DeskPage>
  );
}
