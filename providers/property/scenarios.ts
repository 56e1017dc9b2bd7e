import { streetKey, type WorldAddress } from '../world/address-key.ts';
import { gauss, round } from '../world/seeded-random.ts';
import { TRIGGER_STREETS, type Home } from '../world/homes.ts';

/** The vendor's two models: the second is a little less confident, but may cover homes that the first does not. */
export const VALUE_MODELS = ['HPV-1', 'HPV-2'] as const;

export interface ModelValue {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly fsd: number;
  readonly score: number;
}

/** A model's value of a home; null for homes no model covers (1140 E Mohawk Dr, 37 Rural Route). */
export function modelValue(home: Home, model: string): ModelValue | null {
  if (valueless(home.address)) return null;
  const { avm, key } = home.record;
  if (model === VALUE_MODELS[0]) return { value: avm.value, low: avm.low, high: avm.high, fsd: avm.fsd, score: avm.confidence };
  if (model !== VALUE_MODELS[1]) return null;
  const value = round(avm.value * (1 + 0.02 * gauss(key, 'model2')), -3);
  const fsd = round(avm.fsd * (1 + 0.15 * Math.abs(gauss(key, 'fsd2'))), 3);
  return { value, low: Math.trunc(value * (1 - fsd)), high: Math.trunc(value * (1 + fsd)), fsd, score: Math.trunc(100 - fsd * 170) };
}

/** Homes without comparable sales: no automated model has a value, and a broker price opinion will find no comparables. */
const VALUELESS: readonly string[] = [TRIGGER_STREETS.noValue, TRIGGER_STREETS.rural];

function valueless(address: WorldAddress): boolean {
  return VALUELESS.includes(streetKey(address.street1));
}
