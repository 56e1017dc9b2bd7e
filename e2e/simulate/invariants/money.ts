/** What must be true of money: it moves once, in the right amount, to who is to get it, and what a card paid is given back once. */
import { chosenPayoffs } from '@hearthline/journey/selectors.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { DAY } from '../vendors/random.ts';
import type { Order } from '../vendors/ledger.ts';
import type { World } from '../world.ts';
import type { Application } from './log.ts';

/** What a transfer is for: the parts of its key behind the application. */
const subjectOf = ({ key }: Order): string => key.split(':').slice(3).join(':');
const amountOf = (orders: readonly Order[]): number => orders.reduce((sum, { request }) => sum + (request.amount ?? 0), 0);
/** Ends of an application whose money has not left. */
const NEVER_PAID: ReadonlySet<unknown> = new Set(['CANCELLED', 'DECLINED']);
const isCents = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

export function wrongWithMoney({ book }: World, { row, log }: Application): string[] {
  const uuid = row['uuid'] as string;
  const transfers = [...book.orders.values()].filter((o) => o.vendor === 'moneyMovement' && o.request.reference === uuid);
  const settled = transfers.filter((o) => o.final.outcome === 'OK');
  const of = (step: string) => settled.filter((o) => o.key.includes(`:${step}:`));
  const subjects = of('debt-payoff').map(subjectOf);
  const paid = of('disbursement-result').length;
  const ended = log.some(({ fact }) => fact.type === 'completed');
  const nothing = log.some(({ fact }) => fact.type === 'disbursementProgressed' && fact.stage === 'SETTLED' && fact.amount === 0);
  return [
    ...(paid > 1 ? [`the borrower was paid ${paid} times`] : []),
    ...(ended && paid !== 1 && !nothing ? ['funded, and nothing was paid'] : []),
    ...(NEVER_PAID.has(row['status']) && settled.length > 0
      ? [`${row['status'] as string}, and ${settled.length} transfers have arrived`]
      : []),
    ...(subjects.length !== new Set(subjects).size ? ['a debt was paid twice'] : []),
    ...(ended ? wrongAmount({ row, log }, of('debt-payoff'), of('disbursement-result')) : []),
    ...transfers.filter((o) => o.key.includes(':debt-payoff:')).flatMap((o) => wrongPayoff(book.orders, o)),
    ...returnedTwice(log),
  ];
}

/** The first draw belongs to the borrower: what is not paid to creditors is paid to them, to the cent. */
function wrongAmount({ row, log }: Pick<Application, 'row' | 'log'>, payoffs: readonly Order[], toBorrower: readonly Order[]): string[] {
  const facts = row['facts'] as Facts;
  const { selection } = facts;
  // What staff paid in another way is at no vendor.
  const byHand = log.some(({ fact, actor }) => actor === 'staff' && fact.type === 'payoffProgressed');
  if (!selection || byHand) return [];
  const reserved = chosenPayoffs(facts).reduce((sum, id) => sum + (selection.payoffAmounts[id] ?? 0), selection.cashToYou);
  const owed = Math.max(0, reserved - amountOf(payoffs));
  const paid = amountOf(toBorrower);
  return isCents(owed, paid) ? [] : [`the borrower was paid ${paid} of ${owed.toFixed(2)}`];
}

/** A creditor gets what its newest letter asks for, with the interest of each day since, while the letter is good. */
function wrongPayoff(orders: ReadonlyMap<string, Order>, transfer: Order): string[] {
  const debt = subjectOf(transfer);
  const letters = [...orders.values()].filter(
    (o) =>
      o.vendor === 'payoffLetters' &&
      o.final.outcome === 'OK' &&
      o.request.reference === transfer.request.reference &&
      o.request.debtId === debt &&
      o.startedAt + o.takes <= transfer.startedAt,
  );
  const letter = letters.at(-1)?.final.data as { amount: number; perDiem: number; asOf: string; goodThrough: string } | undefined;
  if (!letter) return [`${debt} was paid without a letter of its creditor`];
  const { amount = 0 } = transfer.request;
  // A day less, for the hours that the home is behind UTC.
  const days = Math.max(0, Math.floor((transfer.startedAt - Date.parse(letter.asOf.slice(0, 10))) / DAY) - 1);
  return [
    ...(amount < letter.amount + letter.perDiem * days ? [`${debt} was paid ${amount}, and owed ${letter.amount} and ${days} days`] : []),
    ...(transfer.startedAt - DAY >= Date.parse(letter.goodThrough) + DAY ? [`${debt} was paid by a letter that had expired`] : []),
  ];
}

/** What an account sent back goes to another one. */
function returnedTwice(log: Application['log']): string[] {
  let isReturned = false;
  const wrong: string[] = [];
  for (const { seq, fact } of log) {
    if (fact.type === 'disbursementProgressed') {
      if (fact.stage === 'SENT' && isReturned) wrong.push(`fact ${seq}: sent again to the account that sent it back`);
      isReturned = fact.stage === 'RETURNED' && fact.to !== 'EXCHANGE';
    }
    if (fact.type === 'accountGiven' && fact.role === 'DISBURSEMENT') isReturned = false;
  }
  return wrong;
}

/** A card is charged once for what it pays, and given back once. */
export function wrongWithCards({ book }: World, { row, log }: Application): string[] {
  const uuid = row['uuid'] as string;
  const of = (what: string) =>
    book.effects.filter((e) => e.key.startsWith(uuid) && e.what.startsWith(`${what} `)).map((e) => e.what.slice(what.length + 1));
  const [charged, refunded] = [of('card charge'), of('card refund')];
  const known = new Set(log.flatMap(({ fact }) => (fact.type === 'appraisalPaid' ? [fact.paymentRef] : [])));
  // The newest charge may be one whose reply was lost; one before it may not.
  const lost = charged.slice(0, -1).filter((ref) => !known.has(ref));
  return [
    ...lost.map((ref) => `the card was charged again, though ${ref} had been paid`),
    ...(refunded.length !== new Set(refunded).size ? ['a payment by card was given back twice'] : []),
  ];
}
