import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { errorOf, fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { ChangeEvent, JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Reply } from '../../services/api.ts';

export type OpenAction = Reply<'desk-actions-get'>['actions'][number];
type Asked = OpenAction['fields'][number];
/** By member; a name with a point is a member of an object. */
export type Values = Record<string, unknown>;

/** The answer to a field: `officer.name` is the name of the officer. */
export const valueAt = (values: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((at, member) => (at as Values | undefined)?.[member], values);
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const INPUTS: Partial<Readonly<Record<Asked['kind'], string>>> = { date: 'date', instant: 'datetime-local' };

/** The content of a file in base64. */
async function contentOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** One field of an action, as the server describes it. */
export function ActionField({ form, field }: { readonly form: UseFormReturn<Values>; readonly field: Asked }): JSX.Element {
  const { name, label, kind, required, options } = field;
  const hint = field.hint ?? undefined;
  const shared = { label, hint, optional: !required } as const;
  if (kind === 'choices')
    return (
      <FieldGroup id={name} role="group" {...shared} error={errorOf(form, name)}>
        {options.map(({ value, label: text }) => {
          const { error: _, ...props } = fieldProps(form, name);
          return (
            <Checkbox key={value} {...props} id={`${name}-${value}`} value={value}>
              {text}
            </Checkbox>
          );
        })}
      </FieldGroup>
    );
  if (kind === 'choice')
    return <SelectField {...shared} {...fieldProps(form, name)} options={options.map(({ value, label: text }) => ({ value, text }))} />;
  if (kind === 'lines') return <TextArea {...shared} {...fieldProps(form, name)} rows={3} maxLength={field.maxLength ?? undefined} />;
  if (kind === 'file')
    return (
      <TextField
        {...shared}
        name={name}
        type="file"
        accept="application/pdf"
        error={errorOf(form, name)}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          const [file] = target.files ?? [];
          void (file ? contentOf(file) : Promise.resolve('')).then((content) => form.setValue(name, content, { shouldValidate: true }));
        }}
      />
    );
  return <TextField {...shared} {...fieldProps(form, name)} type={INPUTS[kind] ?? 'text'} maxLength={field.maxLength ?? undefined} />;
}
