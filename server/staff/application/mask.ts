/** Identity data as staff see it before they ask for one value: enough to compare with what a caller says, too little to misuse. */
const DOTS = '•••';

/** `g•••@example.com` */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? DOTS : `${email.slice(0, 1)}${DOTS}${email.slice(at)}`;
};
/** `(•••) •••-0101`, of ten digits. */
export const maskedPhone = (digits: string): string => `(${DOTS}) ${DOTS}-${digits.slice(-4)}`;
/** `••/••/1980`, of yyyy-MM-dd. */
export const maskedBirthDate = (dob: string): string => `••/••/${dob.slice(0, 4)}`;
/** `•••-••-1001`, of the last four digits. */
export const maskedSsn = (last4: string): string => `${DOTS}-••-${last4}`;
/** `•••, Phoenix, AZ` */
export const maskedAddress = ({ city, state }: { readonly city: string; readonly state: string }): string => `${DOTS}, ${city}, ${state}`;
/** An address of a message: of mail, or ten digits. */
export const maskedRecipient = (to: string): string => (to.includes('@') ? maskedEmail(to) : maskedPhone(to));
