import type { PaidTo } from './document-data.ts';

type Payee = 'BANK' | 'EXCHANGE';
type Words = {
  /** Where it is, as the object of "to". */
  readonly place: (to: PaidTo) => string;
  /** What a borrower has to know about the account before signing. */
  readonly before: (to: PaidTo) => string;
};

/** What documents say about the account that gets the first draw: at the borrower's bank, or at the exchange (lending §1.4.6). */
const WORDS: Readonly<Record<Payee, Words>> = {
  BANK: {
    place: ({ bank, mask }) => `your account at ${bank} ending in ${mask}`,
    before: () => '',
  },
  EXCHANGE: {
    // while the exchange examines the borrower there is no address
    place: ({ bank, mask }) =>
      mask === '' ? `your account at ${bank}` : `your account at ${bank} with the wallet address ending in ${mask}`,
    before: ({ bank }) =>
      ` It arrives there in U.S. dollars. What ${bank} then does for you is between you and ${bank}, and does not change what you owe us. If ${bank} does not take the money, we ask you for a bank account.`,
  },
};

const wordsOf = ({ isExchange }: PaidTo): Words => WORDS[isExchange ? 'EXCHANGE' : 'BANK'];

/** "your account at … ending in …". */
export const placeOf = (to: PaidTo): string => wordsOf(to).place(to);

/** Where the first draw goes, in sentences. */
export const firstDrawGoesTo = (to: PaidTo): string => `The first draw goes to ${placeOf(to)}.${wordsOf(to).before(to)}`;
