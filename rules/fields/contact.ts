import { isFormattedPhone } from '../phone.ts';
import { textField } from './field.ts';
import { EMAIL_MESSAGES, PHONE_MESSAGES } from './copy.ts';

export const EMAIL_MAX = 128;
const EMAIL = /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** A valid email address. */
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
