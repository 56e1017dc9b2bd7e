import { Problem } from '@hearthline/contract/problem.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { Lien } from '@hearthline/journey/facts/parts.ts';
import { knownLiens } from '@hearthline/journey/selectors.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';

export type LienCorrection = {
  readonly id: string;
  readonly balance?: number | undefined;
  readonly payment?: number | undefined;
  readonly position?: string | undefined;
};

/** The liens as staff corrected one of them: the others keep their order. Throws invalid_request for a lien that is not open, and where nothing is different. */
export function amended(f: Facts, correction: LienCorrection | undefined): Fact[] {
  const liens = (knownLiens(f) ?? []).toSorted((a, b) => a.position - b.position);
  const lien = liens.find(({ id }) => id === correction?.id);
  if (!correction || !lien) throw wrongLien('id', 'Choose one of the liens on the home');
  const { balance = lien.currentBalance, payment = lien.monthlyPayment, position = lien.position } = correction;
  const place = Number(position);
  if (place !== lien.position && place > liens.length) throw wrongLien('position', `There are ${liens.length} liens`);
  if (balance === lien.currentBalance && payment === lien.monthlyPayment && place === lien.position)
    throw wrongLien('balance', 'Say what is different: what is owed, the payment, or the position');
  const corrected = { ...lien, currentBalance: roundHalfEven(balance), monthlyPayment: roundHalfEven(payment) };
  const changed = liens.map((one) => (one === lien ? corrected : one));
  return [{ type: 'merchantReviewed', liensChanged: true, liens: place === lien.position ? changed : moved(changed, corrected, place) }];
}
const moved = (liens: readonly Lien[], lien: Lien, position: number): Lien[] =>
  liens
    .filter((one) => one !== lien)
    .toSpliced(position - 1, 0, lien)
    .map((one, at) => ({ ...one, position: at + 1 }));
const wrongLien = (member: string, message: string) =>
  new Problem('invalid_request', { message, errors: [{ field: `lien.${member}`, message }] });
