/** Every act that ends an application, and applications at every status to try it on. */
import type { Facts } from '../../facts.ts';
import type { Fact } from '../../facts/fact.ts';
import { lapse, withdrawal } from '../counteroffer.ts';
import { withdrawalOf } from '../endings.ts';
import { applicationsBySteps } from './ways-out.ts';

export const SETTINGS = { orgCode: 'MAIN', settingsVersion: 1 };
export const TODAY = '2026-01-05';
export const APPLICATIONS = [...applicationsBySteps().values()].flat();

/** Every act that ends an application, as the fact that its caller sends. */
export const ENDING_ACTS: Readonly<Record<string, (f: Facts) => Fact>> = {
  'the borrower withdraws': (f) => withdrawalOf(f, 'borrower', new Date(TODAY)),
  'an owner cancels online': () => ({ type: 'rescinded', by: 'borrower', way: 'ONLINE', sentOn: TODAY, dueOn: TODAY }),
  'staff record a mailed notice': () => ({ type: 'rescinded', by: 'a', way: 'MAIL', sentOn: TODAY, dueOn: TODAY }),
  'staff record a withdrawal': (f) => withdrawal(f),
  'the lender cancels': () => ({ type: 'cancelled', reason: 'CANCELLED_BY_LENDER', expired: false, reasons: ['OWNER_REFUSED'] }),
  'the lender declines': () => ({ type: 'declined', reasons: ['DTI_OVER'] }),
  'a signer refuses': () => ({ type: 'cancelled', reason: 'SIGNER_REFUSED', expired: false, reasons: ['OWNER_REFUSED'] }),
  'time runs out': (f) => lapse(f),
};
export const withMoney = (f: Facts, sent: Partial<Facts['closing']>): Facts => ({ ...f, closing: { ...f.closing, ...sent } });
export const SENT_TRANSFER = { attempt: 1, transferRef: 'a', stage: 'SENT', code: null, amount: 1 } as const;
const BEGUN = { key: 'k', since: '2026-01-05T10:00:00.000Z', at: '2026-01-05T10:00:00.000Z' };
/** Each way in which money may have left, and which no hold stops. */
export const WAYS_OF_MONEY = [
  { disbursement: SENT_TRANSFER },
  { payoffs: { a: 'SENT' } },
  { payoffs: { a: 'PAID_OFF' } },
  { begun: { borrower: BEGUN } },
  { begun: { a: BEGUN } },
] as const;
