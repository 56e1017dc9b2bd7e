import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Skeleton } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { type Sheet, whereOf } from './copy.ts';
import { Impact } from './Impact.tsx';
import { KeepSheet } from './KeepSheet.tsx';
import { ProposeSheet } from './ProposeSheet.tsx';
import { SheetTables } from './SheetTables.tsx';
import type { useDraft } from './use-draft.ts';

type DraftSectionProps = {
  readonly draft: ReturnType<typeof useDraft>;
  readonly mayChange: boolean;
  /** Null while it is not read: nothing is proposed then. */
  readonly lender: Reply<'desk-lender-get'> | null;
  readonly onKept: (sheet: Sheet) => void;
  readonly onProposed: (words: string) => void;
};

/** The sheet that is open: its tables, what is wrong with it, what it would do, and a name to keep it under. */
export function DraftSection({
  draft: { draft, checked, isBusy, change, preview, close },
  mayChange,
  lender,
  onKept,
  onProposed,
}: DraftSectionProps): JSX.Element | null {
  if (draft === null) return null;
  const problems = checked?.problems ?? [];
  const waits = lender?.proposals.some(({ state, room }) => state === 'OPEN' && room === 'rates') ?? true;
  return (
    <>
      <section className="section">
        <h2>{draft.kept === null ? `${draft.title}, not kept` : draft.title}</h2>
        {problems.length > 0 && (
          <Alert kind="err" title="This sheet cannot be lent by">
            <ul>
              {problems.map((one) => (
                <li key={`${whereOf(one)}${one.message}`}>
                  {whereOf(one)}
                  {one.message}
                </li>
              ))}
              {(checked?.more ?? 0) > 0 && <li>And {checked?.more} more.</li>}
            </ul>
          </Alert>
        )}
        {draft.cells !== null && <SheetTables cells={draft.cells} problems={problems} onChange={mayChange ? change : null} />}
        <Stack row gap={16} top={20}>
          {draft.cells !== null && (
            <Button disabled={isBusy} onClick={() => void preview()}>
              Preview
            </Button>
          )}
          <Button variant="text" onClick={close}>
            Close
          </Button>
        </Stack>
      </section>
      {isBusy && <Skeleton />}
      {checked?.preview && <Impact preview={checked.preview} />}
      {checked?.preview && mayChange && draft.kept === null && draft.cells !== null && <KeepSheet cells={draft.cells} onKept={onKept} />}
      {checked?.preview && mayChange && lender !== null && !waits && draft.kept?.inForceSince === null && (
        <ProposeSheet key={draft.kept.id} sheet={draft.kept} base={lender.latest} onProposed={onProposed} />
      )}
    </>
  );
}
