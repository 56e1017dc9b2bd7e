/** The kinds of things kept encrypted; each kind has keys of its own (house.md §2, domain.md §2.10). */
export type SecretKind = 'ssn' | 'bank-account' | 'provider-token' | 'signing-key' | 'upload' | 'draft' | 'answer';
