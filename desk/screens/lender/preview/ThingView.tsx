import { Button } from '@hearthline/kit/button/Button.tsx';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { deskPreviewPdf } from '@hearthline/web/operations/desk.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { saveFile } from '../../../parts/save-file.ts';
import { api } from '../../../services/api.ts';
import classes from './Preview.module.css';
import { ScreenSides, type SideName, SIDES, ThingSides } from './Sides.tsx';

export type PreviewOf = OperationBody<'desk-preview-list'>['of'];
type Shown = OperationBody<'desk-preview-show'>;
const VIEWS = { 390: '390 px', 1440: '1440 px', words: 'Words' } as const;
export type View = `${keyof typeof VIEWS}`;
/** A wide screen shows a document as its pages, which are no wider there: the margin of the viewer around 700 px. */
const PAGE_WIDTH = 760;
const PAGES = { ...VIEWS, 1440: 'Pages' } as const;

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
  /** How things are shown, which stays from one to the next. */
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onBack: () => void;
};

/** One screen, message or document before and after: side by side where there is room, else one at a time. */
export function ThingView({ of, person, thing, view, onView, onBack }: ThingViewProps): JSX.Element {
  const { group, kind, title } = thing;
  const [side, setSide] = useState<SideName>('AFTER');
  const [problem, setProblem] = useState('');
  const isDrawn = group === 'MAIL' || group === 'SCREEN' || group === 'DOCUMENT';
  const save = (which: SideName) => async (): Promise<void> => {
    setProblem('');
    try {
      const file = await api(deskPreviewPdf, { body: { of, person, kind, side: which }, as: 'blob' });
      saveFile(file, `${kind.toLowerCase().replaceAll('_', '-')}-${which.toLowerCase()}.pdf`);
    } catch (error) {
      setProblem(staffMessage(error));
    }
  };
  const isDocument = group === 'DOCUMENT';
  const width = view === 'words' || !isDrawn ? null : view === '1440' && isDocument ? PAGE_WIDTH : Number(view);
  const saving = (which: SideName) => (isDocument ? () => void save(which)() : undefined);
  const Sides = group === 'SCREEN' ? ScreenSides : ThingSides;
  return (
    <div className={classes.shown}>
      <p className={classes.narrowOnly}>
        <Button variant="text" icon="chevron-left" onClick={onBack}>
          The whole list
        </Button>
      </p>
      <div className={classes.bar}>
        <h3 className={classes.title}>{title}</h3>
        {isDrawn && <Tabs name="view" label="Shown as" options={isDocument ? PAGES : VIEWS} value={view} onChange={onView} />}
        <div className={classes.narrowOnly}>
          <Tabs name="side" label="Side" options={SIDES} value={side} onChange={setSide} />
        </div>
      </div>
      {problem !== '' && <SendProblem title="The PDF could not be made" problem={problem} />}
      <Sides of={of} person={person} thing={thing} width={width} side={side} save={saving} />
    </div>
  );
}
