/**
 * What a borrower attests before an inquiry started by a loan officer becomes their application (lending §1.1; trigger `underwrite`, A §4). A
 * changed sentence is a new version.
 */
export const INQUIRY_ATTESTATION = {
  type: 'INQUIRY_ATTESTATION',
  version: '2026-11',
  text: 'I asked for this inquiry, or agree with it. What my loan officer entered about me, my income and my home is true as far as I know, and I want it to continue as my application.',
} as const;
