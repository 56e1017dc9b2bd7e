import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { type Fact, Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { atFields } from '../lender/typed.ts';
import { labelOf } from '../lender/labels.ts';
import type { LenderDraft, Published } from './draft.ts';
import classes from './NewLender.module.css';
import { STEPS, type StepName } from './steps.ts';

type ReviewProps = {
  readonly draft: LenderDraft;
  readonly onStep: (step: StepName) => void;
  readonly publish: () => Promise<Published>;
  readonly onPublished: (published: Published) => void;
};

/** What was typed that is hardest to change later, to be read once more. */
function typedOf({ settings, admin, testHost }: LenderDraft): readonly Fact[] {
  const text = (name: string): string => settings[name] as string;
  const states = settings['licensedStates'] as readonly string[];
  return [
    { term: 'Lender', main: text('name'), note: `${text('legalName')}, NMLS ${text('nmls')}` },
    { term: 'Borrowers reach it', main: text('supportPhone'), note: text('supportEmail') },
    { term: 'Lends in', main: states.join(', ') },
    { term: 'First administrator', main: admin.name, note: admin.email },
    { term: 'Test host', main: testHost },
  ];
}

/** Everything that keeps the lender from its test host, each beside its step; then the button. */
export function Review({ draft, onStep, publish, onPublished }: ReviewProps): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const open = STEPS.flatMap(({ name, title, fields = [] }) => {
    const own = atFields(
      draft.problems.filter(({ step }) => step === name),
      fields,
    );
    return own.length === 0 ? [] : [{ name, title, fields, own }];
  });
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      onPublished(await publish());
    } catch (error) {
      setProblem(staffMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack gap={24}>
      {open.length === 0 ? (
        <>
          <Alert kind="ok" title="Nothing is missing for the test host">
            Read it once more. Borrowers do not find the site: its own address stays unknown until it is opened.
          </Alert>
          <Facts items={typedOf(draft)} />
        </>
      ) : (
        open.map(({ name, title, fields, own }) => (
          <section key={name} aria-labelledby={`missing-${name}`}>
            <h2 id={`missing-${name}`}>{title}</h2>
            <ul className={classes.open}>
              {own.map(({ field, message }) => (
                <li key={field}>
                  {fields.find(({ path }) => path === field)?.label ?? labelOf(field)}: {message}
                </li>
              ))}
            </ul>
            <Button variant="outline" compact onClick={() => onStep(name)}>
              Go to {title}
            </Button>
          </section>
        ))
      )}
      {problem !== null && (
        <Alert kind="err" title="The lender was not published">
          {problem}
        </Alert>
      )}
      <Button disabled={open.length > 0 || isSending} onClick={() => void send()}>
        Publish to the test host
      </Button>
    </Stack>
  );
}
