import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { errorOf, fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { STATES } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, SettingField } from './fields.ts';
import classes from './Lender.module.css';

type SettingInputProps = { readonly form: UseFormReturn<FormValues>; readonly field: SettingField; readonly isReadOnly: boolean };

/** The field of one setting. */
export function SettingInput({
  form,
  field: { path, label, hint, kind, options = [], empty },
  isReadOnly,
}: SettingInputProps): JSX.Element {
  const shared = { ...fieldProps(form, path), id: path, disabled: isReadOnly };
  if (kind === 'toggle') {
    const { error: _, ...box } = shared;
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
    return <SelectField {...shared} label={label} hint={hint} options={options} empty={empty === null ? 'None' : null} />;
  return <TextField {...shared} label={label} hint={hint} inputMode={kind === 'number' ? 'decimal' : undefined} />;
}
