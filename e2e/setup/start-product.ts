import { startProduct } from '../../tools/product.ts';

/** Starts the product once for the whole run; `HEARTHLINE_URL` names one that runs already. Returns how to stop it. */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['HEARTHLINE_URL'] !== undefined) return () => Promise.resolve();
  // every language is built for the full set only: a build takes a quarter of a minute
  const languages = process.env['HEARTHLINE_JOURNEYS'] === 'full' ? 'en,es' : 'en';
  const product = await startProduct({ env: { LANGUAGES: languages } });
  process.env['HEARTHLINE_URL'] = product.url;
  return () => product.stop();
}
