import { startVendor, type Simulator, type VendorOptions } from '../../world/vendor/vendor.ts';
import { highCostUntil, PRIME, WEEKLY_APOR } from '../scenarios.ts';

const DAY_MS = 86_400_000;
/** Weeks in one reply: a feed asked for more begins later. */
const MOST_WEEKS = 60;

/** The Mondays from the week of a day to the week of another, the last MOST_WEEKS of them. */
function mondays(since: Date, until: Date): string[] {
  const monday = (day: Date): number => day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS;
  const last = monday(until);
  const weeks = Math.floor((last - monday(since)) / (7 * DAY_MS)) + 1;
  return Array.from({ length: Math.max(0, Math.min(weeks, MOST_WEEKS)) }, (_, i) =>
    new Date(last - i * 7 * DAY_MS).toISOString().slice(0, 10),
  ).toReversed();
}

/** Simulated feed of published rates: GET /v1/published?since=. Lookups are not recorded in the ledger. */
export function startMarketRatesSimulator(options: VendorOptions = {}): Promise<Simulator> {
  return startVendor(
    'market-rates',
    [
      {
        method: 'GET',
        path: /^\/v1\/published$/,
        authorized: ({ headers }, key) => headers.authorization === `Bearer ${key}`,
        handle: ({ query }, state) => {
          const since = query.get('since') ?? '';
          if (!/^\d{4}-\d{2}-\d{2}$/.test(since)) return { status: 400, body: { error: 'since is a day' } };
          const today = state.now();
          const until = today.toISOString().slice(0, 10);
          const before = PRIME.findLast(({ effective }) => effective <= since)?.effective ?? '';
          return {
            status: 200,
            body: {
              apor_fixed: mondays(new Date(`${since}T00:00:00Z`), new Date(`${until}T00:00:00Z`)).map((week) => ({
                week_of: week,
                rates: WEEKLY_APOR,
              })),
              hoepa: highCostUntil(today.getUTCFullYear()).filter(({ year }) => year >= Number(since.slice(0, 4))),
              wsj_prime: PRIME.filter(({ effective }) => effective >= before && effective <= until),
            },
          };
        },
      },
    ],
    options,
  );
}
