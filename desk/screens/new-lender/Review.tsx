import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { atFields } from '../lender/fields.ts';
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
        <Alert kind="ok" title="Nothing is missing for the test host">
          {draft.testHost}
        </Alert>
      ) : (
        open.map(({ name, title, fields, own }) => (
          <section key={name} aria-labelledby={`missing-${name}`}>
            <h2 id={`missing-${name}`}>{title}</h2>
            <ul>
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

/** What is there now, and what the lender's own people do before it opens. */
export function Done({ published: { site, invitation, toOpen } }: { readonly published: Published }): JSX.Element {
  return (
    <Stack gap={24}>
      <section aria-labelledby="test-host">
        <h2 id="test-host">The test host</h2>
        <p>
          <a href={site}>{site}</a>
        </p>
        <p>Borrowers do not reach the lender yet: its own address is unknown until it is opened.</p>
      </section>
      <section aria-labelledby="invitation">
        <h2 id="invitation">The administrator’s link</h2>
        <p className={classes.link}>{invitation}</p>
        <p>Give it to the administrator. It counts once, ends in 24 hours, and is shown only here.</p>
      </section>
      <section aria-labelledby="to-open">
        <h2 id="to-open">Before you can open</h2>
        <ul>
          {toOpen.map(({ what, why }) => (
            <li key={what}>
              {what}. <span className={classes.why}>{why}.</span>
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}
