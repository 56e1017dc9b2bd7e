import { formatMoney } from '@hearthline/rules/money.ts';

/** Copy of "Verify your income". */
export const COPY = {
  title: 'Verify your income',
  intro: 'Choose one way to show what you earn. The first is the quickest for you. If one does not work, choose another.',
  loading: 'Loading the ways to verify your income',
  stated: 'You stated, a month',
  verified: 'Verified, a month',
  notYet: 'Not yet',
  monthly: (dollars: number) => formatMoney(dollars),
  ways: 'Ways to verify it',
  quickest: 'Quickest',
  states: {
    NOT_STARTED: 'Not started',
    STARTED: 'Started',
    VERIFIED: 'Verified',
    NEEDS_DOCUMENTS: 'Needs documents',
    FAILED: 'Nothing found',
  },
  unfinished: 'You started this and did not finish. Nothing was shared.',
  startAgain: (button: string) => `${button} again`,
  verifiedText: (amount: string) => `We read ${amount} a month before tax.`,
  documentsText: 'This alone does not show enough. The documents below complete it.',
  failedText: 'That service has no income under your name. Choose another way. This does not count against you.',

  documents: (count: number) => (count === 1 ? 'One more document is needed' : `${count === 2 ? 'Two' : count} documents are needed`),
  documentsNote: (count: number) =>
    count === 1
      ? 'Upload your most recent paystub. A person reads it within one to two business days.'
      : `Upload your ${count === 2 ? 'two' : count} most recent paystubs. A person reads them within one to two business days.`,
  otherDocumentsNote: 'Upload award letters or statements that show the income. A person reads them within one to two business days.',
  upload: 'Upload documents',
  uploadPaystubs: 'Upload paystubs',
  instead: 'Upload instead',
  insteadText: 'Tax returns with their schedules, or 1099s. A person reads them: one to two business days.',

  sees: 'What a linked service sees',
  seesFacts: [
    {
      term: 'What it reads',
      main: 'Only what it lists before you agree',
      note: 'Your pay, or your deposits. It cannot move money or change anything.',
    },
    {
      term: 'Your password',
      main: 'Goes to the service itself',
      note: 'Your data is protected with 256-bit encryption, and we never see or store your credentials.',
    },
    {
      term: 'Its access',
      main: 'Once, for this application',
      note: 'You can end it at your bank or provider at any time.',
    },
  ],
  short: 'If it finds less than you stated',
  shortText:
    'Your rate, amount or term may have to change. You then get revised offers with the reason, and you choose again or stop. Nothing is signed before that, and this step costs nothing.',
} as const;
