/** Why the home waits: records, owners, liens, title, value. */
import { percentOf, sum } from '@hearthline/rules/money.ts';
import { ratiosOf } from '@hearthline/journey/application/reason-figures.ts';
import { counted, listed, SIGNER_ROLE_NAMES } from '@hearthline/journey/fact-sentences/row.ts';
import { chosenPayoffs, knownLiens, modelValue, openLiens } from '@hearthline/journey/selectors.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Parcel } from '@hearthline/providers/property/port.ts';
import type { TitleOrder, TitleSnapshot } from '@hearthline/providers/title/port.ts';
import type { ValuationOrder } from '@hearthline/providers/valuation/port.ts';
import { OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import { shownDatum } from '../../mask.ts';
import { amount, dollars, type Figure, figure, percent, type Reason, type ReasonsOf, type Sources } from './reason.ts';
import { EXCEPTIONS, VALUATION_ENDED, VALUATIONS, VESTING, wordsIn } from './vocabulary.ts';

const namesOn = ({ vesting }: Pick<TitleSnapshot, 'vesting'>): string =>
  listed(vesting.map(({ name, type }) => (type === 'PERSON' ? name : `${name} (${VESTING[type]})`)));
/** Who owns the home by the application: the borrower, and the owners who were named. */
const ownersNamed = ({ people, facts }: Sources): string =>
  listed([
    people.person('borrower'),
    ...facts.verification.signers
      .filter(({ role }) => role !== 'SPOUSE')
      .map(({ id, role }) => `${people.person(id)} (${SIGNER_ROLE_NAMES[role]})`),
  ]);
const owners = (from: Sources, record: Pick<TitleSnapshot, 'vesting' | 'vestingText'> | null): readonly Figure[] => [
  ...figure('Owners on record', record && namesOn(record)),
  ...figure('As on the deed', record?.vestingText),
  ...figure('Owners in the application', ownersNamed(from)),
];

/** The title company has no record of the parcel. */
export const noTitleRecord: ReasonsOf = async ({ facts, answer, caller }) => {
  if (facts.title?.match !== false || facts.titleCleared) return [];
  const parcel = (await answer<readonly Parcel[]>('parcels'))?.find(({ id }) => id === facts.propertyId);
  return [
    {
      text: 'The title company has no record of the parcel: neither owner nor liens are known.',
      section: 'comparisons',
      figures: [
        ...figure('Parcel', parcel?.apn),
        ...figure('County', facts.parcel?.county),
        ...figure('Home', parcel && shownDatum('address', { value: parcel.address }, 'page', caller.role)),
      ],
    },
  ];
};

/** Another person owns the home by the record. */
export const ownersDiffer: ReasonsOf = async (from) => {
  const { facts, answer, people, when } = from;
  if (facts.title?.vesting !== 'OTHER' || facts.ownershipCleared) return [];
  const record = await answer<TitleSnapshot>('title');
  return [
    {
      text: `On record the home belongs to ${record ? namesOn(record) : 'another person'}, not to ${people.person('borrower')}.`,
      section: 'comparisons',
      figures: [
        ...owners(from, record),
        ...figure('Ownership stated', facts.ownership && OWNERSHIP_LABELS[facts.ownership]),
        ...figure('Last transfer', record && when(record.lastTransfer.date)),
      ],
    },
  ];
};

/** Each exception of the title search, beside the owners of the application and the liens that were found. */
export const titleExceptions: ReasonsOf = async (from) => {
  const { facts, answer } = from;
  const { title } = facts.verification;
  if (!title) return [];
  const order = await answer<TitleOrder>('full-title');
  const found = (title.found ?? []).filter(({ recordedReleased }) => !recordedReleased);
  const named = owners(from, order?.report ?? null);
  const liens = found.flatMap((lien) => figure(`${lien.lenderName}, found by the search`, dollars(lien.currentBalance)));
  const exceptions = order?.exceptions ?? [];
  if (exceptions.length === 0) return [{ text: 'The title company found no record of the home.', section: 'comparisons', figures: named }];
  return exceptions.map((code): Reason => ({
    text: `Title search: ${wordsIn(EXCEPTIONS, code)}.`,
    section: 'comparisons',
    figures: code.includes('OWNER')
      ? named
      : liens.length > 0
        ? liens
        : [...figure('Owners on record', order?.report && namesOn(order.report))],
    limit: code.includes('OWNER') ? undefined : `${counted((openLiens(facts) ?? []).length, 'lien')} open with those of the application`,
  }));
};

/** What stays owed with the line, over a value, percent. */
function cltvAt(f: Facts, value: number | null): string | null {
  if (value === null) return null;
  const staying = (openLiens(f) ?? []).filter(({ id }) => !chosenPayoffs(f).includes(id));
  const found = percentOf(sum([...staying.map(({ currentBalance }) => currentBalance), f.selection?.lineAmount ?? 0]), value);
  return found === null ? null : percent(found);
}
const cltvLimit = (f: Facts): string | undefined => {
  const { limit } = ratiosOf(f).cltv;
  return limit === null ? undefined : `CLTV at most ${percent(limit)}`;
};

/** The value by the valuer beside the automated one, and what each makes of the CLTV. */
export const valuesDiffer: ReasonsOf = async ({ facts: f, answer }) => {
  const { last, wanted, calledOff } = f.verification.valuation;
  const product = VALUATIONS[last?.product ?? wanted ?? 'BPO'];
  const order = await answer<ValuationOrder>('appraisal');
  const model = modelValue(f);
  const value = order?.result?.value ?? last?.value ?? null;
  const both = [
    ...amount('Automated valuation (AVM)', model),
    ...amount('Estimate of the borrower', f.estimate),
    ...figure(model === null ? 'CLTV by the estimate' : 'CLTV by the automated valuation', cltvAt(f, model ?? f.estimate)),
  ];
  if (value === null)
    return [
      {
        text: `${product}: ${wordsIn(VALUATION_ENDED, last?.reason ?? 'CANCELLED')}. No value came of it.`,
        section: 'orders',
        figures: [...both, ...figure('Orders that ended so', calledOff > 0 ? calledOff : null)],
        limit: cltvLimit(f),
      },
    ];
  const gap = model === null ? null : percentOf(Math.abs(value - model), model);
  return [
    {
      text: `${product} of ${dollars(value)}${model === null || gap === null ? ', and no automated value to compare it with' : ` is ${percent(gap)} ${value < model ? 'below' : 'above'} the automated value`}.`,
      section: 'comparisons',
      figures: [
        ...amount(product, value),
        ...figure('Its range', order?.result && `${dollars(order.result.low)} to ${dollars(order.result.high)}`),
        ...figure(`CLTV by the ${product.toLowerCase()}`, cltvAt(f, value)),
        ...(last?.value == null || last.value === value
          ? []
          : [...amount('Value that agreeing makes it', last.value), ...figure('CLTV by that value', cltvAt(f, last.value))]),
        ...both,
      ],
      limit: cltvLimit(f),
    },
  ];
};

/** A partner referred the borrower: staff read the liens before anything is offered. */
export const partnersLiens: ReasonsOf = ({ facts }) => {
  const liens = knownLiens(facts) ?? [];
  return [
    {
      text: `A partner referred the borrower: ${counted(liens.length, 'lien')}${facts.liensEdited ? ', changed by the borrower,' : ''} to be confirmed before offers are made.`,
      section: 'figures',
      figures: [
        ...liens.flatMap(({ lenderName, currentBalance, monthlyPayment }) =>
          figure(lenderName, `${dollars(currentBalance)}, ${dollars(monthlyPayment)} a month`),
        ),
        ...figure('CLTV before a line', cltvAt(facts, modelValue(facts) ?? facts.estimate)),
      ],
      limit: cltvLimit(facts),
    },
  ];
};
