import type { Listener } from '@hearthline/database/listener.ts';
import {
  currentVersions,
  insertSheet,
  insertVersion,
  type LenderVersion,
  lockLatestVersion,
  nextVersion,
} from '@hearthline/database/stores/settings/lender-versions.ts';
import { servedDomains } from '@hearthline/database/stores/settings/lender-domains.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { type LenderSet, lenderSet, type OwnDomain, sharedWith } from '@hearthline/orgs/lender-set.ts';
import { type Lender, type LenderSettings, readLender } from '@hearthline/orgs/schema.ts';
import type { RateSheet } from '@hearthline/rules/offers/types.ts';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { v7 } from 'uuid';

/** The lenders that are served: what their dated versions say at this instant (record 159). */
export type Lenders = {
  /** The set is read once for whatever must not be half of each version. */
  readonly now: () => LenderSet;
};
/** The lenders of a running process. `refresh` reads what other processes published. */
export type OpenLenders = Lenders & { readonly refresh: () => Promise<void>; readonly close: () => void };

/** How long a change may go unseen where the notification of it was lost. */
const POLL_MS = 15_000;

/** Settings as they are kept: without their number, and without the rate sheet, which is a document of its own. */
export function keptSettings({ version: _, heloc: { rateSheet: __, ...heloc }, ...settings }: LenderSettings): Record<string, unknown> {
  return { ...settings, heloc };
}

/** A kept version as a lender, or everything that is wrong with it. */
export function readVersion({
  settings,
  version,
  sheet,
}: Pick<LenderVersion, 'settings' | 'version' | 'sheet'>): ReturnType<typeof readLender> {
  return readLender({ ...settings, version, heloc: { ...(settings['heloc'] as object), rateSheet: sheet } });
}

/** SHA-256 of a document, hex: the same for the same members in any order. */
export const sha256Of = (document: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(document)))
    .digest('hex');
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, one]) => [key, inOrder(one)]),
        )
      : value;

type Dated = { readonly from: number; readonly lender: Lender };
type Parts = {
  readonly pool: Pool;
  readonly clock: { readonly now: () => Date };
  readonly listener: Pick<Listener, 'on'>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

/** Opens the lenders of the database, and keeps up with what is published. A version that the product cannot read is logged and left out. */
export async function openLenders({ pool, clock, listener, log }: Parts): Promise<OpenLenders> {
  /** By code, oldest first; equal sheets are one object, so that many lenders with one sheet cost the memory of one. */
  let dated: ReadonlyMap<string, readonly Dated[]> = new Map();
  const sheets = new Map<string, RateSheet>();
  let domains: readonly OwnDomain[] = [];
  let made: { readonly set: LenderSet; readonly until: number } | null = null;

  const read = (row: LenderVersion): Dated[] => {
    const found = readVersion(row);
    if ('problems' in found) {
      log.error({ problems: found.problems, organization: row.org_code, version: row.version }, 'a version of a lender cannot be read');
      return [];
    }
    const { lender } = found;
    const rateSheet = sheets.get(row.sheet_sha256) ?? lender.heloc.rateSheet;
    sheets.set(row.sheet_sha256, rateSheet);
    return [{ from: row.effective_at.getTime(), lender: { ...lender, heloc: { ...lender.heloc, rateSheet } } }];
  };
  const load = async (orgCode: string | null): Promise<void> => {
    const [rows, served] = await Promise.all([currentVersions(pool, clock.now(), orgCode), servedDomains(pool)]);
    const next = new Map(orgCode === null ? [] : dated);
    for (const [code, versions] of Map.groupBy(rows, ({ org_code }) => org_code)) next.set(code, versions.flatMap(read));
    dated = next;
    domains = served.map(({ domain, org_code: code, is_main: isMain }) => ({ domain, orgCode: code, isMain }));
    made = null;
  };
  /** One reading at a time: an older answer never replaces a newer one. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = async (orgCode: string | null): Promise<void> => {
    const done = turn.then(async () => load(orgCode));
    turn = done.catch(() => undefined);
    return done;
  };
  const soon = (orgCode: string | null) =>
    void inTurn(orgCode).catch((error: unknown) => log.warn({ err: error }, 'lenders were not read'));
  const stop = listener.on('lender_version', (orgCode) => soon(orgCode === '' ? null : orgCode));
  const timer = setInterval(() => soon(null), POLL_MS).unref();
  await inTurn(null);

  const setAt = (at: number) => {
    const inForce = [...dated.values()].flatMap((versions) => versions.findLast(({ from }) => from <= at) ?? []);
    const all: Lender[] = [];
    // What two lenders published at once is refused by neither: the later one is left out, and the others go on.
    for (const { lender } of inForce.toSorted((a, b) => a.from - b.from)) {
      const shared = sharedWith(all, lender);
      if (shared.length === 0) all.push(lender);
      else log.error({ organization: lender.orgCode, version: lender.version, shared }, 'a lender has what another is known by');
    }
    const later = [...dated.values()].flat().flatMap(({ from }) => (from > at ? [from] : []));
    return { set: lenderSet(all, domains), until: Math.min(Infinity, ...later) };
  };
  return {
    now: () => {
      const at = clock.now().getTime();
      if (made === null || at >= made.until) made = setAt(at);
      return made.set;
    },
    refresh: async () => inTurn(null),
    close: () => {
      clearInterval(timer);
      stop();
    },
  };
}

/** What a version is made from: from when it holds, and where it comes from. */
type Kept = {
  readonly lender: Lender;
  readonly latest: LenderVersion | null;
  readonly version: number;
  readonly effectiveAt: Date;
  readonly at: Date;
  readonly fileSha256: string | null;
  readonly summary: string;
};

/** Keeps a lender's settings as a version. A rate sheet that is the same as that of the version before stays that document. */
async function keep(client: PoolClient, { lender, latest, version, effectiveAt, at, fileSha256, summary }: Kept): Promise<void> {
  const { orgCode, heloc } = lender;
  const sha256 = sha256Of(heloc.rateSheet);
  const sheetId = latest?.sheet_sha256 === sha256 ? latest.rate_sheet_id : v7();
  if (sheetId !== latest?.rate_sheet_id) {
    const sheet = { id: sheetId, org_code: orgCode, name: `Rates of version ${version}`, sheet: heloc.rateSheet, sha256, created_at: at };
    await insertSheet(client, { ...sheet, staff_uuid: null });
  }
  await insertVersion(client, {
    org_code: orgCode,
    version,
    settings: keptSettings(lender),
    rate_sheet_id: sheetId,
    effective_at: effectiveAt,
    created_at: at,
    file_sha256: fileSha256,
    summary,
    person_uuid: null,
    second_uuid: null,
  });
}

/**
 * Puts lenders that are written as files into the database: each that it has not yet, and each whose file has changed since it was put there, unless the
 * desk has changed the lender meanwhile, which counts more than its file.
 */
export async function seedLenders(pool: Pool, lenders: readonly Lender[], at: Date): Promise<void> {
  for (const lender of lenders) {
    const fileSha256 = sha256Of(lender);
    await transaction(pool, async (client) => {
      const latest = await lockLatestVersion(client, lender.orgCode);
      if (latest && (latest.file_sha256 === null || latest.file_sha256 === fileSha256)) return;
      const version = latest ? Math.max(lender.version, await nextVersion(client, lender.orgCode)) : lender.version;
      const effectiveAt = latest ? new Date(Math.max(at.getTime(), latest.effective_at.getTime())) : new Date(0);
      const summary = latest ? 'The file of the lender was changed' : '';
      await keep(client, { lender, latest, version, effectiveAt, at, fileSha256, summary });
    });
  }
}

/** Publishes the first version of a new lender, at once; false where its code has one. */
export async function publishFirst(client: PoolClient, lender: Lender, { at, summary }: { readonly at: Date; readonly summary: string }) {
  const latest = await lockLatestVersion(client, lender.orgCode);
  if (latest) return false;
  await keep(client, { lender, latest, version: 1, effectiveAt: at, at, fileSha256: null, summary });
  return true;
}

/**
 * Publishes a lender's settings by a command on the server, at once: a new lender, or the next version of one. Answers its number; null where nothing
 * differs. What the desk has set for a later hour is not overtaken: RangeError.
 */
export async function publishLender(pool: Pool, lender: Lender, { at, summary }: { readonly at: Date; readonly summary: string }) {
  return transaction(pool, async (client) => {
    const latest = await lockLatestVersion(client, lender.orgCode);
    if (latest && latest.sheet_sha256 === sha256Of(lender.heloc.rateSheet) && sha256Of(latest.settings) === sha256Of(keptSettings(lender)))
      return null;
    if (latest && latest.effective_at > at)
      throw new RangeError(`Version ${latest.version} is set for ${latest.effective_at.toISOString()}: call it off at the desk first`);
    const version = await nextVersion(client, lender.orgCode);
    await keep(client, { lender, latest, version, effectiveAt: at, at, fileSha256: null, summary });
    return version;
  });
}
