import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import { addressFields } from '@hearthline/rules/fields/address.ts';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import { dateOfBirthField } from '@hearthline/rules/fields/date-of-birth.ts';
import { messageOf, wholeForm } from '@hearthline/rules/fields/field.ts';
import { annualIncomeField } from '@hearthline/rules/fields/income.ts';
import { firstNameField, lastNameField } from '@hearthline/rules/fields/name.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { StateCode, WaitlistProduct } from '@hearthline/rules/enums.ts';
import * as z from 'zod/mini';
import { REQUIRED } from '@hearthline/rules/fields/address-copy.ts';

export type WaitlistValues = {
  firstName: string;
  lastName: string;
  dob: string;
  email: string;
  income: number | null;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
  consent: boolean;
};

const NO_ADDRESS = { street1: '', street2: '', city: '', state: '', zip: '' };

/** Initial values from what registration already knows. The rental home of a debt-service-coverage-ratio loan is another one. */
export function waitlistValues({ name, dob, email, income, propertyAddress }: RegistrationData, product: WaitlistProduct): WaitlistValues {
  const { street1, street2, city, state, zip } = product === 'DSCR_LOAN' ? NO_ADDRESS : propertyAddress;
  return {
    firstName: name.firstName,
    lastName: name.lastName,
    dob: dob ?? '',
    email,
    income: income.income,
    street1,
    street2,
    city,
    state,
    zip,
    consent: false,
  };
}

const any = z.object({
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string(),
  email: z.string(),
  income: z.nullable(z.number()),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  consent: z.boolean(),
});

/** The form's schema; every field's error is shown at once. `today` is yyyy-MM-dd. */
export function waitlistFields({ today, production }: { today: IsoDate; production: boolean }): z.ZodMiniType {
  const address = addressFields({ regulatorReview: false });
  return any.check(
    wholeForm<WaitlistValues>((values) => {
      const [year, month, day] = values.dob.split('-');
      const rules = [
        ['firstName', firstNameField, values.firstName],
        ['lastName', lastNameField({ production }), values.lastName],
        [
          'dob',
          dateOfBirthField({ states: [values.state as StateCode], ageRestricted: false, today }),
          values.dob === '' ? {} : { year, month, day },
        ],
        ['email', emailField, values.email],
        ['income', annualIncomeField, values.income],
      ] as const;
      const problems = rules.flatMap(([name, rule, value]) => {
        const message = messageOf(rule, value);
        return message === null ? [] : [{ path: [name], message }];
      });
      const places = address.safeParse(values).error?.issues ?? [];
      return [...problems, ...places, ...(values.consent ? [] : [{ path: ['consent'], message: REQUIRED }])];
    }),
  );
}
