/** `npm run api-report`: writes contract/api-report.txt, and says what of the change breaks those who call the API. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { breakingChanges } from '@hearthline/contract/report/api-changes.ts';
import { API_REPORT, apiReport } from '@hearthline/contract/report/api-report.ts';

const path = join(import.meta.dirname, '..', API_REPORT);
const [before, after] = [readFileSync(path, 'utf8'), apiReport(ENDPOINTS)];
writeFileSync(path, after);
const broken = breakingChanges(before, after);
for (const words of broken) console.log(`breaking: ${words}`);
console.log(
  before === after ? `${API_REPORT} is unchanged` : `wrote ${API_REPORT}${broken.length === 0 ? ': the change is additive' : ''}`,
);
