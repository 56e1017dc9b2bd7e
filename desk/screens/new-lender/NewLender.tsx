import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
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
import { Done } from './Done.tsx';
import { Review } from './Review.tsx';
import { type Place, StepList } from './StepList.tsx';
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
              {draft !== null && <Done site={draft.testHost} invitation={null} toOpen={draft.toOpen} />}
            </div>
          ) : (
            <Steps draft={draft} calls={calls} />
          )
        }
      </Loaded>
    </main>
  );
}

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
        <Done {...published} />
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
      <StepList place={place} isWith={isWith} onPlace={setPlace} />
      <div key={place}>
        <StepHeading title={step?.title ?? 'Review'} intro={step?.intro ?? 'What is missing, or what is published to the test host.'} />
        {place === 'company' && (
          <Stack bottom={20}>
            <Alert kind="note" title={`${STEPS.length} steps, about 10 minutes`}>
              Have ready: your NMLS numbers and legal entity identifier, a telephone number and an email address for borrowers, your logo as
              an SVG, and a trustee for each state with deeds of trust.
            </Alert>
          </Stack>
        )}
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
