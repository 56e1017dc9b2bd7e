import { pick, uniform } from '../../world/seeded-random.ts';
import { CITIES } from '../../world/cities.ts';
import { startVendor, type Simulator, type VendorAnswer, type VendorOptions, type VendorRequest } from '../../world/vendor/vendor.ts';
import { LANGUAGES, NAMES, SERVICES, UNKNOWN_ZIP } from '../scenarios.ts';

/** Agencies in the list of one ZIP code: more than are asked for, in no order. */
function agenciesNear(zip: string) {
  const { city = 'Springfield', state = 'IL' } = CITIES.find((one) => one.zip === zip) ?? {};
  return NAMES.map((name, at) => {
    const key = `${zip}|${name}`;
    const distance = Math.round(10 * (0.4 + 40 * uniform(key, 'miles'))) / 10;
    return {
      agcid: String(80_000 + Math.trunc(9_999 * uniform(key, 'id'))),
      nme: `${name} of ${city}`,
      adr1: `${100 + Math.trunc(9_000 * uniform(key, 'house'))} ${pick(key, 'street', ['Main St', 'Central Ave', 'Market St', 'Oak St'])}`,
      adr2: '',
      city,
      statecd: state,
      zipcd: zip,
      phone1: `${200 + Math.trunc(700 * uniform(zip, 'area'))}-555-${String(100 + at).padStart(4, '0')}`,
      weburl: at % 3 === 2 ? null : `https://counsel${at + 1}.example.org`,
      languages: ['English', ...(at % 2 === 0 ? [pick(key, 'language', LANGUAGES)] : [])],
      services: ['Pre-purchase Counseling', pick(key, 'service', SERVICES)],
      distance,
    };
  });
}

/** Simulated list of housing counselors: GET /hud-api-replace/{zip}.json. No effects. */
export function startHousingCounselorsSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const list = ({ path }: VendorRequest): VendorAnswer => {
    const zip = /(\d{5})\.json$/.exec(path)?.[1] ?? UNKNOWN_ZIP;
    if (zip === UNKNOWN_ZIP) return { status: 404, body: { error: 'unknown ZIP code' } };
    return { status: 200, body: { zip: { zipcode: zip }, counseling_agencies: agenciesNear(zip) } };
  };
  return startVendor(
    'housing-counselors',
    [
      {
        method: 'GET',
        path: /^\/hud-api-replace\/\d{5}\.json$/,
        authorized: ({ headers }, key) => headers['x-api-key'] === key,
        handle: list,
      },
    ],
    options,
  );
}
