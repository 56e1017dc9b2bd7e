import { startProduct } from '../../tools/product.ts';

/** Starts the product once for the whole run; `HEARTHLINE_URL` names a running one. Returns a function that stops it. */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['HEARTHLINE_URL'] !== undefined) return () => Promise.resolve();
  // every language is built for the full set only: a build takes 15 seconds
  const languages = process.env['HEARTHLINE_JOURNEYS'] === 'full' ? 'en,es' : 'en';
  const product = await startProduct({ env: { LANGUAGES: languages } });
  process.env['HEARTHLINE_URL'] = product.url;
  return () => product.stop();
}
