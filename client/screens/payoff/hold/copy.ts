/** Copy of the page while creditors write their payoff letters. */
export const COPY = {
  debts: 'Your payoffs',
  loading: 'Getting your payoffs',
  states: { NOT_ASKED: 'Not asked yet', ASKED: 'Waiting', RECEIVED: 'Letter is here' },
  expected: (day: string) => `We expect the letter by ${day}`,
  until: (day: string) => `Holds until ${day}`,
  soon: 'We ask for the letter next',
  source: 'Source of the amount',
  byReport: 'Your credit report',
  byLetter: 'The letter',
  total: 'Together',
  note: 'Each lender is paid at the closing. A balance grows a little each day until then: the letter says by how much.',
} as const;
