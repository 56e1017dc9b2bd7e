import type { BrokerRealm } from '@hearthline/contract/broker.ts';
import type { FeatureReply } from '@hearthline/contract/services/flags.ts';
import { flagRows, isSetAnywhere, putFlagRow } from '@hearthline/database/stores/lender/flags.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import type { EvaluationContext } from '@openfeature/server-sdk';
import type { Context } from '../config/context.ts';
import { contextOf, flagClient, type Rows } from './flag-providers.ts';
import { FLAG_KEYS, type FlagKey, FLAGS, isFlagKey } from './flag-table.ts';

type Parts = Pick<Context, 'pool' | 'clock' | 'config' | 'lenders'>;

const REDESIGN = 'fe-heloc-redesign-2025' satisfies FlagKey;

/** For whom a visitor's flags are evaluated (A §7.11), as far as this server knows it to be true. */
export type FlagUser = {
  readonly trackerId: string | null;
  readonly applicationUuid: string | null;
  readonly identityUuid: string | null;
  /** ISO instant at which the account was opened. */
  readonly createdAt: string | null;
};

/** Whether a lender has what a flag turns on whatever the flag says: it switched the check of it off (record 162). */
export function isUnchecked({ lenders }: Pick<Parts, 'lenders'>, key: FlagKey, organization: string): boolean {
  const lender = lenders.now().byCode(organization);
  return key === REDESIGN && lender?.redesignCheck === false;
}

type Asked = EvaluationContext & { readonly organization: string };

async function evaluate(ctx: Parts, key: FlagKey, attributes: Asked, rows: Rows): Promise<FeatureReply> {
  const client = await flagClient(ctx.config.flagsProvider);
  const { value, flagMetadata } = await client.getBooleanDetails(key, FLAGS[key].enabled, contextOf(attributes, rows));
  const table = rows.flags?.filter((row) => row.key === key).map(({ variables }) => variables) ?? [];
  const known = Object.assign({}, FLAGS[key].variables, ...table) as Record<string, string>;
  const variables = Object.entries(known).map(([name, usual]) => {
    const said = flagMetadata[name];
    return { key: name, defaultValue: typeof said === 'string' ? said : usual };
  });
  return { key, enabled: value || isUnchecked(ctx, key, attributes.organization), variables };
}

/** Every flag of a lender, evaluated for the lender as a whole. */
async function readFlags(ctx: Parts, organization: string): Promise<FeatureReply[]> {
  const flags = await flagRows(ctx.pool, organization);
  const attributes = { targetingKey: organization, organization };
  return Promise.all(FLAG_KEYS.map(async (key) => evaluate(ctx, key, attributes, { flags })));
}

/** Milliseconds for which the answers of a provider outside are used; then they are asked again, behind the request that found them old. */
const FRESH_MS = 10_000;
type Kept = { readonly at: number; readonly flags: Promise<FeatureReply[]>; isRenewed: boolean };
const kept = new WeakMap<object, Map<string, Kept>>();

/** The lender's flags: from the table at every call; from a provider outside once in ten seconds, so that no page waits for it twice. */
async function flagsOf(ctx: Parts, organization: string): Promise<FeatureReply[]> {
  if (ctx.config.flagsProvider === null) return readFlags(ctx, organization);
  const answers = kept.get(ctx.config) ?? new Map<string, Kept>();
  kept.set(ctx.config, answers);
  const now = ctx.clock.real().getTime();
  const read = (): Kept => ({ at: now, flags: readFlags(ctx, organization), isRenewed: false });
  const held = answers.get(organization);
  if (!held) {
    const first = read();
    answers.set(organization, first);
    first.flags.catch(() => answers.delete(organization));
    return first.flags;
  }
  if (now - held.at >= FRESH_MS && !held.isRenewed) {
    held.isRenewed = true;
    const next = read();
    next.flags.then(
      () => answers.set(organization, next),
      () => answers.delete(organization),
    );
  }
  return held.flags;
}

/**
 * Every public flag as an organization's visitor sees it: injected into the page, where nobody is known yet, and returned by `features`. Only the flags
 * that may differ between visitors are evaluated for the user, and only where a provider outside could tell them apart.
 */
export async function publicFlags(ctx: Parts, organization: string, user?: FlagUser): Promise<FeatureReply[]> {
  const flags = (await flagsOf(ctx, organization)).filter(({ key }) => FLAGS[key as FlagKey].isPublic);
  if (!user?.trackerId || ctx.config.flagsProvider === null) return flags;
  const attributes = { ...user, targetingKey: user.trackerId, organization };
  const rows = { flags: await flagRows(ctx.pool, organization) };
  return Promise.all(
    flags.map(async (flag) => (FLAGS[flag.key as FlagKey].for === 'visitor' ? evaluate(ctx, flag.key as FlagKey, attributes, rows) : flag)),
  );
}

/** One flag as an organization sees it; an unknown one is off. */
export async function flagOf(ctx: Parts, key: string, organization: string): Promise<FeatureReply> {
  return (await flagsOf(ctx, organization)).find((flag) => flag.key === key) ?? { key, enabled: false, variables: [] };
}

/** The flag that has each kind of people sign in through the identity broker (AMB-86). */
export const REALM_FLAGS = { customer: 'fe-ciam-identity-broker', agent: 'fe-portfolio-manager-auth0' } as const satisfies Record<
  BrokerRealm,
  FlagKey
>;

/** Whether one of these flags is on for any organization, as far as the product's own table says. */
export async function isFlagOnAnywhere({ pool }: Pick<Parts, 'pool'>, keys: readonly FlagKey[]): Promise<boolean> {
  return keys.some((key) => FLAGS[key].enabled) || isSetAnywhere(pool, keys);
}

export async function isFlagOn(ctx: Parts, key: FlagKey, organization: string): Promise<boolean> {
  return (await flagOf(ctx, key, organization)).enabled;
}

/** Sets a flag for one organization, or for all when none is named; false for a key that is no flag. */
export async function setFlag(
  ctx: Pick<Parts, 'clock'> & { readonly pool: Queryable },
  change: { key: string; enabled: boolean; variables?: Readonly<Record<string, string>> | undefined; org?: string | undefined },
): Promise<boolean> {
  if (!isFlagKey(change.key)) return false;
  await putFlagRow(ctx.pool, {
    key: change.key,
    organization_code: change.org ?? '',
    enabled: change.enabled,
    variables: { ...change.variables },
    updated_at: ctx.clock.real(),
  });
  return true;
}
