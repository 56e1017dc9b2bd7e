/** Types of documents that a borrower or staff add to an application; the specification lists only a part. */
export const DOCUMENT_TYPES = [
  'BANK_STATEMENT',
  'CERTIFICATE_OF_TRUST',
  'USER_UPLOADED_PAYSTUB',
  'PROPERTY_DESCRIPTION_SOURCE',
  'SUPPORT',
  'DRIVERSLICENSEFRONT',
  'DRIVERSLICENSEBACK',
  'IDCARDFRONT',
  'IDCARDBACK',
  'PASSPORTFRONT',
  'PERMANENTRESIDENTCARDFRONT',
  'PERMANENTRESIDENTCARDBACK',
  'SELFIE',
  'DEED',
  'NAME_CHANGE',
  'PROOF_OF_CANCELLATION',
  'VOIDED_CHECK',
  'W2',
  'TAX_RETURN',
  'FORM_1099',
  'AWARD_LETTER',
  'LEASE',
  'DIVORCE_DECREE',
  'MORTGAGE_STATEMENT',
  'HAZARD_INSURANCE',
  'FLOOD_INSURANCE',
  'PAYOFF_LETTER',
  'SIGNED_DEED',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The four identity documents: their label and the sides required (AMB-108). */
export const IDENTITY_DOCUMENTS = [
  { label: "US Driver's License", front: 'DRIVERSLICENSEFRONT', back: 'DRIVERSLICENSEBACK' },
  { label: 'US Passport', front: 'PASSPORTFRONT', back: null },
  { label: 'US State ID Card', front: 'IDCARDFRONT', back: 'IDCARDBACK' },
  { label: 'US Permanent Resident Card', front: 'PERMANENTRESIDENTCARDFRONT', back: 'PERMANENTRESIDENTCARDBACK' },
] as const satisfies readonly { label: string; front: DocumentType; back: DocumentType | null }[];
export type IdentityDocumentLabel = (typeof IDENTITY_DOCUMENTS)[number]['label'];
