/**
 * `npm run bench`: what the product costs, as ratios against floors measured in the same run. Times on a shared machine are noisy;
 * bytes and requests are exact. `npm run bench -- screen` or `-- endpoints` runs one half; `--rounds 3` is quicker.
 */
import { startProduct } from '../tools/product.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { firstScreen } from './first-screen/first-screen.ts';

const words = process.argv.slice(2);
const rounds = words.includes('--rounds') ? Number(words[words.indexOf('--rounds') + 1]) : 7;
const wants = (half: string) => !words.some((word) => word === 'screen' || word === 'endpoints') || words.includes(half);

const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
try {
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
  if (wants('screen')) await firstScreen(product.url, rounds);
  if (wants('endpoints')) await endpoints(product);
} finally {
  await product.stop();
}
