import { deskRateSheetGet, deskRateSheetsGet } from '@hearthline/web/operations/desk.ts';
import { FilePicker } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { JSX } from 'react';
import { saveFile } from '../../../parts/save-file.ts';
import { type Column, DataTable } from '../../../parts/table/DataTable.tsx';
import { useTable } from '../../../parts/table/use-table.ts';
import { Time } from '../../../parts/zone.tsx';
import { $api, api, queryClient } from '../../../services/api.ts';
import type { Sheet } from './copy.ts';
import { DraftSection } from './DraftSection.tsx';
import type { Line } from './line-fields.ts';
import classes from './Rates.module.css';
import { type Kept, useDraft } from './use-draft.ts';

async function download({ id, name }: Sheet): Promise<void> {
  const { csv } = await api(deskRateSheetGet, { path: { sheetId: id } });
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

type RatesProps = {
  readonly lender: Reply<'desk-lender-get'>;
  /** What is tried first: the last version, or one that is gone back to. */
  readonly start: { readonly settings: Readonly<Record<string, unknown>>; readonly sheet: Kept };
  readonly mayChange: boolean;
  /** Something was done; after `onDone` the room begins anew. */
  readonly onSaid: (words: string) => void;
  readonly onDone: (words: string) => void;
};

/** The rate sheets of the lender and the settings of its line: read, changed, previewed, kept and proposed. */
export function Rates(props: RatesProps): JSX.Element {
  const sheet = $api.useRead(deskRateSheetGet, { path: { sheetId: props.start.sheet.id } });
  return <Loaded query={sheet}>{({ csv }) => <Trial {...props} csv={csv} />}</Loaded>;
}

function Trial({ lender, start, mayChange, onSaid, onDone, csv }: RatesProps & { readonly csv: string }): JSX.Element {
  const sheets = $api.useRead(deskRateSheetsGet);
  const table = useTable('id');
  const lineIn = (settings: Readonly<Record<string, unknown>>): Line => settings['heloc'] as Line;
  const draft = useDraft({ sheet: start.sheet, csv, line: lineIn(start.settings) }, { sheet: lender.sheet, line: lineIn(lender.settings) });
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
  return (
    <>
      <section className="section">
        <h2>Rate sheets</h2>
        <p>Applications keep the sheet and the settings they were made with.</p>
        <DataTable
          label="Rate sheets"
          columns={columns}
          query={{ ...sheets, data: sheets.data && { rows: sheets.data, total: sheets.data.length } }}
          address={table}
          isWhole
          rowKey={({ id }) => id}
          empty={{ title: 'No rate sheet is kept', text: 'The settings of this lender were never put into the database.' }}
        />
        {mayChange && (
          <Stack top={20}>
            <FilePicker
              text="Drop a CSV of another rate sheet here"
              choose="Choose a CSV"
              accept=".csv,text/csv"
              onFiles={([file]) => void (file && draft.upload(file))}
            />
          </Stack>
        )}
      </section>
      <DraftSection
        draft={draft}
        lender={lender}
        line={lineIn(start.settings)}
        mayChange={mayChange}
        onKept={(sheet) => {
          draft.keep(sheet);
          onSaid(`${sheet.name} is kept.`);
          void queryClient.invalidateQueries();
        }}
        onDone={onDone}
      />
    </>
  );
}
