import { deskTaskNote } from '@hearthline/web/operations/desk.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../../parts/form/use-desk-form.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api, queryClient } from '../../../services/api.ts';

import classes from './WorkPanel.module.css';
import { Time } from '../../../parts/zone.tsx';

type Note = Reply<'desk-task-get'>['notes'][number];
const SCHEMA = z.object({ text: z.string().check(z.trim(), z.minLength(1, 'Write a note')) });
const WHAT: Readonly<Record<Note['kind'], (note: Note) => string>> = {
  NOTE: () => 'wrote',
  TAKEN: () => 'took the task',
  HANDED_OVER: ({ to }) => `handed the task to ${to?.name ?? 'a colleague'}`,
  RELEASED: () => 'gave the task back',
};

/** The notes of the application and who had its tasks, newest first. The borrower never sees them. */
export function Notes({ taskUuid, notes }: { readonly taskUuid: string; readonly notes: readonly Note[] }): JSX.Element {
  const step = useDeskForm<{ text: string }>({
    schema: SCHEMA,
    defaults: { text: '' },
    labels: { text: 'Note' },
    send: async ({ text }) => {
      await api(deskTaskNote, { path: { taskUuid }, body: { text: text.trim() } });
      step.form.reset();
      await queryClient.invalidateQueries();
    },
  });
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <FormParts step={step} submit="Add note" isSecondary failed="The note was not saved">
        <TextArea
          {...fieldProps(step.form, 'text')}
          label="Note"
          hint="For colleagues only. A note cannot be changed or removed."
          rows={3}
          maxLength={2000}
        />
      </FormParts>
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note.uuid}>
            <p className="small muted">
              {note.by.name} {WHAT[note.kind](note)}, <Time at={note.at} />
            </p>
            {note.text !== null && <p>{note.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
