import type { VendorRow } from '../../wire/row.ts';
import type { MarketRatesPort } from '../port.ts';
import { createMarketRatesHttp } from './http.ts';

export const PUBLISHED_RATES: VendorRow<MarketRatesPort> = {
  speaks: 'a list of rates since a day, by bearer key',
  pair: false,
  callbacks: null,
  connect: createMarketRatesHttp,
};
