/** Copy of the page on which the accounts are confirmed. */
export const COPY = {
  title: 'Are these your accounts?',
  intro: 'Check the bank, the last digits and the owner. Nothing moves before you sign.',
  receives: 'Your money',
  deposit: (money: string) => `We deposit ${money} here.`,
  depositUnknown: 'We deposit your money here.',
  exchange: (name: string | null, money: string | null) =>
    `We deposit ${money ?? 'your money'} in your account at ${name ?? 'the exchange'}, in U.S. dollars.`,
  pays: 'Your payments',
  draw: (money: string, apr: string) => `We collect ${money} here each month, on the due date. Your APR with autopay is ${apr}.`,
  changeReceives: 'Change the account for your money',
  changePays: 'Change the account for your payments',
  authorization: 'What you authorize',
  authorizationText:
    'The authorization of automatic payments is one of the documents you sign, and you get a copy. You can revoke it at any time: tell us or your bank at least three business days before a payment.',
  balloon: 'Autopay collects the monthly payments of interest. The last payment, the balloon, is collected only if you tell us to.',
  submit: 'Confirm accounts',
} as const;
