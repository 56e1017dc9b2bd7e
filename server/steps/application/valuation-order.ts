import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import type { ValuationProduct } from '@hearthline/providers/valuation/port.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { explanationOf } from '@hearthline/database/stores/application/explanations.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { orderOf } from '../../engine/order.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';

type Product = FactOf<'valuationWanted'>['product'];

/** Who gives the valuer access, and when, as the borrower said. */
type Access = { readonly name: string; readonly phone: string; readonly windows: readonly string[] };

/** The order for each valuation product, and its cost to the lender in dollars (lending §1.4.2). */
export const ORDERS: Readonly<Record<Product, { readonly product: ValuationProduct; readonly fee: number }>> = {
  BPO: { product: 'BPO_EXT', fee: 110 },
  RESI_EVAL: { product: 'RESI_EVAL', fee: 190 },
  ONSITE: { product: 'ONSITE_1004', fee: 550 },
};

/** Orders the required valuation (lending §1.4.2). A second one of the same kind is a new order, because the first has ended. */
export const valuationOrderStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const { wanted } = facts.full.valuation;
  if (wanted === null) throw new GiveUp('NO_VALUATION_WANTED');
  const { first, last, email, phone } = await applicantOf(ctx, application);
  const address = await propertyAddress(ctx.pool, application);
  const said = await explanationOf(ctx.pool, uuid, 'VALUATION_ACCESS');
  const access = said === null ? null : (JSON.parse(said) as Access);
  const { product, fee } = ORDERS[wanted];
  const { ref, refused } = await orderOf(
    ctx,
    { provider: 'valuation', applicationUuid: uuid, step: 'valuation-result', subject: wanted },
    { step: 'valuation-order', attempt, signal },
    async (options) =>
      ctx.providers.valuation.start(
        {
          reference: uuid,
          product,
          address,
          contact: { name: access?.name ?? `${first} ${last}`, phone: access?.phone ?? phone ?? '', email, windows: access?.windows ?? [] },
          fee,
        },
        options,
      ),
  );
  if (ref === null) throw new GiveUp(refused);
  return {
    facts: [{ type: 'valuationProgressed', product: wanted, orderRef: ref, stage: 'ORDERED', value: null, condition: null, reason: null }],
  };
};
