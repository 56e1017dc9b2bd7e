/** Copy that several of the signers' pages share. */
export const REFUSE = {
  open: 'I do not want to sign',
  title: 'Do you not want to sign?',
  consequences: (primary: string): readonly string[] => [
    `The line cannot be opened without you: ${primary}’s application ends.`,
    `We tell ${primary} that you did not sign, not why.`,
    'It costs you nothing, and nothing is recorded against you or the home.',
    'It cannot be taken back here. A new application needs a new invitation.',
  ],
  reason: 'Why not?',
  reasonHint: 'Only our team reads it.',
  yes: 'I will not sign',
  sending: 'Sending',
  keep: 'Go back',
  failed: 'This was not sent',
} as const;
