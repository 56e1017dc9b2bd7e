import { deskPersonView } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { useMember } from '../../chrome/member.ts';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { dateText } from '../../parts/format.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { Failed, Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { keepWhy, lastWhy, type Reason, WHY, type Why } from '../../parts/reason.ts';
import { WHY_LABELS, WhyFields } from '../../parts/WhyFields.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../../services/api.ts';
import { ExpirePassword, MAY_EXPIRE } from './ExpirePassword.tsx';
import { Applications } from './FoundPerson.tsx';
import classes from './People.module.css';

type Shown = Reply<'desk-person-view'>;
type Field = 'EMAIL' | 'PHONE' | 'BIRTH_DATE' | 'ADDRESS' | 'SSN_LAST4';

const FIELDS: Readonly<Record<Field, { readonly text: string; readonly masked: (person: Shown) => string }>> = {
  EMAIL: { text: 'Email address', masked: ({ email }) => email },
  PHONE: { text: 'Phone', masked: ({ phone }) => phone ?? 'None' },
  BIRTH_DATE: { text: 'Birth date', masked: () => '••/••/••••' },
  ADDRESS: { text: 'Home address', masked: () => '••••••' },
  SSN_LAST4: { text: 'Last four of the SSN', masked: () => '•••-••-••••' },
};

/** One person: masked until a value is asked for. Opening the page and each value is a line in the log of views. */
export function Person(): JSX.Element {
  const [why, setWhy] = useState(lastWhy);
  if (why === null)
    return (
      <DeskPage title="Why do you look?" intro="This person’s data is shown when you have said why. It is kept in the log of views.">
        <AskWhy
          onSaid={(said) => {
            keepWhy(said);
            setWhy(said);
          }}
        />
      </DeskPage>
    );
  return <Opened why={why} />;
}

function AskWhy({ onSaid }: { readonly onSaid: (why: Why) => void }): JSX.Element {
  const step = useDeskForm({
    schema: z.object(WHY),
    defaults: { reason: '', note: '' },
    labels: WHY_LABELS,
    send: async ({ reason, note }) => onSaid({ reason: reason as Reason, note: note.trim() }),
  });
  return (
    <Card>
      <FormParts step={step} submit="Open">
        <WhyFields form={step.form} />
      </FormParts>
    </Card>
  );
}

function Opened({ why }: { readonly why: Why }): JSX.Element {
  const { subjectUuid = '' } = useParams({ strict: false });
  const { role } = useMember();
  const view = async (fields: Field[]): Promise<Shown | undefined> =>
    await api(deskPersonView, { path: { subjectUuid }, body: { fields, ...why } });
  // Looked at once: every further look would be another line in the log.
  const person = useQuery({
    queryKey: ['person', subjectUuid],
    queryFn: async () => view([]),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <DeskPage title={person.data?.name ?? 'A person'} intro={<DeskLink to="/people">Back to the search</DeskLink>}>
      <Loaded query={person}>
        {(shown) => (
          <div className="stack">
            <Card title="Personal data">
              <dl className={classes.fields}>
                {(Object.keys(FIELDS) as Field[]).map((field) => (
                  <Value key={field} field={field} person={shown} view={view} />
                ))}
              </dl>
            </Card>
            <Card title="Applications">
              <Applications applications={shown.applications} />
            </Card>
            {shown.kind === 'BORROWER' && MAY_EXPIRE.includes(role) && <ExpirePassword subjectUuid={subjectUuid} name={shown.name} />}
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}

const shownValue = (field: Field, value: string | null): string =>
  value === null ? 'Not known' : field === 'BIRTH_DATE' ? dateText(value) : value;

type ValueProps = { readonly field: Field; readonly person: Shown; readonly view: (fields: Field[]) => Promise<Shown | undefined> };

function Value({ field, person, view }: ValueProps): JSX.Element {
  const { text, masked } = FIELDS[field];
  const [value, setValue] = useState<string | null | undefined>(undefined);
  const [error, setError] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const show = async (): Promise<void> => {
    setAsking(true);
    setError(null);
    try {
      setValue((await view([field]))?.values[field] ?? null);
    } catch (problem) {
      setError(problem);
    } finally {
      setAsking(false);
    }
  };
  return (
    <div>
      <dt>{text}</dt>
      <dd>
        <span aria-live="polite">{value === undefined ? masked(person) : shownValue(field, value)}</span>
        {value === undefined && (
          <Button variant="text" disabled={isAsking} onClick={() => void show()}>
            Show<span className="sr"> {text}</span>
          </Button>
        )}
        {error != null && <Failed error={error} again={show} />}
      </dd>
    </div>
  );
}
