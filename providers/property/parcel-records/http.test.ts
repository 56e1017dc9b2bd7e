import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createPropertyHttp } from './http.ts';
import type { PropertyPort } from '../port.ts';
import { startPropertySimulator } from './simulator.ts';

let vendor: Simulator;
let port: PropertyPort;
beforeEach(async () => {
  vendor = await startPropertySimulator({ clock: () => new Date('2026-09-14T15:00:00Z') });
  port = createPropertyHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, timeoutMs: 2_000 });
});
afterEach(() => vendor.close());

const at = (street1: string, more: { street2?: string; city?: string; zip?: string } = {}) => ({
  street1,
  city: 'Phoenix',
  state: 'AZ',
  zip: '85004',
  ...more,
});
const find = (address: ReturnType<typeof at>, key = 'find:1') => port.find(address, { idempotencyKey: key });
const only = async (address: ReturnType<typeof at>) => {
  const parcel = (await find(address)).data?.parcels[0];
  if (parcel === undefined) throw new Error('no parcel');
  return parcel;
};
const value = async (address: ReturnType<typeof at>, maxFsd = 0.2) =>
  port.value({ parcel: await only(address), purpose: 'PREQUALIFICATION', maxFsd }, { idempotencyKey: 'value:1' });

describe('finding a parcel', () => {
  test('one, with its location', async () => {
    const result = await find(at('101 Clear Path Lane'));
    expect(result).toMatchObject({
      outcome: 'OK',
      reasonCode: null,
      rawRef: '8565b49e490c',
      data: { parcels: [{ id: '8565b49e490c', apn: '652-47-210', fullAddress: '101 Clear Path Lane, Phoenix AZ 85004' }] },
    });
    expect(result.data?.parcels[0]?.latitude).toBeCloseTo(33.45, 0);
  });

  test('none', async () => {
    expect(await find(at('404 Nowhere Rd'))).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NO_PARCEL', data: { parcels: [] } });
  });

  test('three, each found again by its unit', async () => {
    const several = await find(at('200 Duplex Ct'));
    expect(several).toMatchObject({ outcome: 'NEEDS_INPUT', reasonCode: 'MULTIPLE_PARCELS' });
    expect(several.data?.parcels.map(({ address }) => address.street2)).toEqual(['Unit A', 'Unit B', 'Unit C']);
    expect((await find(at('200 Duplex Ct', { street2: 'Unit B' }), 'find:2')).data?.parcels).toEqual([several.data?.parcels[1]]);
  });
});

test('details of a parcel', async () => {
  const parcel = await only(at('101 Clear Path Ln'));
  const result = await port.details(parcel, { idempotencyKey: 'details:1' });
  expect(result).toMatchObject({
    outcome: 'OK',
    data: {
      id: parcel.id,
      countyFips: '04013',
      county: 'Maricopa',
      propertyType: 'SFR',
      beds: 3,
      baths: 2,
      livingArea: 2033,
      yearBuilt: 2009,
      condition: 'AVERAGE',
      floodZone: 'X',
      lastTransfer: { date: '2011-08-18', price: 215_400 },
      listedForSale: false,
      assessedValue: 429_140,
      annualTax: 2395,
    },
  });
  expect(await port.details({ ...parcel, id: 'another' }, { idempotencyKey: 'details:2' })).toMatchObject({
    outcome: 'NO_HIT',
    reasonCode: 'NO_PARCEL',
    data: null,
  });
});

describe('an automated value', () => {
  test('comes from the first model with enough confidence', async () => {
    expect(await value(at('101 Clear Path Ln'))).toMatchObject({
      outcome: 'OK',
      asOf: '2026-09-14',
      data: {
        accepted: { value: 499_000, low: 445_108, high: 552_892, fsd: 0.108, score: 81, model: 'HPV-1' },
        tried: [{ model: 'HPV-1' }],
      },
    });
    expect(vendor.ledger().filter(({ kind }) => kind === 'VALUATION').length).toBe(1);
  });

  test('is null when no model has enough confidence, with every value that was tried', async () => {
    const result = await value(at('101 Clear Path Ln'), 0.1);
    expect(result).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'LOW_CONFIDENCE', data: { accepted: null } });
    expect(result.data?.tried.map(({ model }) => model)).toEqual(['HPV-1', 'HPV-2']);
    expect(vendor.ledger().filter(({ kind }) => kind === 'VALUATION').length).toBe(2);
  });

  test('does not exist on East Mohawk Drive', async () => {
    expect(await value(at('1140 E Mohawk Dr', { city: 'Meadview', zip: '86444' }))).toMatchObject({
      outcome: 'NO_HIT',
      reasonCode: 'NO_VALUE',
      data: { accepted: null, tried: [] },
    });
  });

  test('is 250,000 on Underwater Way', async () => {
    expect((await value(at('26 Underwater Way'))).data?.accepted?.value).toBe(250_000);
  });
});
