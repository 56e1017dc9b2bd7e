import type { Closing, Field } from '../parts/signing/ceremony.ts';

const field = (id: string, kind: Field['kind'], what: string, page: number, y: number): Field => ({
  id,
  kind,
  what,
  page,
  x: 76,
  y,
  width: kind === 'INITIALS' ? 72 : 330,
  height: kind === 'INITIALS' ? 26 : 30,
  isSigned: false,
});

type Done = { readonly read?: number; readonly signed?: number };

/**
 * The closing documents of persona 1.
 * @param done how many documents are read to the end, and how many places signed, from the first
 */
export function sampleClosing({ read = 0, signed = 0 }: Done = {}, more: Partial<Closing> = {}): Closing {
  const documents = [
    { kind: 'ACCOUNT_OPENING_DISCLOSURES', title: 'Account-opening disclosures', sha256: 'd'.repeat(64), pages: 3, fields: [] },
    {
      kind: 'LINE_AGREEMENT',
      title: 'Home equity line of credit agreement and note',
      sha256: 'a'.repeat(64),
      pages: 3,
      fields: [
        field('initials-1', 'INITIALS', 'A lien on your home', 1, 300),
        field('signature-2', 'SIGNATURE', 'Agreement and note', 3, 240),
      ],
    },
    {
      kind: 'AUTOPAY_AUTHORIZATION',
      title: 'Authorization of automatic payments',
      sha256: 'c'.repeat(64),
      pages: 1,
      fields: [field('signature-1', 'SIGNATURE', 'Automatic payments', 1, 380)],
    },
    {
      kind: 'DEED_OF_TRUST',
      title: 'Deed of Trust securing a home equity line of credit',
      sha256: 'b'.repeat(64),
      pages: 3,
      fields: [field('signature-1', 'SIGNATURE', 'Deed of Trust', 3, 200)],
    },
  ];
  const before = documents.map((_, at) => documents.slice(0, at).reduce((sum, { fields }) => sum + fields.length, 0));
  return {
    version: 19,
    name: 'Grace Happy',
    consent: { version: '2026-01', text: 'I agree to receive and sign documents electronically.' },
    documents: documents.map((document, at) => ({
      ...document,
      isRead: at < read,
      fields: document.fields.map((one, index) => ({ ...one, isSigned: (before[at] ?? 0) + index < signed })),
    })),
    signature: signed > 0 || read >= documents.length ? { style: 'TYPED', name: 'Grace Happy' } : null,
    location: 'SHARED',
    flood: 'NONE',
    isSigned: false,
    ...more,
  };
}
