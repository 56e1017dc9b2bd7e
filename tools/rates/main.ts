/**
 * `npm run rates -- write --org MAIN` writes a lender's rate sheet as CSV; `npm run rates -- check sheet.csv` says what is wrong with one that was changed
 * in Excel (docs/how-to/set-rates.md). Changes nothing.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { readSheetCsv } from '@hearthline/server/organizations/rate-sheet/read-csv.ts';
import { sheetCsv } from '@hearthline/server/organizations/rate-sheet/write-csv.ts';

const {
  values: { org },
  positionals: [what, file],
} = parseArgs({ allowPositionals: true, options: { org: { type: 'string', default: 'MAIN' } } });
const lender = FILE_LENDERS.byCode(org);

if (!lender || (what !== 'write' && (what !== 'check' || file === undefined))) {
  console.error(lender ? 'Say write, or check and a CSV file.' : `--org: there is no lender ${org}`);
  process.exitCode = 2;
} else if (what === 'write' || file === undefined) process.stdout.write(sheetCsv(lender.heloc.rateSheet));
else {
  const read = readSheetCsv(readFileSync(file));
  if ('problems' in read) {
    for (const { line, column, message } of read.problems)
      console.error([line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ') + (line ? ': ' : '') + message);
    if (read.more > 0) console.error(`and ${read.more} more`);
    process.exitCode = 1;
  } else console.log('The sheet is complete and holds together.');
}
