/** The accessible name of the country menu; translated, with the country names, when a screen first asks for a foreign number. */
export const COUNTRY = 'Country';

/** A row of the country menu of a phone field. */
export interface Country {
  country: string;
  countryCode: string;
  callingCode: string;
  /** Index of its flag in flags.svg, from 0. */
  flagPosition: number;
  /** The national format; # is a digit. */
  format: string;
}

/** Supported countries, the default one first, with the national format of each numbering plan. */
export const COUNTRIES: readonly Country[] = [
  { country: 'United States', countryCode: 'US', callingCode: '1', flagPosition: 0, format: '(###) ###-####' },
  { country: 'Canada', countryCode: 'CA', callingCode: '1', flagPosition: 1, format: '(###) ###-####' },
  { country: 'Mexico', countryCode: 'MX', callingCode: '52', flagPosition: 2, format: '## #### ####' },
  { country: 'United Kingdom', countryCode: 'GB', callingCode: '44', flagPosition: 3, format: '##### ######' },
  { country: 'France', countryCode: 'FR', callingCode: '33', flagPosition: 4, format: '## ## ## ## ##' },
  { country: 'Germany', countryCode: 'DE', callingCode: '49', flagPosition: 5, format: '#### ########' },
];

/** The digits in a country's format, as far as typed; never longer than the format. */
export function inFormat(typed: string, format: string): string {
  const digits = typed.replace(/\D/g, '');
  let at = 0;
  let text = '';
  for (const mark of format) {
    if (at >= digits.length) break;
    if (mark === '#') {
      text += digits.charAt(at);
      at += 1;
    } else text += mark;
  }
  return text;
}
