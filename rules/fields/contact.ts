import { isFormattedPhone } from '../phone.ts';
import { textField } from './field.ts';

export const EMAIL_MESSAGES = { required: 'Please enter your email', invalid: 'Please enter a valid email address' } as const;
export const PHONE_MESSAGES = {
  required: 'Please enter your mobile phone',
  invalid: 'Please enter a valid phone number',
  countryCode: 'Country code 1 is not needed',
} as const;

export const EMAIL_MAX = 128;
const EMAIL = /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** A text that is an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

export const emailField = textField(EMAIL_MESSAGES.required, [
  [(email) => email.length > 0, EMAIL_MESSAGES.required],
  [isEmail, EMAIL_MESSAGES.invalid],
]);

/** The registration phone: fixed to (###) ###-####, 14 characters, no country code (AMB-11, AMB-12). */
export const phoneField = textField(PHONE_MESSAGES.required, [
  [(phone) => phone.length > 0, PHONE_MESSAGES.required],
  [(phone) => !/^\D*1/.test(phone), PHONE_MESSAGES.countryCode],
  [isFormattedPhone, PHONE_MESSAGES.invalid],
]);
