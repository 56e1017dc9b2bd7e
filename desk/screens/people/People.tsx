import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { keepWhy, lastWhy, type Reason, WHY } from '../../parts/reason.ts';
import { WHY_LABELS, WhyFields } from '../../parts/WhyFields.tsx';
import { api, type Reply } from '../../services/api.ts';
import { FoundPerson } from './FoundPerson.tsx';
import classes from './People.module.css';

type Search = { by: 'NAME' | 'EMAIL' | 'PHONE' | 'SSN_LAST4' | 'APPLICATION'; text: string; reason: string; note: string };

const BY: Readonly<Record<Search['by'], { readonly text: string; readonly hint: string }>> = {
  NAME: { text: 'Name', hint: 'Three letters or more' },
  EMAIL: { text: 'Email address', hint: 'The whole address' },
  PHONE: { text: 'Phone', hint: 'Ten digits' },
  SSN_LAST4: { text: 'Last four digits of the SSN', hint: 'Four digits' },
  APPLICATION: { text: 'Application or loan number', hint: 'The whole number' },
};
const OPTIONS = Object.entries(BY).map(([value, { text }]) => ({ value, text }));
const SCHEMA = z.object({ by: z.string(), text: z.string().check(z.trim(), z.minLength(1, 'Type what to search for')), ...WHY });

type Results = Reply<'desk-people-search'>;
/** The last results stay while the tab is open, so that Back from a person does not ask again. */
const kept: { results: Results | null } = { results: null };

/** Finds borrowers and co-owners by one thing known of them. What was searched for is in no address and no log. */
export function People(): JSX.Element {
  const [results, setResults] = useState(kept.results);
  const why = lastWhy();
  const step = useDeskForm<Search>({
    schema: SCHEMA,
    defaults: { by: 'NAME', text: '', reason: why?.reason ?? '', note: why?.note ?? '' },
    labels: { by: 'Search by', text: 'Search for', ...WHY_LABELS },
    send: async ({ by, text, reason, note }) => {
      const asked = { reason: reason as Reason, note: note.trim() };
      const { data } = await api.POST('/desk/api/v1/people/search', { body: { by, text: text.trim(), ...asked } });
      keepWhy(asked);
      kept.results = data ?? null;
      setResults(kept.results);
    },
  });
  const by = useWatch({ control: step.form.control, name: 'by' });
  return (
    <DeskPage title="Find a person" intro="Each search and each look at a person is kept in the log of views, with your reason.">
      <div className={classes.columns}>
        <Card>
          <FormParts step={step} submit="Search" failed="Nothing was searched for">
            <SelectField {...fieldProps(step.form, 'by')} label="Search by" options={OPTIONS} empty={null} />
            <TextField
              {...fieldProps(step.form, 'text')}
              label="Search for"
              hint={BY[by].hint}
              autoComplete="off"
              isPrivate
              icon="search"
            />
            <WhyFields form={step.form} />
          </FormParts>
        </Card>
        <section aria-label="Results" aria-busy={step.isSending}>
          <p role="status" className="small muted">
            {results === null ? 'Search to see people here' : countOf(results)}
          </p>
          {results?.people.length === 0 && (
            <EmptyState title="Nobody was found">Check the spelling, or search by something else.</EmptyState>
          )}
          <ul className={classes.results}>
            {results?.people.map((person) => (
              <li key={person.subjectUuid}>
                <FoundPerson person={person} />
              </li>
            ))}
          </ul>
          {results?.more && (
            <Alert title="There are more">
              Only the first {results.people.length} are shown. Type more of the name, or search by something else.
            </Alert>
          )}
        </section>
      </div>
    </DeskPage>
  );
}

const countOf = ({ people, more }: Results): string =>
  `${people.length}${more ? ' or more' : ''} ${people.length === 1 ? 'person' : 'people'} found`;
