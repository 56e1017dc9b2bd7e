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
    {
      kind: 'CLOSING_PACKAGE',
      title: 'Your line: disclosures and agreement',
      sha256: 'a'.repeat(64),
      pages: 7,
      fields: [
        field('initials-1', 'INITIALS', 'A lien on your home', 4, 300),
        field('signature-2', 'SIGNATURE', 'Agreement and note', 6, 240),
        field('signature-3', 'SIGNATURE', 'Automatic payments', 7, 380),
      ],
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
