import { findAddresses } from '../../world/addresses.ts';
import { startVendor, type Simulator, type VendorOptions } from '../../world/vendor/vendor.ts';
import { isUnlisted } from '../scenarios.ts';

/** Simulated typeahead vendor: GET /lookup?search=&key=. Lookups are not recorded in the ledger. */
export function startAddressSimulator(options: VendorOptions = {}): Promise<Simulator> {
  return startVendor(
    'address',
    [
      {
        method: 'GET',
        path: /^\/lookup$/,
        authorized: ({ query }, key) => query.get('key') === key,
        handle: ({ query }) => {
          const search = query.get('search') ?? '';
          const suggestions = isUnlisted(search) ? [] : findAddresses(search);
          return { status: 200, body: { suggestions: suggestions.map((found) => ({ ...found, entries: 1 })) } };
        },
      },
    ],
    options,
  );
}
