import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { errorOf, fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { STATES } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SettingField } from './fields.ts';
import classes from './Lender.module.css';
import type { FormValues } from './typed.ts';

type SettingInputProps = { readonly form: UseFormReturn<FormValues>; readonly field: SettingField; readonly isReadOnly: boolean };

/** The options of a list, and the value that is set where it is none of them. */
const withValue = (options: NonNullable<SettingField['options']>, value: unknown) =>
  typeof value !== 'string' || value === '' || options.some((one) => one.value === value) ? options : [...options, { value, text: value }];

/** The fields of settings, those of a group below its heading. */
export function SettingInputs({
  fields,
  ...rest
}: Omit<SettingInputProps, 'field'> & { readonly fields: readonly SettingField[] }): JSX.Element {
  return (
    <>
      {[...Map.groupBy(fields, ({ group }) => group)].map(([group, own]) => {
        const row = (
          <FieldRow layout="many">
            {own.map((field) => (
              <SettingInput key={field.path} field={field} {...rest} />
            ))}
          </FieldRow>
        );
        return group ? (
          <fieldset key={group.title} className={classes.group}>
            <legend>{group.title}</legend>
            {group.hint !== undefined && <p className="small muted">{group.hint}</p>}
            {row}
          </fieldset>
        ) : (
          <div key="">{row}</div>
        );
      })}
    </>
  );
}

/** The field of one setting. */
function SettingInput({ form, field, isReadOnly }: SettingInputProps): JSX.Element {
  const { path, hint, kind, options = [], empty, optional } = field;
  const label = field.short ?? field.label;
  const shared = { ...fieldProps(form, path), id: path, disabled: isReadOnly, optional };
  if (kind === 'toggle') {
    const { error: _, optional: __, ...box } = shared;
    return <Checkbox {...box}>{label}</Checkbox>;
  }
  if (kind === 'states')
    return (
      <div className={classes.wide}>
        <FieldGroup id={path} label={label} role="group" error={errorOf(form, path)}>
          <div className={classes.states}>
            {STATES.map((state, at) => (
              <Checkbox key={state} {...form.register(path)} id={at === 0 ? path : `${path}-${state}`} value={state} disabled={isReadOnly}>
                {state}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      </div>
    );
  if (kind === 'items' || kind === 'trustees')
    return (
      <div className={classes.wide}>
        <TextArea {...shared} label={label} hint={hint} rows={kind === 'trustees' ? 10 : 4} />
      </div>
    );
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        label={label}
        hint={hint}
        options={withValue(options, form.getValues(path))}
        empty={empty === null ? 'None' : null}
      />
    );
  return <TextField {...shared} label={label} hint={hint} inputMode={kind === 'number' ? 'decimal' : undefined} />;
}
