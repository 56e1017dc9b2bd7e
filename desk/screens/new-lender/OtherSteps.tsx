import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { FilePicker } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { Brand } from '@hearthline/orgs/schema.ts';
import { fieldProblems } from '@hearthline/web/api/api-error.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { saveFile } from '../../parts/save-file.ts';
import { ContrastSection } from '../lender/brand/ContrastSection.tsx';
import { LogoSection } from '../lender/brand/LogoSection.tsx';
import { LookFields } from '../lender/brand/LookFields.tsx';
import { Preview } from '../lender/brand/Preview.tsx';
import { cellsOf } from '../lender/rates/cells.ts';
import { SheetTables } from '../lender/rates/SheetTables.tsx';
import type { DraftApi, LenderDraft } from './draft.ts';
import classes from './NewLender.module.css';

type StepProps = {
  readonly draft: LenderDraft;
  readonly calls: DraftApi;
  readonly onSave: (changes: Record<string, unknown>) => Promise<LenderDraft>;
  readonly onDraft: (draft: LenderDraft) => void;
  readonly onNext: () => void;
};

/** The look: logo, color, corners and type, with what everybody can read of it. */
export function LookStep({ draft, calls, onSave, onNext }: StepProps): JSX.Element {
  const [brand, setBrand] = useState(draft.settings['brand'] as Brand);
  const [typed, setTyped] = useState(brand.color);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<Brand>): void => setBrand((before) => ({ ...before, ...part }));
  const type = (color: string): void => {
    const flat = color.trim().toLowerCase();
    setTyped(flat);
    if (/^#[0-9a-f]{6}$/.test(flat)) change({ color: flat });
  };
  const next = async (): Promise<void> => {
    try {
      await onSave({ brand });
      onNext();
    } catch (error) {
      setProblem(staffMessage(error));
    }
  };
  return (
    <Stack gap={24}>
      <LogoSection brand={brand} name={String(draft.settings['name'])} markOf={calls.mark} onMark={(mark) => change({ mark })} />
      <LookFields brand={brand} typed={typed} onColor={type} onChange={change} />
      <Preview before={null} after={brand} lender={String(draft.settings['name']) || 'Your name'} />
      <ContrastSection color={brand.color} isFolded onTake={type} />
      {problem !== null && (
        <Alert kind="err" title="This was not saved">
          {problem}
        </Alert>
      )}
      <Button onClick={() => void next()}>Continue</Button>
    </Stack>
  );
}

type Tier = { readonly score: number; readonly base: number };

/** From where to where the rates of the sheet run before additions. */
function baseRates({ settings }: LenderDraft): string {
  const { tiers } = (settings['heloc'] as { readonly rateSheet: { readonly tiers: readonly Tier[] } }).rateSheet;
  const [rates, scores] = [tiers.map(({ base }) => base), tiers.map(({ score }) => score)];
  return `Base rates run from ${Math.min(...rates)}% to ${Math.max(...rates)}%, for scores from ${Math.max(...scores)} down to ${Math.min(...scores)}.`;
}

/** Rates: the sample as a file to begin with, and the lender's own from one. */
export function RatesStep({ draft, calls, onDraft, onNext }: StepProps): JSX.Element {
  const [said, setSaid] = useState<readonly string[] | null>(null);
  const problems = draft.problems.filter(({ step }) => step === 'rates');
  const send = async (file: File): Promise<void> => {
    setSaid(null);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      onDraft(await calls.rates(draft.version, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))));
      setSaid([]);
    } catch (error) {
      const found = fieldProblems(error).map(({ message }) => message);
      setSaid(found.length > 0 ? found : [staffMessage(error)]);
    }
  };
  return (
    <Stack gap={24}>
      <section>
        <h2>The sheet as it is now</h2>
        <p>{baseRates(draft)} Term, fee, use and value of the home add to them.</p>
        <details className={classes.sheet}>
          <summary>Every figure</summary>
          <SheetTables cells={cellsOf(draft.csv)} problems={[]} onChange={null} />
        </details>
      </section>
      <section>
        <h2>Another sheet</h2>
        <p>Download the sheet, change its figures in a spreadsheet, and load it as CSV.</p>
        <Stack top={12}>
          <Button variant="outline" compact onClick={() => saveFile(new Blob([draft.csv], { type: 'text/csv' }), 'rates.csv')}>
            Download the sheet
          </Button>
        </Stack>
      </section>
      <FilePicker text="Drop a CSV here" choose="Choose a CSV" accept=".csv,text/csv" onFiles={([file]) => void (file && send(file))} />
      {said !== null && said.length === 0 && <Alert kind="ok" title="The sheet was taken" live />}
      {said !== null && said.length > 0 && (
        <Alert kind="err" title="The sheet was not taken">
          <ul>
            {said.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert kind="warn" title="No offer could lawfully carry these rates">
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Button onClick={onNext}>Continue</Button>
    </Stack>
  );
}
