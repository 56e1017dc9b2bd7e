import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { errorOf, fieldProps } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { displayPhone } from '@hearthline/rules/phone.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { $api } from '../../services/api/queries.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Screen } from '../screen/Screen.tsx';
import type { AccessValues } from './access.ts';
import { ACCESS } from './copy.ts';

/** Whom the valuer calls, the times that suit, and a gate code. */
export function AccessFields({ form }: { form: UseFormReturn<AccessValues> }): JSX.Element {
  const windows = form.register('windows');
  return (
    <section className="section">
      <h2>{ACCESS.heading}</h2>
      <TextField {...fieldProps(form, 'contactName')} label={ACCESS.name} hint={ACCESS.nameHint} autoComplete="name" maxLength={80} />
      <PhoneField {...fieldProps(form, 'contactPhone')} label={ACCESS.phone} />
      <FieldGroup id="windows" role="group" label={ACCESS.windows} hint={ACCESS.windowsHint} error={errorOf(form, 'windows')}>
        {ACCESS.options.map((option, index) => (
          <Checkbox key={option} {...windows} id={index === 0 ? 'windows' : `windows-${index}`} value={option}>
            {option}
          </Checkbox>
        ))}
      </FieldGroup>
      <TextField
        {...fieldProps(form, 'gateCode')}
        label={ACCESS.gate}
        hint={ACCESS.gateHint}
        optional
        boxSize="short"
        autoComplete="off"
        isPrivate
        maxLength={20}
      />
    </section>
  );
}

type WithContactProps = {
  readonly title: string;
  readonly intro: string;
  /** The form, with the borrower's own name and phone as its first answers. */
  readonly children: (contact: AccessValues) => ReactNode;
};

/** Waits for the borrower's own name and phone, which the form begins with; a screen without them would lose what was typed meanwhile. */
export function WithContact({ title, intro, children }: WithContactProps): JSX.Element {
  const profile = useQuery($api.read(profileGet));
  if (profile.data) {
    const { name, phoneNumbers } = profile.data;
    const phone = phoneNumbers[0]?.number;
    const contactName = [name.firstName, name.lastName].filter(Boolean).join(' ');
    return <>{children({ contactName, contactPhone: phone ? displayPhone(phone) : '', windows: [], gateCode: '' })}</>;
  }
  return (
    <Screen title={title} intro={intro}>
      <Loaded query={profile} label={ACCESS.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
