/** Copy of the page for a PIN that the credit bureau refused. */
export const COPY = {
  title: 'That PIN did not unlock your credit file',
  intro: (bureau: string) =>
    `${bureau} did not accept the PIN you gave. Check it and try again, or lift the freeze and continue without it.`,
  bureau: 'The credit bureau',
  pinHint: 'The bureau gave it to you when you froze your file. 4 to 10 digits.',
  submit: 'Try again',
  without: 'I lifted the freeze: try without a PIN',
  lost: 'If you do not have the PIN any more',
  lostText: 'Sign in at the bureau’s website or call it. You can lift the freeze there without the PIN once it knows who you are.',
} as const;
