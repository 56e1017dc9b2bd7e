import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { api, type Reply } from '../../services/api.ts';
import { FormParts } from '../form/FormParts.tsx';
import { useDeskForm } from '../form/use-desk-form.ts';
import classes from './Actions.module.css';
import { ActionField, isEmpty, type OpenAction, valueAt, type Values } from './ActionField.tsx';

/** Members without an answer are left out, and so are objects of which nothing was answered; an instant is sent as one. */
function bodyOf(values: Values, fields: OpenAction['fields']): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, kind } of fields) {
    const value = valueAt(values, name);
    if (isEmpty(value)) continue;
    const [member = '', inner] = name.split('.');
    const sent = kind === 'instant' ? new Date(value as string).toISOString() : typeof value === 'string' ? value.trim() : value;
    if (inner === undefined) body[member] = sent;
    else body[member] = { ...(body[member] as object | undefined), [inner]: sent };
  }
  return body;
}

/** The fields that an action needs; the server decides the rest, and says it at the same fields. */
const schemaOf = (fields: OpenAction['fields']) =>
  z.record(z.string(), z.unknown()).check((ctx) => {
    for (const { name, label, kind, required } of fields)
      if (required && isEmpty(valueAt(ctx.value, name)))
        ctx.issues.push({
          code: 'custom',
          input: ctx.value,
          path: name.split('.'),
          message: kind === 'choice' || kind === 'choices' ? `Choose: ${label.toLowerCase()}` : `Enter: ${label.toLowerCase()}`,
        });
  });

function emptyOf(fields: OpenAction['fields']): Values {
  const values: Values = {};
  for (const { name, kind } of fields) {
    const [member = '', inner] = name.split('.');
    const empty = kind === 'choices' ? [] : '';
    if (inner === undefined) values[member] = empty;
    else values[member] = { ...(values[member] as object | undefined), [inner]: empty };
  }
  return values;
}

type Done = Reply<'desk-actions-post'>;
type ActionFormProps = {
  readonly uuid: string;
  /** As it was read: another one since is refused. */
  readonly version: number;
  readonly action: OpenAction;
  readonly onClose: () => void;
  readonly onDone: (done: Done) => void;
};

/** The form of one action: what happens, what it needs, and the button that does it. */
export function ActionForm({ uuid, version, action, onClose, onDone }: ActionFormProps): JSX.Element {
  const { title, does, fields, twoPeople } = action;
  const step = useDeskForm<Values>({
    schema: schemaOf(fields),
    defaults: emptyOf(fields),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    send: async (values) => {
      const { data } = await api.POST('/desk/api/v1/applications/{uuid}/actions', {
        params: { path: { uuid } },
        headers: { 'if-match': `"${version}"` },
        body: { action: action.action, ...bodyOf(values, fields) },
      });
      if (data) onDone(data);
    },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <FormParts
        step={step}
        submit={twoPeople === null ? title : 'Propose to a colleague'}
        failed="Nothing was done"
        heading={
          <div className={classes.effect}>
            <Alert kind={action.isHarsh ? 'warn' : 'note'} title={does}>
              {twoPeople === null ? 'It takes effect at once.' : `${twoPeople} It waits until a colleague approves it.`}
            </Alert>
          </div>
        }
      >
        {fields.map((field) => (
          <ActionField key={field.name} form={step.form} field={field} />
        ))}
      </FormParts>
    </Dialog>
  );
}
