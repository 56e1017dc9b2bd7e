import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { errorOf, fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { instantInZone, timeInZone, timeZoneName } from '@hearthline/rules/time-zone.ts';
import type { ChangeEvent, JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useZone } from '../zone.tsx';
import { type ActionField, textAt, type Values } from './action-values.ts';
import classes from './Actions.module.css';
import { IncomeSources } from './IncomeSources.tsx';

const INPUTS: Partial<Readonly<Record<ActionField['kind'], string>>> = { date: 'date' };

/** The content of a file in base64. */
async function contentOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

type FieldProps = { readonly form: UseFormReturn<Values>; readonly field: ActionField };
/** One field of an action, as the server describes it. */
export function ActionField({ form, field }: FieldProps): JSX.Element {
  const { name, label, kind, required, options } = field;
  const hint = field.hint ?? undefined;
  const shared = { label, hint, optional: !required } as const;
  if (kind === 'choices')
    return (
      <FieldGroup id={name} role="group" {...shared} error={errorOf(form, name)}>
        {options.map(({ value, label: text, figure, contradicted }) => {
          const { error: _, ...props } = fieldProps(form, name);
          return (
            <Checkbox key={value} {...props} id={`${name}-${value}`} value={value}>
              {text}
              {figure !== null && (
                <span className={classes.figure}>
                  {figure}
                  {contradicted && <strong className={classes.against}>Speaks against it: two people</strong>}
                </span>
              )}
            </Checkbox>
          );
        })}
      </FieldGroup>
    );
  if (kind === 'choice')
    return <SelectField {...shared} {...fieldProps(form, name)} options={options.map(({ value, label: text }) => ({ value, text }))} />;
  if (kind === 'income') return <IncomeSources form={form} field={field} />;
  if (kind === 'dollars') return <Dollars form={form} field={field} />;
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
  if (kind === 'instant') return <HomeTime form={form} field={field} />;
  return <TextField {...shared} {...fieldProps(form, name)} type={INPUTS[kind] ?? 'text'} maxLength={field.maxLength ?? undefined} />;
}

/** A day and a time of the home: the label names its zone, and the time is read back with it. */
function HomeTime({ form, field: { name, label, hint, required } }: FieldProps): JSX.Element {
  const zone = useZone();
  const instant = instantInZone(textAt(form.watch(), name), zone);
  return (
    <TextField
      {...fieldProps(form, name)}
      label={`${label}, ${timeZoneName(zone)}`}
      hint={hint ?? (instant === null ? 'As clocks show it where the home is.' : `${timeInZone(instant, zone)}, where the home is.`)}
      optional={!required}
      type="datetime-local"
    />
  );
}

/** Whole dollars; nothing typed is no answer, and 0 is one. */
function Dollars({ form, field: { name, label, hint, required } }: FieldProps): JSX.Element {
  const { value, onChange, ...props } = useControlledField(form.control, name);
  return (
    <MoneyField
      {...props}
      label={label}
      hint={hint ?? undefined}
      optional={!required}
      value={typeof value === 'number' ? value : null}
      onChange={(dollars) => onChange(dollars ?? '')}
    />
  );
}
