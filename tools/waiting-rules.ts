/**
 * Code that is written and tested but not called by the product: rules of law whose step is not built yet, and parts of the kit whose screen is
 * not. Each row names the law, or the screen to come. A row is deleted when its caller is built; `npm run dead` refuses a row that is not
 * needed, an export that is not listed, and a longer list.
 */
export const MOST_WAITING = 4;

export const WAITING: Readonly<Record<string, string>> = {
  'kit/format/PercentText.tsx': 'the offer and closing pages',
  'kit/phone-country-field/PhoneCountryField.tsx': 'contact details with a number from abroad',
  'kit/phone-country-field/countries.ts': 'PhoneCountryField',
  'kit/tooltip/Tooltip.tsx': 'terms that need a short explanation',
};
