import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Skeleton } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { type Sheet, whereOf } from './copy.ts';
import { Impact } from './Impact.tsx';
import { KeepSheet } from './KeepSheet.tsx';
import { type Line, problemsByField, rowsOf } from './line-fields.ts';
import { LineForm } from './LineForm.tsx';
import { Propose } from './Propose.tsx';
import { SheetTables } from './SheetTables.tsx';
import type { useDraft } from './use-draft.ts';

type DraftSectionProps = {
  readonly draft: ReturnType<typeof useDraft>;
  readonly lender: Reply<'desk-lender-get'>;
  readonly line: Line;
  readonly mayChange: boolean;
  readonly onKept: (sheet: Sheet) => void;
  readonly onDone: (words: string) => void;
};

/** The rates and settings that are tried out: the tables of a sheet, the line, what is wrong, what they would do, and how they are kept and proposed. */
export function DraftSection({ draft: tried, lender, line, mayChange, onKept, onDone }: DraftSectionProps): JSX.Element {
  const { draft, typed, checked, problem, isBusy, asked, isChanged } = tried;
  const problems = checked?.problems ?? [];
  const rows = rowsOf(draft.cells ?? []);
  const { by, others } = problemsByField(problems, rows.scores);
  const ofSheet = problems.filter(({ field }) => field === null);
  const isWaiting = lender.proposals.some(({ state, room }) => state === 'OPEN' && room === 'rates');
  const isKept = draft.kept !== null;
  return (
    <>
      <LiveRegion words={isBusy ? 'Reading the rates' : ''} />
      {(draft.isOpen || problem !== null || problems.length > 0) && (
        <section className="section">
          <h2>{isKept ? draft.title : `${draft.title}, not kept`}</h2>
          {problem !== null && (
            <Alert kind="err" title="The rates were not read">
              {problem}
            </Alert>
          )}
          {problems.length > 0 && (
            <Alert kind="err" title="These rates cannot be lent by">
              <ul>
                {ofSheet.map((one) => (
                  <li key={`${whereOf(one)}${one.message}`}>
                    {whereOf(one)}
                    {one.message}
                  </li>
                ))}
                {others.map((message) => (
                  <li key={message}>{message}</li>
                ))}
                {by.size > 0 && <li>Settings of the line: each problem stands at its field below.</li>}
                {(checked?.more ?? 0) > 0 && <li>And {checked?.more} more.</li>}
              </ul>
            </Alert>
          )}
          {draft.isOpen && draft.cells !== null && (
            <SheetTables cells={draft.cells} problems={ofSheet} onChange={mayChange ? tried.change : null} />
          )}
        </section>
      )}
      <section className="section">
        <h2>The line</h2>
        <LineForm line={line} typed={typed} rows={rows} wrong={by} onChange={mayChange ? tried.type : null} />
        <Stack row gap={16} top={20}>
          {draft.cells !== null && (
            <Button disabled={isBusy} onClick={() => void tried.preview()}>
              Preview
            </Button>
          )}
          <Button variant="text" onClick={tried.startAgain}>
            Start again
          </Button>
        </Stack>
      </section>
      {isBusy && <Skeleton />}
      {checked?.preview && <Impact preview={checked.preview} />}
      {checked?.preview && mayChange && !isKept && draft.cells !== null && (
        <KeepSheet cells={draft.cells} changes={asked.changes} onKept={onKept} />
      )}
      {checked?.preview && mayChange && isKept && isChanged && (
        <section className="section">
          <h2>Propose it</h2>
          {isWaiting ? (
            <p>A change of products and rates waits already. It is decided first, or taken back.</p>
          ) : (
            <Propose base={lender.latest} asked={asked} onDone={onDone} />
          )}
        </section>
      )}
    </>
  );
}
