import { Button } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, useState } from 'react';
import { dateText } from '../../parts/format.ts';
import { StepHeading } from '../../sign-in/StepHeading.tsx';
import { draftApi, type LenderDraft, type Published, secretOfLink } from './draft.ts';
import { FieldStep } from './FieldStep.tsx';
import classes from './NewLender.module.css';
import { LookStep, RatesStep } from './OtherSteps.tsx';
import { Done, Review } from './Review.tsx';
import { type StepName, STEPS } from './steps.ts';

const KEY = ['new-lender'];
const TITLE = 'Set up a lender';

/** A new lender by a link: its steps, saved as they are typed, until it is at its test host. */
export function NewLender(): JSX.Element {
  const [secret] = useState(secretOfLink);
  const calls = draftApi(secret);
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      try {
        return await calls.get();
      } catch (error) {
        if (codeOf(error) === 'not_found') return null;
        throw error;
      }
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <main id="main" className={classes.page}>
      <Loaded query={query}>
        {(draft) =>
          draft === null || draft.publishedAs !== null ? (
            <div className={classes.whole}>
              <StepHeading
                title={draft === null ? 'This link is no longer valid' : 'This lender is published'}
                intro={
                  draft === null
                    ? 'It ends after 7 days. Ask for another one.'
                    : 'Its administrator changes it from now on, at its desk under Settings, Lender.'
                }
              />
            </div>
          ) : (
            <Steps draft={draft} calls={calls} />
          )
        }
      </Loaded>
    </main>
  );
}

type Place = StepName | 'review';

function Steps({ draft, calls }: { readonly draft: LenderDraft; readonly calls: ReturnType<typeof draftApi> }): JSX.Element {
  const client = useQueryClient();
  const [place, setPlace] = useState<Place>('company');
  const [published, setPublished] = useState<Published | null>(null);
  const version = useRef(draft.version);
  useEffect(() => {
    version.current = draft.version;
  }, [draft.version]);
  const take = (next: LenderDraft): LenderDraft => {
    version.current = next.version;
    client.setQueryData(KEY, next);
    return next;
  };
  /** One after another: each names the version that the one before it made. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = async <T,>(act: () => Promise<T>): Promise<T> => {
    const done = turn.current.then(act);
    turn.current = done.catch(() => undefined);
    return done;
  };
  const save = async ({ admin, ...settings }: Record<string, unknown>): Promise<LenderDraft> =>
    inTurn(async () =>
      take(
        await calls.save({
          version: version.current,
          settings,
          ...(admin !== undefined && { admin: { ...draft.admin, ...(admin as Partial<LenderDraft['admin']>) } }),
        }),
      ),
    );
  const at = STEPS.findIndex(({ name }) => name === place);
  const step = STEPS[at];
  const next = (): void => setPlace(STEPS[at + 1]?.name ?? 'review');
  if (published)
    return (
      <div className={classes.whole}>
        <StepHeading title={`${String(draft.settings['name'])} is at its test host`} intro="Look at it, and invite your colleagues." />
        <Done published={published} />
      </div>
    );
  const isWith = (name: StepName): boolean => draft.problems.some((one) => one.step === name);
  return (
    <>
      <header>
        <p>
          {TITLE}. What you type is saved. You can leave, and come back with the link until {dateText(draft.expiresAt.slice(0, 10))}.
        </p>
      </header>
      <nav aria-label="Steps">
        <ol className={classes.steps}>
          {[...STEPS.map(({ name, title }) => ({ name: name as Place, title })), { name: 'review' as const, title: 'Review' }].map(
            ({ name, title }) => (
              <li key={name}>
                <Button
                  variant={name === place ? 'outline' : 'text'}
                  compact
                  aria-current={name === place ? 'step' : undefined}
                  onClick={() => setPlace(name)}
                >
                  {title}
                </Button>{' '}
                {name !== 'review' && <Tag kind={isWith(name) ? 'warn' : 'ok'}>{isWith(name) ? 'Open' : 'Done'}</Tag>}
              </li>
            ),
          )}
        </ol>
      </nav>
      <div key={place}>
        <StepHeading title={step?.title ?? 'Review'} intro={step?.intro ?? 'What is missing, and then the test host.'} />
        {step?.fields && <FieldStep draft={draft} fields={step.fields} onSave={save} onNext={next} />}
        {step?.name === 'look' && <LookStep draft={draft} calls={calls} onSave={save} onDraft={take} onNext={next} />}
        {step?.name === 'rates' && <RatesStep draft={draft} calls={calls} onSave={save} onDraft={take} onNext={next} />}
        {step === undefined && (
          <Review
            draft={draft}
            onStep={setPlace}
            publish={async () => inTurn(async () => calls.publish(version.current))}
            onPublished={setPublished}
          />
        )}
      </div>
    </>
  );
}
