import { Button } from '@hearthline/kit/button/Button.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { errorOf, fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { Typeahead } from '@hearthline/kit/typeahead/Typeahead.tsx';
import { type JSX, type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isOtherStreet, NOT_PICKED, type AddressValues } from './address-values.ts';
import { useAddressSuggestions, type Suggestion } from './use-address-suggestions.ts';
import classes from './AddressFields.module.css';
import { ADDRESS } from './copy.ts';

type AddressFieldsProps = {
  readonly form: UseFormReturn<AddressValues>;
  readonly label: string;
  /** The line under the label. */
  readonly hint?: ReactNode;
  /** The form member that holds the address, when the form has several: 'home'. */
  readonly within?: string;
  /** The borrower's own residence: the browser may autofill it (WCAG 1.3.5). */
  readonly isOwn?: boolean;
};
type Name = keyof AddressValues;

/** The street with suggestions; the other fields appear once one is picked, or by 'Address not listed'. */
export function AddressFields({ form, label, hint = ADDRESS.hint, within, isOwn = false }: AddressFieldsProps): JSX.Element {
  // typed as if the form held this address only: the nested one has the same members under a longer name
  const at = (name: Name): Name => (within === undefined ? name : `${within}.${name}`) as Name;
  const street1 = useWatch({ control: form.control, name: at('street1') }) as string;
  const isOpen = useWatch({ control: form.control, name: at('isOpen') }) as boolean;
  const [isManual, setManual] = useState(false);
  const { options, isLoading, hasFailed } = useAddressSuggestions(isManual ? '' : street1);
  const error = errorOf(form, at('street1'));
  const fieldOptions = { shouldDirty: true, shouldTouch: true } as const;

  const pick = (address: Suggestion): void => {
    for (const name of ['street1', 'street2', 'city', 'state', 'zip'] as const) form.setValue(at(name), address[name], fieldOptions);
    form.setValue(at('isOpen'), true, fieldOptions);
    form.clearErrors((['street1', 'street2', 'city', 'state', 'zip'] as const).map(at));
  };
  const type = (text: string): void => {
    form.setValue(at('street1'), text, { ...fieldOptions, shouldValidate: form.formState.isSubmitted });
    if (!isOpen || !isOtherStreet(street1, text)) return;
    for (const name of ['street2', 'city', 'state', 'zip'] as const) form.setValue(at(name), '', fieldOptions);
    form.setValue(at('isOpen'), false, fieldOptions);
  };
  const typeByHand = (): void => {
    setManual(true);
    form.setValue(at('isOpen'), true, fieldOptions);
    form.clearErrors(at('street1'));
    requestAnimationFrame(() => document.getElementById(at('street1'))?.focus());
  };

  return (
    <>
      {isManual ? (
        <TextField {...fieldProps(form, at('street1'))} label={ADDRESS.street} autoComplete="address-line1" />
      ) : (
        <Typeahead
          name={at('street1')}
          label={label}
          hint={hint}
          icon="pin"
          optionIcon="house"
          listLabel={ADDRESS.list}
          noneText={ADDRESS.none}
          problem={hasFailed ? ADDRESS.notRead : undefined}
          isChosen={isOpen}
          autoComplete={isOwn ? 'address-line1' : 'off'}
          countText={ADDRESS.count}
          clearLabel={ADDRESS.clear}
          value={street1}
          options={options}
          loading={isLoading && ADDRESS.searching}
          error={error === NOT_PICKED ? undefined : error}
          onType={type}
          onPick={({ address }) => pick(address)}
          lastRow={{ text: hasFailed ? ADDRESS.byHand : ADDRESS.notListed, icon: 'pencil', onPick: typeByHand }}
        />
      )}
      {isOpen && (
        <>
          <TextField {...fieldProps(form, at('street2'))} label={ADDRESS.unit} optional autoComplete="address-line2" />
          <FieldRow layout="address">
            <TextField {...fieldProps(form, at('city'))} label={ADDRESS.city} autoComplete="address-level2" />
            <TextField
              {...fieldProps(form, at('state'))}
              label={ADDRESS.state}
              fix={ADDRESS.stateFix}
              maxLength={2}
              autoCapitalize="characters"
              autoComplete="address-level1"
              className={classes.code}
            />
            <TextField {...fieldProps(form, at('zip'))} label={ADDRESS.zip} inputMode="numeric" maxLength={5} autoComplete="postal-code" />
          </FieldRow>
        </>
      )}
      {isManual && (
        <Button variant="text" onClick={() => setManual(false)}>
          {ADDRESS.search}
        </Button>
      )}
    </>
  );
}
