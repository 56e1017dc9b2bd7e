import { explanationOf } from '@hearthline/database/stores/application/explanations.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact, FactOf } from '@hearthline/journey/facts/fact.ts';
import { modelValue } from '@hearthline/journey/selectors.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { ValuationOrder, ValuationProduct, ValuationStatus } from '@hearthline/providers/valuation/port.ts';
import { v7 } from 'uuid';
import { pricesOf } from '@hearthline/rules/offers/costs.ts';
import type { PriceList } from '@hearthline/rules/offers/types.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { copyOfReport } from '../documents/valuation-copy.ts';
import { endedOrder, isUnderWay, orderOf } from '../../engine/order.ts';
import { GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

type Product = FactOf<'valuationWanted'>['product'];

/** Who gives the valuer access, and when, as the borrower stated. */
type Access = { readonly name: string; readonly phone: string; readonly windows: readonly string[] };

/** The order for each valuation product, and its entry in the price list (lending §1.4.2). */
export const ORDERS: Readonly<Record<Product, { readonly product: ValuationProduct; readonly price: keyof PriceList }>> = {
  BPO: { product: 'BPO_EXT', price: 'bpo' },
  RESI_EVAL: { product: 'RESI_EVAL', price: 'evaluation' },
  ONSITE: { product: 'ONSITE_1004', price: 'appraisal' },
};

/** Orders the required valuation (lending §1.4.2); the vendor begins an appraisal once it is paid. A second one of the same kind is a new order, because the first has ended. */
export const valuationOrderStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const { wanted, paid } = facts.verification.valuation;
  if (wanted === null) throw new GiveUp('NO_VALUATION_WANTED');
  const { first, last, email, phone } = await applicantOf(ctx, application);
  const address = await propertyAddress(ctx.pool, application);
  const said = await explanationOf(ctx.pool, uuid, 'borrower', 'VALUATION_ACCESS');
  const access = said === null ? null : (JSON.parse(said) as Access);
  const { product, price } = ORDERS[wanted];
  const { ref, refused } = await orderOf(
    ctx,
    { provider: servedBy(application, 'valuation'), applicationUuid: uuid, step: 'valuation-result', subject: wanted },
    { step: 'valuation-order', attempt, signal },
    async (options) =>
      portsOf(ctx, application).valuation.start(
        {
          reference: uuid,
          product,
          address,
          contact: { name: access?.name ?? `${first} ${last}`, phone: access?.phone ?? phone ?? '', email, windows: access?.windows ?? [] },
          fee: pricesOf(application.product)[price],
          ...(wanted === 'ONSITE' && !paid && { hold: true }),
        },
        options,
      ),
  );
  if (ref === null) throw new GiveUp(refused);
  return {
    facts: [{ type: 'valuationProgressed', product: wanted, orderRef: ref, stage: 'ORDERED', value: null, condition: null, reason: null }],
  };
};

type Progress = FactOf<'valuationProgressed'>;

const STAGES: Partial<Readonly<Record<ValuationStatus, Progress['stage']>>> = {
  ORDERED: 'ORDERED',
  ASSIGNED: 'ORDERED',
  SCHEDULED: 'SCHEDULED',
  INSPECTED: 'PROCESSING',
  REVISION: 'PROCESSING',
};
/** A value that differs from the automated one by more than this share is reconciled by staff (lending §1.4.2). */
const MAX_GAP = 0.1;

/** Progress and result of the valuation (lending §1.4.2): if it is far from the automated value, staff review it and the lower value counts. */
export const valuationResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const { last, wanted, paid } = facts.verification.valuation;
  if (!last || last.product !== wanted) return NOTHING_TO_RECORD;
  // The borrower pays for an appraisal before the vendor begins.
  if (wanted === 'ONSITE' && !paid) return NOTHING_TO_RECORD;
  if (wanted === 'ONSITE' && last.stage === 'ORDERED') {
    const { outcome, reasonCode } = conclusive(
      await portsOf(ctx, application).valuation.release(last.orderRef, { idempotencyKey: `${uuid}:release:${last.orderRef}`, signal }),
    );
    if (outcome !== 'OK') throw new GiveUp(reasonCode ?? outcome);
  }
  const result = await portsOf(ctx, application).valuation.get(last.orderRef, { signal });
  const order = result.data;
  if (isUnderWay(result)) {
    const stage = order && STAGES[order.status];
    return stage && stage !== last.stage ? { facts: [{ ...progressOf(last), stage }] } : NOTHING_TO_RECORD;
  }
  const { outcome, reasonCode } = conclusive(result);
  if (!order) throw new GiveUp(reasonCode ?? outcome);
  const about = { provider: servedBy(application, 'valuation'), applicationUuid: uuid } as const;
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'appraisal', attempt, data: order });
  const { product, result: report } = order;
  // The applicant gets their copy promptly, whatever is decided on it (12 CFR 1002.14(a)(1)).
  const copy =
    report && (await makeDocuments(ctx, uuid, lenderOf(ctx, application.orgCode), [await copyOfReport(ctx, application, product, report)]));
  return {
    facts: report ? valued(facts, last, report) : failed(last, reasonCode ?? 'CANCELLED'),
    write: async (client, locked) => {
      await save(client);
      await endedOrder(ctx, client, about, last.orderRef);
      return (await copy?.write(client, locked)) ?? [];
    },
  };
};

function progressOf({ product, orderRef, stage, value, condition, reason }: Omit<Progress, 'type'>): Progress {
  return { type: 'valuationProgressed', product, orderRef, stage, value, condition, reason };
}

function valued(facts: Facts, last: Omit<Progress, 'type'>, { value, condition }: NonNullable<ValuationOrder['result']>): Fact[] {
  const model = modelValue(facts);
  const far = model !== null && Math.abs(value - model) > model * MAX_GAP;
  if (far) return [{ ...progressOf(last), stage: 'REVIEW', value: Math.min(value, model), condition }];
  return [{ ...progressOf(last), stage: 'COMPLETE', value, condition }];
}

/** Reasons after which the same product may be ordered again: no access, or canceled by the lender. */
const MAY_BE_ORDERED_AGAIN: ReadonlySet<string> = new Set(['NO_ACCESS', 'CANCELLED_BY_LENDER']);

/** No result; the checklist decides what follows. */
function failed(last: Omit<Progress, 'type'>, reason: string): Fact[] {
  return [{ ...progressOf(last), stage: MAY_BE_ORDERED_AGAIN.has(reason) ? 'CANCELLED' : 'FAILED', reason }];
}
