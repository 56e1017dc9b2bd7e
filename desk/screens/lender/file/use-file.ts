import type { Reply } from '@hearthline/web/api/operation.ts';
import { deskLenderFileCheck } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useRef, useState } from 'react';
import { base64Of } from '../../../parts/base64.ts';
import { api } from '../../../services/api.ts';

export type Checked = Reply<'desk-lender-file-check'>;
/** A file that was chosen, with what the server says of it; null while it is read. */
export type ChosenFile = { readonly name: string; readonly file: string; readonly checked: Checked | null };

const MOST_BYTES = 1_000_000;

/** The file that is open, and why one could not be read. A later file makes an earlier answer void. */
export function useFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);
  const close = (): void => {
    turn.current += 1;
    setChosen(null);
    setProblem(null);
  };
  const choose = async (given: File): Promise<void> => {
    close();
    const mine = turn.current;
    if (given.size === 0) return setProblem(`${given.name} is empty.`);
    if (given.size > MOST_BYTES)
      return setProblem(`${given.name} has more than 1 MB. The settings of a lender are far smaller: choose their file.`);
    const file = base64Of(new Uint8Array(await given.arrayBuffer()));
    if (turn.current !== mine) return;
    setChosen({ name: given.name, file, checked: null });
    try {
      const checked = await api(deskLenderFileCheck, { body: { file } });
      if (turn.current === mine) setChosen({ name: given.name, file, checked });
    } catch (error) {
      if (turn.current !== mine) return;
      setChosen(null);
      setProblem(staffMessage(error));
    }
  };
  return { chosen, problem, choose, close };
}
