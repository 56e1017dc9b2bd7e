import type { StateCode } from '../enums.ts';

/**
 * Taxes on the recording of a mortgage, as the borrower's share over `line` in dollars. Configuration, to be reviewed by counsel before real use
 * (lending §6.3, §7); a state not listed has none.
 */
const BY_STATE: Partial<Readonly<Record<StateCode, string>>> = {
  AL: 'ceil(line / 100) * 0.15',
  FL: 'ceil(line / 100) * 0.35 + line * 0.002',
  GA: 'min(ceil(line / 500) * 1.5, 25000)',
  MD: 'ceil(line / 500) * 7',
  MN: 'line * 0.0023',
  OK: 'line * 0.001',
  TN: 'max(line - 2000, 0) * 0.00115',
  VA: 'line * 0.0025',
};

/** New York: dollars for each 100 of the line. `additional` begins above 10,000 for a one- or two-family home; `local` is the county's or city's own. */
type NewYorkRates = { readonly additional: number; readonly local: number };

/** N.Y. Tax Law s.253(1): the basic tax. */
const BASIC = 0.5;
/** N.Y. Tax Law s.253(2)(a): the additional tax outside the Metropolitan Commuter Transportation District, where the county has not suspended it. */
const USUAL: NewYorkRates = { additional: 0.25, local: 0 };
const WITH_LOCAL: NewYorkRates = { additional: 0.25, local: 0.25 };
const SUSPENDED: NewYorkRates = { additional: 0, local: 0 };
/** Suspended, and a tax of the county's own on the whole debt (s.253-e and those after it). */
const LOCAL: NewYorkRates = { additional: 0, local: 0.25 };
const LOCAL_HALF: NewYorkRates = { additional: 0, local: 0.5 };
/** In the district the additional tax is 30 cents. */
const DISTRICT: NewYorkRates = { additional: 0.3, local: 0 };
const DISTRICT_WITH_LOCAL: NewYorkRates = { additional: 0.3, local: 0.25 };
/** New York City's own tax on a line below 500,000, more than which we do not lend. */
const CITY: NewYorkRates = { additional: 0.3, local: 1 };

const named = (rates: NewYorkRates, ...counties: readonly string[]) => counties.map((county) => [county, rates] as const);
/**
 * Rates by county (lending §2.9 says from where, and which have to be looked at again); a county not named has the usual ones. Yonkers has a tax of its
 * own, which is not here.
 */
const NEW_YORK: ReadonlyMap<string, NewYorkRates> = new Map([
  ...named(WITH_LOCAL, 'Albany', 'Cattaraugus', 'Chautauqua', 'Cortland', 'Essex', 'Genesee', 'Rensselaer', 'Schenectady', 'Steuben'),
  ...named(WITH_LOCAL, 'Warren', 'Wayne', 'Wyoming'),
  ...named(LOCAL, 'Broome', 'Chenango', 'Hamilton', 'Herkimer', 'Lewis', 'Otsego', 'Schoharie', 'Sullivan', 'Yates'),
  ...named(LOCAL_HALF, 'Columbia', 'Greene'),
  ...named(SUSPENDED, 'Chemung', 'Jefferson', 'Madison', 'Montgomery', 'Ontario', 'St. Lawrence', 'Tioga', 'Tompkins', 'Ulster'),
  ...named(DISTRICT, 'Dutchess', 'Nassau', 'Orange', 'Putnam', 'Suffolk'),
  ...named(DISTRICT_WITH_LOCAL, 'Rockland', 'Westchester'),
  ...named(CITY, 'Bronx', 'Kings', 'New York', 'Queens', 'Richmond'),
]);

/**
 * The borrower's tax in New York. The special additional tax of 25 cents is the lender's on a home with up to six units (Tax Law s.253(1-a)(a)) and may
 * not be passed on. The line is rounded to the nearest hundred, 50 downward.
 */
function newYork(county: string): string {
  const { additional, local } = NEW_YORK.get(county) ?? USUAL;
  const hundreds = 'ceil((line - 50) / 100)';
  const beyond = additional === 0 ? '' : ` + max(${hundreds} - 100, 0) * ${additional}`;
  return `${hundreds} * ${BASIC + local}${beyond}`;
}

/** The formula of the borrower's recording tax, or null where there is none. @param county as the parcel's record names it */
export const mortgageTax = (state: StateCode, county = ''): string | null =>
  state === 'NY' ? newYork(county.replace(/ county$/i, '')) : (BY_STATE[state] ?? null);
