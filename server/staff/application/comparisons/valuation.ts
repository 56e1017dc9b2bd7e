import { capitalized, inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { prequalificationValue } from '@hearthline/journey/selectors.ts';
import type { Valuation, ValuationAnswer } from '@hearthline/providers/property/port.ts';
import type { ValuationOrder, ValuationProduct, ValuationReport } from '@hearthline/providers/valuation/port.ts';
import type { OccupancyType } from '@hearthline/rules/enums.ts';
import { OCCUPANCY_LABELS } from '@hearthline/rules/labels.ts';
import { percentOf, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { decidedFigures } from '../../../applications/decided-figures.ts';
import { marketRatesToday } from '../../../steps/prequalification/market-rates.ts';
import { underwriteInput } from '../../../steps/prequalification/underwriting.ts';
import { verifiedInput } from '../../../steps/verification/verified-input.ts';
import { amountsVerdict, answerOf, type Comparison, gap, type Looking, type Row, row, type Source, timeOf, told, vendorOf } from './row.ts';

/** Beyond this share of the automated value staff decide which value counts (lending §1.4.2). */
const FAR = 0.1;

const PRODUCTS: Readonly<Record<ValuationProduct, string>> = {
  BPO_EXT: 'Broker price opinion, exterior',
  BPO_INT: 'Broker price opinion, interior',
  RESI_EVAL: 'Evaluation',
  ONSITE_1004: 'Appraisal',
};
const OCCUPIED_BY: Readonly<Record<ValuationReport['occupancy'], string>> = {
  OWNER: 'Owner',
  TENANT: 'Tenant',
  VACANT: 'Vacant',
  UNKNOWN: 'Not known',
};
function occupancyRow(ours: OccupancyType | undefined, theirs: ValuationReport['occupancy']): Row {
  const expected = ours === 'INVESTMENT' ? ['TENANT', 'VACANT'] : ['OWNER'];
  const verdict = ours === undefined || theirs === 'UNKNOWN' ? 'NOT_KNOWN' : expected.includes(theirs) ? 'SAME' : 'DIFFERENT';
  return row('Occupancy', { ours: ours && OCCUPANCY_LABELS[ours], theirs: OCCUPIED_BY[theirs] }, { verdict });
}

/** What each of two values makes of the line, by the rules that made the offers; nothing where they lack something. */
async function effectRows({ ctx, application }: Looking, ours: number | null, theirs: number): Promise<Row[]> {
  const { facts: f } = application;
  if (!f.credit || !f.title || prequalificationValue(f) === null) return [];
  const isVerified = f.verification.hardCredit !== null && f.verification.income.monthly !== null;
  const named = (id: string): string => id;
  const input = isVerified ? verifiedInput(application, named) : underwriteInput(application, named);
  const rates = await marketRatesToday(ctx, application);
  // how far an automated value may be off says nothing of a person's
  const lineAt = (value: number): number => underwrite({ ...input, ...rates, value, ...(value === theirs && { valueFsd: null }) }).maxLine;
  const { liens } = decidedFigures(f);
  const owed = sum(liens.map((lien) => lien.currentBalance)).plus(f.selection?.lineAmount ?? 0);
  const cltvAt = (value: number): number => roundHalfEven(percentOf(owed, value) ?? 0);
  const each = (at: (value: number) => number) => ({ ours: ours === null ? null : at(ours), theirs: at(theirs) });
  const [cltv, line] = [each(cltvAt), each(lineAt)];
  return [
    row(f.selection ? 'CLTV with the chosen line' : 'CLTV without a line', cltv, { unit: 'PERCENT' }),
    row('Largest line', line, { unit: 'DOLLARS', note: gap(line.ours, line.theirs) }),
  ];
}

const automatedRows = (f: Facts, found: Valuation): Row[] => [
  row(
    'Value',
    { ours: f.estimate, theirs: found.value },
    { unit: 'DOLLARS', verdict: amountsVerdict(f.estimate, found.value, FAR), note: gap(f.estimate, found.value) },
  ),
  ...told('Low', found.low, { unit: 'DOLLARS' }),
  ...told('High', found.high, { unit: 'DOLLARS' }),
  ...told('Standard deviation', roundHalfEven(found.fsd * 100), { unit: 'PERCENT' }),
  ...told('Confidence, of 100', found.score, { unit: 'NUMBER' }),
  ...told('As of', found.asOf.slice(0, 10), { unit: 'DATE' }),
  ...told('Model', found.model),
];

/** The report of a person beside the value that was relied on until then: the automated one, or the borrower's. */
function reportRows(f: Facts, model: Valuation | null, report: ValuationReport): Row[] {
  const relied = prequalificationValue(f);
  const accepted = f.noValueFound ? null : model;
  const reported = f.verification.reportedCondition;
  const repairs = sum(report.repairs.map(({ cost }) => cost)).toNumber();
  const said = report.condition === 'NOT_AVAILABLE' ? null : report.condition;
  const condition = (code: string | null): string | null => (code === null ? null : capitalized(inWords(code)));
  return [
    row(
      'Value',
      { ours: relied, theirs: report.value },
      { unit: 'DOLLARS', verdict: amountsVerdict(relied, report.value, FAR), note: gap(relied, report.value) },
    ),
    row('Low', { ours: accepted?.low, theirs: report.low }, { unit: 'DOLLARS', verdict: amountsVerdict(accepted?.low, report.low, FAR) }),
    row(
      'High',
      { ours: accepted?.high, theirs: report.high },
      { unit: 'DOLLARS', verdict: amountsVerdict(accepted?.high, report.high, FAR) },
    ),
    row('As of', { ours: accepted?.asOf.slice(0, 10), theirs: report.asOf.slice(0, 10) }, { unit: 'DATE', verdict: 'NOT_KNOWN' }),
    row('Condition', { ours: condition(reported), theirs: condition(said) }),
    occupancyRow(f.created?.occupancy, report.occupancy),
    ...told('Sales compared', report.comparables.length, { unit: 'NUMBER' }),
    ...(repairs > 0 ? told('Repairs needed', repairs, { unit: 'DOLLARS', note: report.repairs.map(({ what }) => what).join('; ') }) : []),
  ];
}

/** The automated value beside the borrower's estimate, and the report of a person beside what was relied on before it. */
export const valuationOf = (identityUuid: string): Source => ({
  what: 'valuation',
  subjectUuid: identityUuid,
  answers: ['valuation', 'appraisal'],
  read: async (looking, times) => {
    const { facts: f } = looking.application;
    const model = times.has('valuation') ? await answerOf<ValuationAnswer>(looking, 'valuation') : null;
    const order = times.has('appraisal') ? await answerOf<ValuationOrder>(looking, 'appraisal') : null;
    const found = model?.accepted ?? model?.tried[0] ?? null;
    const agreed = f.verification.valuation.agreed;
    const isDecided = f.verification.valuation.last?.stage !== 'REVIEW' || agreed !== null;
    const head = { kind: 'VALUATION' as const, party: null, pictures: [] };
    const compared: Comparison[] = [];
    if (order)
      compared.push({
        ...head,
        title: PRODUCTS[order.product],
        vendor: vendorOf('valuation'),
        at: timeOf(times, 'appraisal'),
        isDecided,
        rows: order.result
          ? [...reportRows(f, found, order.result), ...(await effectRows(looking, prequalificationValue(f), order.result.value))]
          : [],
        notes: [
          ...(order.cancelReason === null ? [] : [`The order ended without a report: ${inWords(order.cancelReason)}.`]),
          ...(f.noValueFound && order.result ? ['Beside it stands the borrower’s estimate: there was no automated value to rely on.'] : []),
        ],
      });
    if (model)
      compared.push({
        ...head,
        title: 'Automated valuation',
        vendor: vendorOf('property'),
        at: timeOf(times, 'valuation'),
        isDecided: true,
        rows: found ? automatedRows(f, found) : [],
        notes: model.accepted ? [] : [found ? 'No model was sure enough to rely on its value.' : 'No model has a value for this home.'],
      });
    return compared;
  },
});
