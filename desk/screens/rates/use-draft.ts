import { deskRateSheetGet, deskRateSheetPreview } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useRef, useState } from 'react';
import { api } from '../../services/api.ts';
import { base64Of, type Cells, cellsOf, csvOf } from './cells.ts';
import { type Checked, MOST_BYTES, type Sheet, TOO_LARGE } from './copy.ts';

/** A rate sheet that is looked at or changed. `cells`: null while a file has not been read as a sheet. `kept`: the sheet that it is, unchanged. */
export type Draft = { readonly title: string; readonly cells: Cells | null; readonly kept: Sheet | null };

/** What is open below the list of sheets, and what the server says of it. A later question makes an earlier answer void. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);

  const run = async (work: (isLast: () => boolean) => Promise<void>): Promise<void> => {
    const mine = ++turn.current;
    const isLast = (): boolean => turn.current === mine;
    setBusy(true);
    setProblem(null);
    try {
      await work(isLast);
    } catch (error) {
      if (isLast()) setProblem(staffMessage(error));
    } finally {
      if (isLast()) setBusy(false);
    }
  };
  const check = async (next: Draft, body: { readonly file: string } | { readonly sheetId: string }): Promise<void> =>
    run(async (isLast) => {
      setChecked(null);
      const answer = await api(deskRateSheetPreview, { body });
      if (!isLast()) return;
      setChecked(answer);
      if (answer.csv !== null) setDraft({ ...next, cells: cellsOf(answer.csv) });
    });

  return {
    draft,
    checked,
    problem,
    isBusy,
    /** Opens a kept sheet, to be read or changed. */
    open: async (sheet: Sheet): Promise<void> =>
      run(async (isLast) => {
        setChecked(null);
        const { csv } = await api(deskRateSheetGet, { path: { sheetId: sheet.id } });
        if (isLast()) setDraft({ title: sheet.name, cells: cellsOf(csv), kept: sheet });
      }),
    /** Opens a kept sheet with what it would do. */
    show: async (sheet: Sheet): Promise<void> => {
      const next: Draft = { title: sheet.name, cells: null, kept: sheet };
      setDraft(next);
      await check(next, { sheetId: sheet.id });
    },
    upload: async (file: File): Promise<void> => {
      const next: Draft = { title: file.name, cells: null, kept: null };
      setDraft(next);
      setChecked(null);
      if (file.size > MOST_BYTES) {
        turn.current++;
        setBusy(false);
        return setProblem(TOO_LARGE);
      }
      await check(next, { file: base64Of(new Uint8Array(await file.arrayBuffer())) });
    },
    change: (cells: Cells): void => {
      turn.current++;
      setBusy(false);
      setChecked(null);
      if (draft) setDraft({ ...draft, cells, kept: null });
    },
    preview: async (): Promise<void> => {
      if (draft?.kept) await check(draft, { sheetId: draft.kept.id });
      else if (draft?.cells) await check(draft, { file: fileOf(draft.cells) });
    },
    close: (): void => {
      turn.current++;
      setBusy(false);
      setDraft(null);
      setChecked(null);
      setProblem(null);
    },
  };
}

/** Cells as the file that is sent. */
export const fileOf = (cells: Cells): string => base64Of(new TextEncoder().encode(csvOf(cells)));
