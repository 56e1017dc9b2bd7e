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

/** The four identity documents: their name in the API, their label and the sides required (AMB-108). */
export const IDENTITY_DOCUMENTS = [
  { type: 'DRIVERS_LICENSE', label: "US Driver's License", front: 'DRIVERSLICENSEFRONT', back: 'DRIVERSLICENSEBACK' },
  { type: 'PASSPORT', label: 'US Passport', front: 'PASSPORTFRONT', back: null },
  { type: 'STATE_ID', label: 'US State ID Card', front: 'IDCARDFRONT', back: 'IDCARDBACK' },
  {
    type: 'RESIDENT_CARD',
    label: 'US Permanent Resident Card',
    front: 'PERMANENTRESIDENTCARDFRONT',
    back: 'PERMANENTRESIDENTCARDBACK',
  },
] as const satisfies readonly { type: string; label: string; front: DocumentType; back: DocumentType | null }[];
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];
export type IdentityDocumentLabel = (typeof IDENTITY_DOCUMENTS)[number]['label'];
