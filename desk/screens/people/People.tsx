import { Card } from '@hearthline/kit/card/Card.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { keepWhy, lastWhy, type Reason, WHY } from '../../parts/reason.ts';
import { useTable } from '../../parts/table/use-table.ts';
import { WHY_LABELS, WhyFields } from '../../parts/WhyFields.tsx';
import { type By, findPeople, type FoundPage, Results } from './Results.tsx';
import classes from './People.module.css';

type Search = { by: By; text: string; reason: string; note: string };

const BY: Readonly<Record<By, { readonly text: string; readonly hint: string }>> = {
  NAME: { text: 'Name', hint: 'Three letters or more' },
  EMAIL: { text: 'Email address', hint: 'The whole address' },
  PHONE: { text: 'Phone', hint: 'Ten digits' },
  SSN_LAST4: { text: 'Last four digits of the SSN', hint: 'Four digits' },
  APPLICATION: { text: 'Application or loan number', hint: 'The whole number' },
};
const OPTIONS = Object.entries(BY).map(([value, { text }]) => ({ value, text }));
const isBy = (value: string | undefined): value is By => value !== undefined && Object.hasOwn(BY, value);
const SCHEMA = z.object({ by: z.string(), text: z.string().check(z.trim(), z.minLength(1, 'Type what to search for')), ...WHY });

/** What was found last stays while the tab is open, so that Back from a person does not ask again. */
const kept: { found: FoundPage | null } = { found: null };

/** Finds borrowers and co-owners by one thing known of them. By what is in the address; what was typed is a borrower's data, and in no address and no log. */
export function People(): JSX.Element {
  const [found, setFound] = useState(kept.found);
  const table = useTable('');
  const why = lastWhy();
  const asked = table.filters['by'];
  const show = (now: FoundPage): void => {
    kept.found = now;
    setFound(now);
  };
  const step = useDeskForm<Search>({
    schema: SCHEMA,
    defaults: { by: isBy(asked) ? asked : 'NAME', text: '', reason: why?.reason ?? '', note: why?.note ?? '' },
    labels: { by: 'Search by', text: 'Search for', ...WHY_LABELS },
    send: async ({ by, text, reason, note }) => {
      const said = { reason: reason as Reason, note: note.trim() };
      const search = { by, text: text.trim(), ...said };
      const page = await findPeople(search);
      keepWhy(said);
      show({ search, ...page });
    },
  });
  const by = useWatch({ control: step.form.control, name: 'by' });
  const { onChange, ...bySelect } = fieldProps(step.form, 'by');
  return (
    <DeskPage title="Find a person" intro="Each search and each look at a person is kept in the log of views, with your reason.">
      <div className={classes.columns}>
        <Card>
          <FormParts step={step} submit="Search" failed="Nothing was searched for">
            <SelectField
              {...bySelect}
              label="Search by"
              options={OPTIONS}
              empty={null}
              onChange={(event) => {
                table.setFilters({ by: event.target.value === 'NAME' ? '' : event.target.value });
                void onChange(event);
              }}
            />
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
        <Results found={found} isSearching={step.isSending} onMore={show} />
      </div>
    </DeskPage>
  );
}
