import { type JSX, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import type { SettingField } from '../lender/fields.ts';
import { SettingInputs } from '../lender/SettingInput.tsx';
import { atFields, changesOf, type FormValues, refusalAt, typedOf } from '../lender/typed.ts';
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
function refusalOf(draft: LenderDraft, fields: readonly SettingField[]): ReturnType<typeof refusalAt> {
  const paths = fields.map(({ path }) => path.split('.')[0]);
  const own = draft.problems.filter(({ field }) => paths.includes(field.split('.')[0]));
  return refusalAt(atFields(own, fields).filter(({ field }) => fields.some(({ path }) => path === field)));
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
      <SettingInputs form={form} fields={fields} isReadOnly={false} />
    </FormParts>
  );
}
