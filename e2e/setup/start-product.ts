import { startProduct } from '../../tools/product.ts';

/** Starts the product once for the whole run; `HEARTHLINE_URL` names one that runs already. Returns how to stop it. */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['HEARTHLINE_URL'] !== undefined) return () => Promise.resolve();
  const product = await startProduct();
  process.env['HEARTHLINE_URL'] = product.url;
  return () => product.stop();
}
