import { personFor } from '../world/people.ts';

/** Hours until a creditor answers: one for most, three days for SlowBank (lending §5, persona 38). */
export function answerHours(creditor: string): number {
  return /slow/i.test(creditor) ? 72 : 1;
}

/** A creditor who never gives payoff letters. */
export function refuses(creditor: string): boolean {
  return /never/i.test(creditor);
}

/** Where to send the money. The account of Pete Payoff's second creditor is closed: a transfer to it is returned (R03). */
export function remitAccount(creditor: string, borrowerLast: string): { readonly routingNumber: string; readonly accountNumber: string } {
  const dead = personFor({ last: borrowerLast })?.key === 'payoff' && !/slow/i.test(creditor);
  return { routingNumber: '011401533', accountNumber: dead ? '000111111116' : '000123456789' };
}
