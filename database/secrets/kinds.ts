/** The kinds of things kept encrypted; each kind has keys of its own (lending §2.10). */
export const SECRET_KINDS = ['ssn', 'bank-account', 'provider-token', 'signing-key', 'upload', 'draft', 'answer'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];
