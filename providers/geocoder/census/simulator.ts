import { CITIES, type City, cityOf } from '../../world/cities.ts';
import { uniform } from '../../world/seeded-random.ts';
import { startVendor, type Simulator, type VendorAnswer, type VendorOptions, type VendorRoute } from '../../world/vendor/vendor.ts';
import { isUnmapped, populationOf } from '../scenarios.ts';

/** Tract numbers have four digits and two more: 0101.00 to 9799.99. */
const tractOf = (countyFips: string, place: string): string =>
  `${countyFips}${String(101 + Math.trunc(9698 * uniform(place, 'tract'))).padStart(4, '0')}00`;

function geographies(countyFips: string, place: string) {
  const tract = tractOf(countyFips, place);
  const base = { STATE: countyFips.slice(0, 2), COUNTY: countyFips.slice(2) };
  return {
    Counties: [{ ...base, GEOID: countyFips, POP100: populationOf(countyFips) }],
    'Census Tracts': [{ ...base, GEOID: tract, TRACT: tract.slice(5), NAME: `Census Tract ${Number(tract.slice(5, 9))}` }],
  };
}

/** Simulated geocoder of the Census Bureau, with its two lookups. They are not recorded in the ledger. */
export function startGeocoderSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const byAddress = (query: URLSearchParams): VendorAnswer => {
    const [street1, city, state, zip] = ['street', 'city', 'state', 'zip'].map((name) => query.get(name) ?? '') as [
      string,
      string,
      string,
      string,
    ];
    if (street1 === '' || (zip === '' && (city === '' || state === '')))
      return { status: 400, body: { errors: ['Street address and either city and state or zip are required'] } };
    const known = cityOf({ city, state, zip });
    const place = { geographies: geographies(known.countyFips, `${known.city}|${street1.toUpperCase()}`) };
    const input = { address: { street: street1, city, state, zip }, benchmark: query.get('benchmark'), vintage: query.get('vintage') };
    return { status: 200, body: { result: { input, addressMatches: isUnmapped(street1) ? [] : [place] } } };
  };
  const byPoint = (query: URLSearchParams): VendorAnswer => {
    const [x, y] = [Number(query.get('x')), Number(query.get('y'))];
    const away = (city: City): number => Math.hypot(city.longitude - x, city.latitude - y);
    const near = CITIES.toSorted((one, other) => away(one) - away(other))[0];
    const found = near && away(near) < 3 ? geographies(near.countyFips, `${x}|${y}`) : {};
    return { status: 200, body: { result: { geographies: found } } };
  };
  const authorized: VendorRoute['authorized'] = ({ headers }, key) => headers['x-api-key'] === key;
  return startVendor(
    'geocoder',
    [
      { method: 'GET', path: /^\/geocoder\/geographies\/address$/, authorized, handle: ({ query }) => byAddress(query) },
      { method: 'GET', path: /^\/geocoder\/geographies\/coordinates$/, authorized, handle: ({ query }) => byPoint(query) },
    ],
    options,
  );
}
