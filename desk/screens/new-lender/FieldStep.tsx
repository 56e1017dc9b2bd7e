import { ApiError } from '@hearthline/web/api/api-error.ts';
import { type JSX, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { atFields, changesOf, type FormValues, type SettingField, typedOf } from '../lender/fields.ts';
import classes from '../lender/Lender.module.css';
import { SettingInput } from '../lender/SettingInput.tsx';
import type { LenderDraft } from './draft.ts';

/** Milliseconds without a change before what was typed is saved. */
const QUIET_MS = 800;

type FieldStepProps = {
  readonly draft: LenderDraft;
  readonly fields: readonly SettingField[];
  /** Saves what changed; answers the draft with what is wrong now. */
  readonly onSave: (changes: Record<string, unknown>) => Promise<LenderDraft>;
  readonly onNext: () => void;
};

const settingsOf = ({ settings, admin }: LenderDraft) => ({ ...settings, admin });

/** The problems of these fields as a refusal of the form. */
function refusalOf(draft: LenderDraft, fields: readonly SettingField[]): ApiError | null {
  const paths = fields.map(({ path }) => path.split('.')[0]);
  const own = draft.problems.filter(({ field }) => paths.includes(field.split('.')[0]));
  const errors = atFields(own, fields).filter(({ field }) => fields.some(({ path }) => path === field));
  return errors.length === 0
    ? null
    : new ApiError(errors.map(({ message }) => message).join(' '), {
        status: 400,
        data: { code: 'invalid_request', errors, message: errors[0]?.message },
      });
}

/** A step that is a form: saved while it is typed, and looked at as a whole before the next one. */
export function FieldStep({ draft, fields, onSave, onNext }: FieldStepProps): JSX.Element {
  const known = useRef(draft);
  /** What was typed last, saved: the reply has what follows from it too, which nobody typed. */
  const saved = useRef<Readonly<Record<string, unknown>>>(settingsOf(draft));
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const save = async (values: FormValues): Promise<LenderDraft> => {
    const next = running.current.then(async () => {
      const changes = changesOf(saved.current, fields, values);
      if (Object.keys(changes).length > 0) {
        known.current = await onSave(changes);
        saved.current = { ...saved.current, ...changes };
      }
      return known.current;
    });
    running.current = next.catch(() => undefined);
    return next;
  };
  const step = useDeskForm<FormValues>({
    schema: z.looseObject({}),
    defaults: typedOf(settingsOf(draft), fields),
    labels: Object.fromEntries(fields.map(({ path, label }) => [path, label])),
    send: async (values) => {
      const refused = refusalOf(await save(values), fields);
      if (refused) throw refused;
      onNext();
    },
  });
  const { form } = step;
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        // what cannot be saved now is saved by Continue, which says why not
        timer = setTimeout(() => void latest.current(values).catch(() => undefined), QUIET_MS);
      },
    });
    const leave = (): void => void latest.current(form.getValues()).catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearTimeout(timer);
      stop();
      leave();
    };
  }, [form]);
  return (
    <FormParts step={step} submit="Continue">
      <div className={classes.fields}>
        {fields.map((field) => (
          <SettingInput key={field.path} form={form} field={field} isReadOnly={false} />
        ))}
      </div>
    </FormParts>
  );
}
