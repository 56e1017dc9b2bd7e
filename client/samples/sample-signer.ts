import type { SignerProfile } from '../services/signer.ts';

/** A co-owner who was invited and has signed in. */
export const sampleSigner = (more: Partial<SignerProfile> = {}): SignerProfile => ({
  applicationUuid: '00000000-0000-4000-8000-000000000001',
  organizationCode: 'MAIN',
  signerId: '00000000-0000-4000-8000-000000000002',
  role: 'CO_DEEDER',
  name: { firstName: 'Paula', lastName: 'Joint' },
  email: 'paula@example.com',
  primary: 'Paul Joint',
  property: { street1: '102 Clear Path Ln', street2: null, city: 'Phoenix', state: 'AZ', zip: '85004' },
  status: 'CO_DEED_REQ',
  active: true,
  state: 'SIGNED_IN',
  next: 'CONSENT',
  signsAtOffice: false,
  inReview: false,
  version: 40,
  consentsNeeded: [
    {
      type: 'COMMUNICATIONS',
      version: '2026-01',
      text: 'I agree to receive documents and notices from Hearthline Home Loans, LLC electronically. I can open PDF files on this device.',
    },
  ],
  documents: ['DEED_OF_TRUST'],
  identity: { tries: 0, triesLeft: 3, verified: null, pending: false, reason: null, selfieAsked: false },
  line: { amount: 104_990, term: null, rate: null },
  mayCancel: true,
  receiptSigned: false,
  confirmation: 'NOT_YET',
  mailUntil: '2026-12-02',
  timeZone: 'America/Phoenix',
  rescissionEndsAt: null,
  ended: null,
  ...more,
});
