/** Length of (###) ###-####. */
export const PHONE_LENGTH = 14;

/** A phone without its separators: spaces, parentheses, dashes and periods; a leading + stays. */
export const normalizePhone = (phone: string): string => phone.replace(/[\s().-]/g, '');

/** Ten digits of a United States number in any form, or null. */
export function phoneDigits(phone: string): string | null {
  return /^(?:\+?1)?(\d{10})$/.exec(normalizePhone(phone))?.[1] ?? null;
}

/** (###) ###-####, or +1 (###) ###-#### for 11 digits or a +1 prefix; other texts stay as they are. */
export function displayPhone(phone: string): string {
  const match = /^(\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(normalizePhone(phone));
  if (!match) return phone;
  return `${match[1] ? '+1 ' : ''}(${match[2]}) ${match[3]}-${match[4]}`;
}

/** Whether a text is exactly (###) ###-#### with an area code that can exist. */
export const isFormattedPhone = (phone: string): boolean => phone.length === PHONE_LENGTH && /^\([2-9]\d{2}\) \d{3}-\d{4}$/.test(phone);
