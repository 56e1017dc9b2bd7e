import { propertyAddresses } from '@hearthline/database/stores/application/property.ts';
import { capitalized, inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Parcel, ParcelDetails, PropertyType } from '@hearthline/providers/property/port.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import { shownDatum } from '../../mask.ts';
import { answerOf, placesVerdict, type Row, row, type Source, timeOf, told, vendorOf } from './row.ts';

const KINDS: Readonly<Record<PropertyType, string>> = {
  SFR: 'Single-family home',
  TOWNHOUSE: 'Townhouse',
  PUD: 'Home in a planned development',
  CONDO: 'Condominium',
  DUPLEX: 'Duplex',
  MULTI_3_PLUS: 'Three units or more',
  COOP: 'Cooperative',
  MANUFACTURED: 'Manufactured home',
  COMMERCIAL: 'Commercial',
  MIXED_USE: 'Mixed use',
  OTHER: 'Another kind',
};

/** What the deed makes of the applicant. */
const VESTINGS: Readonly<Record<NonNullable<Facts['title']>['vesting'], readonly [string, readonly NonNullable<Facts['ownership']>[]]>> = {
  APPLICANT: ['The applicant alone', ['SOLE']],
  APPLICANT_AND_OTHERS: ['The applicant and others', ['JOINT']],
  TRUST: ['A trust', ['TRUST']],
  COMPANY: ['A company', []],
  OTHER: ['Another person', []],
};
function ownershipRow({ ownership, title }: Facts): Row[] {
  if (!title) return [];
  const [theirs, fitting] = VESTINGS[title.vesting];
  if (!title.match) return [row('Owner', { ours: ownership && OWNERSHIP_LABELS[ownership], theirs: 'Not indexed' })];
  const usual = title.vesting === 'APPLICANT' ? 'SAME' : 'NOT_KNOWN';
  const verdict = ownership === null ? (fitting.length === 0 ? 'DIFFERENT' : usual) : fitting.includes(ownership) ? 'SAME' : 'DIFFERENT';
  return [row('Owner', { ours: ownership && OWNERSHIP_LABELS[ownership], theirs }, { verdict })];
}

const yes = (value: boolean): string => (value ? 'Yes' : 'No');

function recordRows(f: Facts, details: ParcelDetails): Row[] {
  const { propertyType, condition, listedForSale, lastTransfer, floodZone, specialFloodHazardArea } = details;
  const flood = f.verification.flood;
  const reported = f.verification.reportedCondition;
  return [
    ...told('Kind of home', KINDS[propertyType]),
    ...told('Rooms', `${details.beds} bedrooms, ${details.baths} baths`),
    ...told('Living area, square feet', details.livingArea, { unit: 'NUMBER' }),
    ...told('Built in', String(details.yearBuilt)),
    row('Condition', { ours: reported && capitalized(inWords(reported)), theirs: capitalized(inWords(condition)) }),
    row('Listed for sale', { ours: f.created && yes(f.created.listedForSale), theirs: yes(listedForSale) }),
    ...told('Last transfer', lastTransfer.date, { unit: 'DATE', note: capitalized(inWords(lastTransfer.docType)) }),
    ...told('Price of the last transfer', lastTransfer.price, { unit: 'DOLLARS' }),
    ...told('Property tax a year', details.annualTax, { unit: 'DOLLARS' }),
    ...told('Dues a month', details.hoaDues, { unit: 'DOLLARS' }),
    row(
      'Special flood hazard area',
      { ours: flood && yes(flood.sfha), theirs: yes(specialFloodHazardArea) },
      { note: `Zone ${floodZone}` },
    ),
    ...told('Assessed value', details.assessedValue, { unit: 'DOLLARS' }),
    ...told('Parcel number', details.apn),
  ];
}

/** The home as the borrower describes it beside the county's records. */
export const propertyOf = (identityUuid: string): Source => ({
  what: 'property records',
  subjectUuid: identityUuid,
  answers: ['parcels', 'parcel'],
  read: async (looking, times) => {
    const { ctx, application, role } = looking;
    const { facts: f, status } = application;
    const [parcels, details] = await Promise.all([
      answerOf<Parcel[]>(looking, 'parcels'),
      times.has('parcel') ? answerOf<ParcelDetails>(looking, 'parcel') : null,
    ]);
    const home = (await propertyAddresses(ctx.pool, [application])).get(application.uuid);
    const parcel = parcels?.find(({ id }) => id === f.propertyId);
    const full = home && addressLines({ ...home, street2: home.street2 ?? '' }).join(', ');
    const found = parcel?.fullAddress ?? null;
    return [
      {
        kind: 'PROPERTY',
        title: 'Property records',
        vendor: vendorOf('property'),
        at: timeOf(times, details ? 'parcel' : 'parcels'),
        party: null,
        isDecided: !['PROPERTY_DATA_REVIEW', 'OWNERSHIP_REVIEW', 'NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES'].includes(status),
        rows: [
          row(
            'Address',
            { ours: shownDatum('address', { value: home, full }, 'look', role), theirs: found },
            { verdict: home && found !== null ? placesVerdict(home, [found]) : 'NOT_KNOWN' },
          ),
          ...ownershipRow(f),
          ...(details ? recordRows(f, details) : []),
        ],
        pictures: [],
        notes: parcel
          ? []
          : [parcels?.length ? `${parcels.length} parcels have this address; none was chosen.` : 'No parcel has this address.'],
      },
    ];
  },
});
