/**
 * `npm run rates -- write --org MAIN` writes a lender's rate sheet as CSV; `npm run rates -- check sheet.csv --org MAIN --prime 6.75` says what is wrong
 * with one that was changed in Excel, and what it would do (docs/how-to/set-rates.md). Changes nothing.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { HelocSettingsSchema } from '@hearthline/orgs/heloc-settings.ts';
import { readSheetCsv } from '@hearthline/server/organizations/rate-sheet/read-csv.ts';
import { sheetCsv } from '@hearthline/server/organizations/rate-sheet/write-csv.ts';
import { impactLines } from './print-impact.ts';

const {
  values,
  positionals: [what, file],
} = parseArgs({
  allowPositionals: true,
  options: {
    org: { type: 'string', default: 'MAIN' },
    prime: { type: 'string', default: '6.75' },
    seed: { type: 'string', default: '1' },
  },
});
const lender = FILE_LENDERS.byCode(values.org);
const [prime, seed] = [Number(values.prime), Number(values.seed)];

function refuse(sentences: readonly string[], code = 1): void {
  console.error(sentences.join('\n'));
  process.exitCode = code;
}

function check(path: string, { heloc, licensedStates: states }: NonNullable<typeof lender>): void {
  const read = readSheetCsv(readFileSync(path));
  if ('problems' in read) {
    const where = ({ line, column }: (typeof read.problems)[number]): string =>
      line === null ? '' : `line ${line}${column === null ? '' : `, column ${column}`}: `;
    return refuse([...read.problems.map((one) => `${where(one)}${one.message}`), ...(read.more > 0 ? [`and ${read.more} more`] : [])]);
  }
  const after = HelocSettingsSchema.safeParse({ ...heloc, rateSheet: read.sheet });
  if (!after.success) return refuse(after.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`));
  const market = { index: { from: new Date().toISOString().slice(0, 10), percent: prime } };
  const { refused, lines } = impactLines(heloc, after.data, { market, states, seed });
  console.log(lines.join('\n'));
  if (refused.length > 0) refuse(refused);
}

if (!lender) refuse([`--org: there is no lender ${values.org}`], 2);
else if (!Number.isFinite(prime) || !Number.isInteger(seed)) refuse(['--prime is a percent number, --seed a whole number'], 2);
else if (what === 'write') process.stdout.write(sheetCsv(lender.heloc.rateSheet));
else if (what === 'check' && file !== undefined) check(file, lender);
else refuse(['Say write, or check and a CSV file.'], 2);
