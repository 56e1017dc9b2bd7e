import { Button } from '@hearthline/kit/button/Button.tsx';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { deskPreviewPdf, deskPreviewShow } from '@hearthline/web/operations/desk.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { saveFile } from '../../../parts/save-file.ts';
import { $api, api } from '../../../services/api.ts';
import classes from './Preview.module.css';
import { Side } from './Side.tsx';

export type PreviewOf = OperationBody<'desk-preview-list'>['of'];
type Shown = OperationBody<'desk-preview-show'>;
const VIEWS = { 390: '390 px', 1440: '1440 px', words: 'Words' } as const;
type View = `${keyof typeof VIEWS}`;
const SIDES = { BEFORE: 'Before', AFTER: 'After' } as const;
type SideName = keyof typeof SIDES;

type TabsProps<Name extends string> = {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChange: (value: Name) => void;
};

function Tabs<Name extends string>({ name, label, options, value, onChange }: TabsProps<Name>): JSX.Element {
  return (
    <div className={classes.tabs}>
      <RadioTabs
        name={name}
        label={label}
        options={Object.entries<string>(options).map(([one, title]) => ({ value: one, title }))}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Name)}
      />
    </div>
  );
}

type ThingViewProps = {
  readonly of: PreviewOf;
  readonly person: string;
  readonly thing: Shown['thing'] & { readonly title: string };
  readonly onBack: () => void;
};

/** One message or document before and after: side by side where there is room, else one at a time. */
export function ThingView({ of, person, thing: { group, kind, title }, onBack }: ThingViewProps): JSX.Element {
  const [view, setView] = useState<View>('390');
  const [side, setSide] = useState<SideName>('AFTER');
  const [problem, setProblem] = useState('');
  const query = $api.useRead(deskPreviewShow, { body: { of, person, thing: { group, kind } } });
  const isMail = group === 'MAIL';
  const save = (which: SideName) => async (): Promise<void> => {
    setProblem('');
    try {
      const file = await api(deskPreviewPdf, { body: { of, person, kind, side: which }, as: 'blob' });
      saveFile(file, `${kind.toLowerCase().replaceAll('_', '-')}-${which.toLowerCase()}.pdf`);
    } catch (error) {
      setProblem(staffMessage(error));
    }
  };
  const saving = (which: SideName) => (group === 'DOCUMENT' ? () => void save(which)() : undefined);
  const width = view === 'words' || !isMail ? null : Number(view);
  return (
    <div className={classes.shown}>
      <p className={classes.narrowOnly}>
        <Button variant="text" icon="chevron-left" onClick={onBack}>
          All messages and documents
        </Button>
      </p>
      <div className={classes.bar}>
        <h3 className={classes.title}>{title}</h3>
        {isMail && <Tabs name="view" label="Shown as" options={VIEWS} value={view} onChange={setView} />}
        <div className={classes.narrowOnly}>
          <Tabs name="side" label="Side" options={SIDES} value={side} onChange={setSide} />
        </div>
      </div>
      {problem !== '' && <SendProblem title="The PDF could not be made" problem={problem} />}
      <Loaded query={query}>
        {({ before, after }) => (
          <div className={classes.sides} data-side={side}>
            <Side name={SIDES.BEFORE} side={before} width={width} save={saving('BEFORE')} />
            <Side name={SIDES.AFTER} side={after} width={width} save={saving('AFTER')} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
