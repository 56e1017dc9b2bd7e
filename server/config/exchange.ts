import type { Environment } from './env.ts';

/** The affiliated exchange that receives the money of a crypto-backed line (lending §1.4.6). */
export type Exchange = {
  readonly name: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly type: 'CHECKING';
};

/** The sandbox's invented exchange. */
const SANDBOX_EXCHANGE: Exchange = {
  name: 'Sample Exchange',
  routingNumber: '011401533',
  accountNumber: '000700000006',
  type: 'CHECKING',
};

/** The configured exchange; null in production unless both its variables are set. */
export function exchangeOf({ EXCHANGE_NAME: name, EXCHANGE_ACCOUNT: account }: Environment, production: boolean): Exchange | null {
  const [routingNumber, accountNumber] = account?.split(':') ?? [];
  if (name && routingNumber && accountNumber) return { name, routingNumber, accountNumber, type: 'CHECKING' };
  return production ? null : SANDBOX_EXCHANGE;
}
