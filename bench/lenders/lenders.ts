/** What lenders cost a process and a page: the first few of the files, all of them, and ten times as many, each with settings of its own read from the database. */
import { migrate } from '@hearthline/database/migrate.ts';
import { openPool } from '@hearthline/database/open-database.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { uliCheckDigits } from '@hearthline/rules/regulation/hmda/uli.ts';
import { readConfig } from '@hearthline/server/config/config.ts';
import { openLenders, seedLenders } from '@hearthline/server/config/lenders.ts';
import { type PageData, pageDataFor } from '@hearthline/server/organizations/page-data.ts';
import { buildReader, renderPage } from '@hearthline/server/web/pages/page.ts';
import { pino } from 'pino';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { buildClient } from '../../tools/client-build.ts';
import type { Goal } from '../goals.ts';
import { table } from '../table.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'client', 'dist');
const FIRST_SCREEN = '/account/heloc/register-v2';
const NONCES = { script: 'n'.repeat(22), style: 'n'.repeat(22) };
const FEW = 5;
const COPIES = 9;
const PAGES = 300;
const WARM = 50;

/** The same lender under another name, license, host and rate sheet: nothing of it is shared with the first. */
function copyOf(lender: Lender, copy: number, at: number): Lender {
  const number = String(copy * 100 + at).padStart(4, '0');
  const identifier = `BENCH0LENDER0${number}0`;
  const letters = number.replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');
  return {
    ...lender,
    orgCode: `BENCH_${letters}`,
    canonicalOrgCode: `BENCH_${letters}`,
    hostPrefix: `bench${number}`,
    orgBrand: `bench${number}`,
    nmls: `77${number}`,
    lei: identifier + uliCheckDigits(identifier),
    supportPhone: `907-55${number.slice(0, 1)}-${number}`,
    heloc: {
      ...lender.heloc,
      rateSheet: { ...lender.heloc.rateSheet, duplex: { ...lender.heloc.rateSheet.duplex, maxDti: 20 + ((copy * 60 + at) % 25) } },
    },
  };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const usedMegabytes = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Bytes on the wire of a lender's first screen: the page as the server makes it, and every file that it names. */
async function firstScreenBytes(data: PageData): Promise<number> {
  const html = renderPage(await readClient(), FIRST_SCREEN, data, 0, NONCES);
  const files = new Set([...html.matchAll(/(?:href|src)="\/(account\/heloc\/assets\/[^"]+)"/g)].map(([, file = '']) => join(CLIENT, file)));
  if (files.size === 0) throw new Error('The first screen names none of its files');
  const sizes = [...files].map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return sizes.reduce((sum, size) => sum + size, brotliCompressSync(html).length);
}
const readClient = buildReader(CLIENT, 'en', true);

/** Memory of the lenders of a process, and milliseconds of a page's data with few and with many of them. */
export async function lenders(data: string, databaseUrl: string): Promise<Goal[]> {
  buildClient();
  await migrate(databaseUrl);
  const log = pino({ level: 'silent' });
  const pool = openPool(databaseUrl, { max: 2, log });
  const clock = { now: () => new Date(), real: () => new Date() } as never as Parameters<typeof pageDataFor>[0]['clock'];
  const config = readConfig({ HEARTHLINE_DATA: data, LOG_LEVEL: 'silent' });
  /** Figures of a process that serves the lenders of the database. */
  const measured = async () => {
    const before = usedMegabytes();
    const opened = await openLenders({ pool, clock, listener: { on: () => () => undefined }, log });
    const served = opened.now();
    const megabytes = usedMegabytes() - before;
    const pageOf = pageDataFor({ config, lenders: opened, pool, clock });
    const times: number[] = [];
    for (let at = 0; at < WARM + PAGES; at += 1) {
      const request = { hostname: `${served.all[at % served.all.length]?.hostPrefix ?? ''}.localhost`, query: {} } as Parameters<
        typeof pageOf
      >[0];
      const began = performance.now();
      await pageOf(request);
      if (at >= WARM) times.push(performance.now() - began);
    }
    const first = await pageOf({ hostname: 'localhost', query: {} } as Parameters<typeof pageOf>[0]);
    opened.close();
    return { count: served.all.length, megabytes, page: median(times), bytes: await firstScreenBytes(first) };
  };
  try {
    await seedLenders(pool, FILE_LENDERS.all.slice(0, FEW), clock.now());
    const few = await measured();
    await seedLenders(pool, FILE_LENDERS.all, clock.now());
    const all = await measured();
    await seedLenders(
      pool,
      Array.from({ length: COPIES }, (_, copy) => FILE_LENDERS.all.map((lender, at) => copyOf(lender, copy + 1, at))).flat(),
      clock.now(),
    );
    const many = await measured();
    console.log('\nLenders of one process, each with settings and a rate sheet of its own');
    console.log(
      table(
        ['lenders', 'MB', 'ms of a page’s data', 'bytes of the first screen'],
        [few, all, many].map(({ count, megabytes, page, bytes }) => [String(count), megabytes.toFixed(1), page.toFixed(2), String(bytes)]),
      ),
    );
    return [
      { what: `${many.count} lenders: MB of a process`, value: many.megabytes, atMost: 20 },
      ...[all, many].flatMap(({ count, page, bytes }) => [
        { what: `a page with ${count} lenders: ms more than with ${few.count}`, value: page - few.page, atMost: 2 },
        { what: `first screen with ${count} lenders: bytes more than with ${few.count}`, value: bytes - few.bytes, atMost: 0 },
      ]),
    ];
  } finally {
    await pool.end();
  }
}
