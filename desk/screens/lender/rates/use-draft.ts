import { differences } from '@hearthline/orgs/rooms.ts';
import { deskRateSheetGet, deskRateSheetPreview } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useRef, useState } from 'react';
import { base64Of } from '../../../parts/base64.ts';
import { api } from '../../../services/api.ts';
import { type Cells, cellsOf, csvOf } from './cells.ts';
import { type Checked, MOST_BYTES, TOO_LARGE } from './copy.ts';
import { type Line, lineOf, rowsOf, type Typed, typedOf } from './line-fields.ts';

/** A sheet that is kept, and whether it is the one of the last version. */
export type Kept = { readonly id: string; readonly name: string };
/** A rate sheet that is looked at or changed. `cells`: null while a file has not been read as a sheet. `kept`: the sheet that it is, unchanged. */
export type Draft = { readonly title: string; readonly cells: Cells | null; readonly kept: Kept | null; readonly isOpen: boolean };
type Start = { readonly sheet: Kept; readonly csv: string; readonly line: Line };

/** Settings with the rates that are typed; `changes` has nothing where the line stays as it is. */
type Asked = { readonly changes: Readonly<Record<string, unknown>>; readonly rateSheetId: string | null };

/**
 * The rates and settings that are tried out, from a version's sheet and line, and what the server says of them. `inForce`: what they are compared with. A
 * later question makes an earlier answer void.
 */
export function useDraft(start: Start, inForce: { readonly sheet: Kept; readonly line: Line }) {
  const first: Draft = { title: start.sheet.name, cells: cellsOf(start.csv), kept: start.sheet, isOpen: false };
  const [draft, setDraft] = useState(first);
  const [typed, setTyped] = useState<Typed>(() => typedOf(start.line));
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);

  const forget = (): void => {
    turn.current++;
    setBusy(false);
    setChecked(null);
    setProblem(null);
  };
  const run = async (work: (isLast: () => boolean) => Promise<void>): Promise<void> => {
    forget();
    const mine = turn.current;
    const isLast = (): boolean => turn.current === mine;
    setBusy(true);
    try {
      await work(isLast);
    } catch (error) {
      if (isLast()) setProblem(staffMessage(error));
    } finally {
      if (isLast()) setBusy(false);
    }
  };
  const changesFor = (cells: Cells | null): Asked['changes'] => {
    const heloc = lineOf(start.line, typed, rowsOf(cells ?? first.cells ?? []));
    return differences(inForce.line, heloc).length === 0 ? {} : { heloc };
  };
  const check = async (next: Draft, rates: { readonly file: string } | { readonly sheetId: string }): Promise<void> =>
    run(async (isLast) => {
      const answer = await api(deskRateSheetPreview, { body: { ...rates, changes: changesFor(next.cells) } });
      if (!isLast()) return;
      setChecked(answer);
      if (answer.csv !== null) setDraft({ ...next, cells: cellsOf(answer.csv) });
    });
  const changes = changesFor(draft.cells);
  const rateSheetId = draft.kept !== null && draft.kept.id !== inForce.sheet.id ? draft.kept.id : null;

  return {
    draft,
    typed,
    checked,
    problem,
    isBusy,
    /** What a proposal would carry. */
    asked: { changes, rateSheetId } satisfies Asked,
    isChanged: draft.kept === null || rateSheetId !== null || Object.keys(changes).length > 0,
    /** Opens a kept sheet, to be read or changed; what is typed of the line stays. */
    open: async (sheet: Kept): Promise<void> =>
      run(async (isLast) => {
        const { csv } = await api(deskRateSheetGet, { path: { sheetId: sheet.id } });
        if (isLast()) setDraft({ title: sheet.name, cells: cellsOf(csv), kept: sheet, isOpen: true });
      }),
    upload: async (file: File): Promise<void> => {
      const next: Draft = { title: file.name, cells: null, kept: null, isOpen: true };
      setDraft(next);
      forget();
      if (file.size > MOST_BYTES) return setProblem(TOO_LARGE);
      await check(next, { file: base64Of(new Uint8Array(await file.arrayBuffer())) });
    },
    change: (cells: Cells): void => {
      forget();
      setDraft({ ...draft, cells, kept: null });
    },
    type: (path: string, value: Typed[string]): void => {
      forget();
      setTyped((before) => ({ ...before, [path]: value }));
    },
    /** The draft is a kept sheet now; what it would do is known. */
    keep: (sheet: Kept): void => setDraft({ ...draft, title: sheet.name, kept: sheet }),
    preview: async (): Promise<void> => {
      if (draft.kept) await check(draft, { sheetId: draft.kept.id });
      else if (draft.cells) await check(draft, { file: fileOf(draft.cells) });
    },
    startAgain: (): void => {
      forget();
      setDraft(first);
      setTyped(typedOf(start.line));
    },
  };
}

/** Cells as the file that is sent. */
export const fileOf = (cells: Cells): string => base64Of(new TextEncoder().encode(csvOf(cells)));
