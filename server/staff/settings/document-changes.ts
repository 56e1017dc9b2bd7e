import { packageDocuments } from '@hearthline/documents/pre-soft-package.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import type { Context } from '../../config/context.ts';
import { indexOf } from '../../steps/prequalification/market-rates.ts';

/** A document given with an application in a state, with the lines of its words that go and that come. */
export type DocumentChange = {
  readonly title: string;
  readonly state: StateCode;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** States whose documents differ from the others': each that the lender lends in, and one of the rest. */
const DIFFERENT: readonly StateCode[] = ['TX', 'NY'];
const statesOf = ({ licensedStates }: Lender): StateCode[] => {
  const usual = licensedStates.find((state) => !DIFFERENT.includes(state));
  return [...(usual ? [usual] : []), ...DIFFERENT.filter((state) => licensedStates.includes(state))];
};

const linesOf = (body: string): string[] => body.split('\n').filter((line) => line !== '');

/** Which documents given with an application on a day would read otherwise, were a lender another; on a home that is lived in. */
export async function documentChanges(ctx: Context, before: Lender, after: Lender, day: string): Promise<DocumentChange[]> {
  const rates = await indexOf(ctx, day);
  return statesOf(after).flatMap((state) => {
    const of = (lender: Lender) =>
      packageDocuments({ lender, state, occupancy: 'HOME', day, product: productOf(lender.heloc), loanNumber: '', ...rates });
    const then = of(after);
    return of(before).flatMap(({ kind, title, body }) => {
      const [was, is] = [linesOf(body), linesOf(then.find((one) => one.kind === kind)?.body ?? '')];
      const [gone, come] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
      return gone.length + come.length === 0 ? [] : [{ title, state, before: gone, after: come }];
    });
  });
}
