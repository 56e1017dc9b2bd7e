import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import { finalStep, STEP_ROWS, type RegistrationContext, type RegistrationStep } from '@hearthline/journey/registration.ts';
import { emailField, phoneField } from '@hearthline/rules/fields/contact.ts';
import { employmentField } from '@hearthline/rules/fields/income.ts';
import { nameFields } from '@hearthline/rules/fields/name.ts';
import { addressFields } from '@hearthline/rules/fields/address.ts';
import { homeAddressOf } from '@hearthline/journey/registration/data.ts';
import { REGISTER_ERRORS } from './copy.ts';

/** The sentence for what opening an account cannot do without; null when all is there. */
export function missingItem(data: RegistrationData, password: string): string | null {
  if (data.email === '') return REGISTER_ERRORS.email;
  if (data.phoneNumber === '') return REGISTER_ERRORS.phone;
  return password === '' ? REGISTER_ERRORS.password : null;
}

type Judge = { readonly step: RegistrationStep; readonly isRight: (data: RegistrationData) => boolean };

/** What each earlier step must hold before anything is sent: a step reached by its address may have been left half done. */
const JUDGES: readonly Judge[] = [
  {
    step: 'property-address',
    isRight: ({ propertyAddress }) =>
      addressFields({ regulatorReview: false }).safeParse(propertyAddress).success && propertyAddress.occupancyType !== null,
  },
  { step: 'home-address', isRight: (data) => addressFields({ regulatorReview: false }).safeParse(homeAddressOf(data)).success },
  { step: 'for-sale', isRight: ({ isListedForSale }) => isListedForSale !== null },
  { step: 'annual-income', isRight: ({ income }) => income.income !== null && employmentField.safeParse(income.employmentType).success },
  { step: 'legal-name', isRight: ({ name }) => nameFields({ production: false }).safeParse(name).success },
  { step: 'birthdate', isRight: ({ dob }) => /^\d{4}-\d{2}-\d{2}$/.test(dob) },
  {
    step: 'phone-and-email',
    isRight: ({ phoneNumber, email }) => phoneField.safeParse(phoneNumber).success && emailField.safeParse(email).success,
  },
];

/** The first earlier step whose answers are not all right, or null. */
export function unfinishedStep(data: RegistrationData, context: RegistrationContext): RegistrationStep | null {
  // the legacy flow asks the home address with the property's (AMB-17)
  const place = (step: RegistrationStep): RegistrationStep =>
    step === 'home-address' && context.flow === 'legacy' ? 'property-address' : step;
  const skipped = new Set(STEP_ROWS.filter((row) => row.skipped(data, context)).map((row) => row.step));
  const found = JUDGES.find(({ step, isRight }) => step !== finalStep(context) && !skipped.has(place(step)) && !isRight(data));
  return found ? place(found.step) : null;
}
