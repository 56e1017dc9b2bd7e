import { expect, test } from 'vitest';
import { MARITAL_STATUSES, OCCUPANCY_TYPES, OWNERSHIPS, STATES, type StateCode } from '../enums.ts';
import { costAmount, costsFor } from '../offers/costs.ts';
import { leastDraw, smallestLaterDraw } from '../offers/limits.ts';
import { mortgageTax } from '../regulation/mortgage-tax.ts';
import {
  allowsRemoteNotary,
  countyPlace,
  instrumentOf,
  needsAttorney,
  needsSpouse,
  paysOffOtherDebts,
  recordingOffice,
  spouseMissing,
  trusteeOf,
  witnessCount,
} from '../regulation/states.ts';
import { textTable } from '../testing/text-table.ts';
import { STANDARD_PRODUCT } from '../testing/standard-product.ts';
import { timeZoneOf, zoneOfHome } from '../time-zone.ts';

/** What the law says of each state, as text. */

test('each state', async () => {
  const rows = STATES.map((state) => {
    const recording = costsFor({ state, occupancy: 'SECONDARY', product: {} });
    return [
      state,
      timeZoneOf(state),
      needsAttorney(state) ? 'attorney' : '-',
      allowsRemoteNotary(state) ? 'online' : 'in person',
      `${witnessCount(state)} witnesses`,
      `spouse: ${needsSpouse(state, true) ? 'lived in' : '-'} ${needsSpouse(state, false) ? 'any' : '-'}`,
      `other debts: ${[true, false].map((lives) => (paysOffOtherDebts(state, lives) ? 'yes' : 'no')).join(' ')}`,
      instrumentOf(state),
      trusteeOf(state),
      recordingOffice(state),
      countyPlace(state, 'Example County'),
      recording.map(({ feeType, borrowerPaidAmount }) => `${feeType} ${borrowerPaidAmount}`).join(', '),
      mortgageTax(state),
      OCCUPANCY_TYPES.map((occupancy) => smallestLaterDraw(state, occupancy)).join(' '),
      leastDraw({ ...STANDARD_PRODUCT, minDrawByState: { AK: 25_001 } }, state),
    ];
  });
  await expect(textTable(rows)).toMatchFileSnapshot('states.txt');
});

const COUNTIES = `Albany,Bronx,Broome,Cattaraugus,Chautauqua,Chemung,Chenango,Columbia,Cortland,Dutchess,Erie,Essex,Genesee,Greene,Hamilton,Herkimer
  Jefferson,Kings,Lewis,Madison,Montgomery,Nassau,New York,Ontario,Orange,Otsego,Putnam,Queens,Rensselaer,Richmond,Rockland,Schenectady,Schoharie
  Schuyler,St. Lawrence,Steuben,Suffolk,Sullivan,Tioga,Tompkins,Ulster,Warren,Wayne,Westchester,Wyoming,Yates`;

test('the mortgage tax of each county of New York, and of other states, at four lines', async () => {
  const places: (readonly [StateCode, string])[] = [
    ...COUNTIES.split(/[,\n]/).map((county) => ['NY', `${county.trim()} County`] as const),
    ...STATES.filter((state) => state !== 'NY' && mortgageTax(state) !== null).map((state) => [state, ''] as const),
  ];
  const rows = places.map(([state, county]) => [
    state,
    county,
    ...[10_000, 10_050.01, 104_990, 399_999.99].map((line) =>
      costAmount({ borrowerPaidAmount: 0, jsCriteria: mortgageTax(state, county) }, { line, draw: line, term: 10 }),
    ),
  ]);
  await expect(textTable(rows)).toMatchFileSnapshot('mortgage-taxes.txt');
});

test('places by their county', () => {
  const places: readonly (readonly [StateCode, string])[] = [
    ['DC', 'District of Columbia'],
    ['VA', 'Richmond city'],
    ['MO', ' St. Louis City '],
    ['CO', 'Denver County'],
    ['CO', 'BROOMFIELD'],
    ['CA', 'San Francisco'],
    ['CA', 'Denver'],
    ['PA', 'Philadelphia County'],
    ['HI', 'Honolulu County'],
    ['HI', 'Maui County'],
    ['LA', 'Orleans Parish'],
    ['AK', 'Juneau Borough'],
    ['AK', 'Nome Census Area'],
    ['AK', 'Skagway Municipality'],
    ['TX', 'TRAVIS'],
  ];
  expect(places.map(([state, county]) => countyPlace(state, county))).toEqual([
    'District of Columbia',
    'City of Richmond',
    'City of St. Louis',
    'City and County of Denver',
    'City and County of BROOMFIELD',
    'City and County of San Francisco',
    'County of Denver',
    'City and County of Philadelphia',
    'City and County of Honolulu',
    'County of Maui',
    'Parish of Orleans',
    'Borough of Juneau',
    'Borough of Nome',
    'Borough of Skagway',
    'County of TRAVIS',
  ]);
});

test('whose spouse is missing in every household', async () => {
  const married = [...MARITAL_STATUSES, null] as const;
  const others = [
    [],
    [{ role: 'SPOUSE' }],
    [{ role: 'SPOUSE', spouseOf: 'OWNER' }],
    [{ role: 'CO_SIGNER', maritalStatus: 'MARRIED' }],
    [{ role: 'CO_SIGNER', maritalStatus: 'SEPARATED', spouseOf: 'BORROWER' }],
    [{ role: 'CO_DEEDER', maritalStatus: 'MARRIED', spouseOf: 'OWNER' }],
    [
      { role: 'CO_DEEDER', maritalStatus: 'SEPARATED' },
      { role: 'SPOUSE', spouseOf: 'OWNER' },
    ],
    [
      { role: 'CO_DEEDER', maritalStatus: 'MARRIED', spouseOf: 'OWNER' },
      { role: 'CO_SIGNER', maritalStatus: 'MARRIED', spouseOf: 'OWNER' },
    ],
    [
      { role: 'CO_DEEDER', maritalStatus: 'UNMARRIED' },
      { role: 'SPOUSE', spouseOf: 'BORROWER' },
    ],
  ] as const;
  const rows = (['AZ', 'OH', 'NY'] as const).flatMap((state) =>
    [true, false].flatMap((livesThere) =>
      OWNERSHIPS.flatMap((ownership) =>
        married.map((maritalStatus) => [
          state,
          livesThere ? 'lives there' : 'does not',
          ownership,
          maritalStatus,
          others.map((parties) => spouseMissing({ state, livesThere, ownership, maritalStatus }, parties) ?? '-').join(' '),
        ]),
      ),
    ),
  );
  await expect(textTable(rows)).toMatchFileSnapshot('spouses.txt');
});

test('the zone of a home: its parcel’s first', () => {
  expect([zoneOfHome('America/Boise', 'ID'), zoneOfHome(null, 'ID'), zoneOfHome(undefined, null)]).toEqual([
    'America/Boise',
    'America/Denver',
    'America/New_York',
  ]);
});
