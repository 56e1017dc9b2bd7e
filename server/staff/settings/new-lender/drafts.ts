/** A new lender that is set up by a link: read, saved, and published once (record 167). */
import { LENDER_DRAFT, type LenderDraftReply } from '@hearthline/contract/desk/lender-draft.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { hashOfSecret } from '@hearthline/database/secrets/one-time.ts';
import { addMember, addStaffChange } from '@hearthline/database/stores/lender/staff-members.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import {
  endLenderDraft,
  type LenderDraft,
  lenderDraftOf,
  lockLenderDraft,
  saveLenderDraft,
} from '@hearthline/database/stores/settings/lender-drafts.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { siteUnder } from '@hearthline/orgs/hosts.ts';
import { HelocSettingsSchema } from '@hearthline/orgs/heloc-settings.ts';
import type { RateSheet } from '@hearthline/rules/offers/types.ts';
import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import type { Context } from '../../../config/context.ts';
import { publishFirst } from '../../../config/lenders.ts';
import { detailsOf } from '../../../identity/access/security-events.ts';
import { allowAttempt, bucket } from '../../../identity/access/throttle.ts';
import { headerOf } from '../../../identity/request-parts.ts';
import { newStaffLink } from '../../../identity/staff/links.ts';
import { readSheetCsv } from '../../../organizations/rate-sheet/read-csv.ts';
import { sheetCsv } from '../../../organizations/rate-sheet/write-csv.ts';
import { asLender, problemsOfDraft, toOpen, withCodes } from './complete.ts';

/** The draft whose link a request carries. Links that open nothing are counted by address. Throws not_found. */
export async function draftOfRequest(ctx: Context, request: FastifyRequest): Promise<LenderDraft> {
  const secret = headerOf(request.headers[LENDER_DRAFT]) ?? '';
  const found = /^[\w-]{43}$/.test(secret) ? await lenderDraftOf(ctx.pool, hashOfSecret(secret), ctx.clock.real()) : undefined;
  if (found) return found;
  await allowAttempt(ctx, [bucket(ctx.config, 'lenderLinksIp', request.ip)]);
  throw new Problem('not_found');
}

/** Settings that follow from others, or that nobody types here. */
const NOT_TYPED = new Set(['orgCode', 'canonicalOrgCode', 'orgBrand', 'serving', 'version']);
const CHANGED = 'This was changed in another window. Load the page again: what was saved there is kept.';

export async function draftReply(ctx: Context, draft: LenderDraft): Promise<LenderDraftReply> {
  const settings = withCodes(ctx, draft);
  const heloc = HelocSettingsSchema.safeParse(settings['heloc']);
  const { rateSheet } = settings['heloc'] as { readonly rateSheet: RateSheet };
  return {
    email: draft.email,
    version: draft.version,
    expiresAt: draft.expires_at.toISOString(),
    settings: { ...settings },
    admin: { name: draft.admin_name, email: draft.admin_email },
    csv: sheetCsv(heloc.data?.rateSheet ?? rateSheet),
    testHost: testSite(ctx, settings),
    problems: draft.published_as === null ? await problemsOfDraft(ctx, draft, settings) : [],
    toOpen: toOpen(settings),
    publishedAs: draft.published_as,
  };
}

const testSite = ({ config }: Pick<Context, 'config'>, settings: Readonly<Record<string, unknown>>): string =>
  siteUnder(
    config.publicUrl,
    `${typeof settings['hostPrefix'] === 'string' && settings['hostPrefix'] !== '' ? settings['hostPrefix'] : 'name'}-test`,
  );

type Change = {
  readonly version: number;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly admin?: { readonly name: string; readonly email: string } | undefined;
};

/** Saves what was typed, complete or not. Throws conflict for an older version, link_over for a draft that was published. */
export async function saveDraft(ctx: Context, draft: LenderDraft, { version, settings = {}, admin }: Change): Promise<LenderDraftReply> {
  if (draft.published_as !== null) throw new Problem('link_over');
  const strange = Object.keys(settings).filter((member) => NOT_TYPED.has(member) || !(member in draft.settings));
  if (strange.length > 0)
    throw new Problem('invalid_request', { errors: strange.map((field) => ({ field, message: 'This is no setting of the steps' })) });
  const { heloc: changed, ...others } = settings;
  const heloc = { ...(draft.settings['heloc'] as object), ...(changed as object | undefined), rateSheet: sheetOf(draft) };
  const next = {
    ...draft,
    version,
    settings: { ...draft.settings, ...others, heloc },
    ...(admin && { admin_name: admin.name, admin_email: admin.email }),
    updated_at: ctx.clock.real(),
  };
  if (!(await saveLenderDraft(ctx.pool, next))) throw new Problem('conflict', { message: CHANGED });
  return draftReply(ctx, { ...next, version: version + 1 });
}

const sheetOf = ({ settings }: LenderDraft): unknown => (settings['heloc'] as { readonly rateSheet: unknown }).rateSheet;

/** Takes a rate sheet from a file; margins of later draws follow its tiers. Throws invalid_request with each problem at its line. */
export async function saveRates(ctx: Context, draft: LenderDraft, version: number, file: Uint8Array): Promise<LenderDraftReply> {
  const read = readSheetCsv(file);
  if ('problems' in read)
    throw new Problem('invalid_request', {
      message: 'The rate sheet was not taken',
      errors: read.problems.map(({ line, column, message }) => ({
        field: 'file',
        message: `${line === null ? '' : `Line ${line}${column === null ? '' : `, column ${column}`}: `}${message}`,
      })),
    });
  if (draft.published_as !== null) throw new Problem('link_over');
  const before = draft.settings['heloc'] as { readonly laterDraws: { readonly margins: readonly { score: number; margin: number }[] } };
  const marginOf = (score: number): number =>
    (before.laterDraws.margins.find((one) => one.score <= score) ?? before.laterDraws.margins.at(-1))?.margin ?? 0;
  const margins = read.sheet.tiers.map(({ score }) => ({ score, margin: marginOf(score) }));
  const heloc = { ...before, rateSheet: read.sheet, laterDraws: { ...before.laterDraws, margins } };
  const next = { ...draft, version, settings: { ...draft.settings, heloc }, updated_at: ctx.clock.real() };
  if (!(await saveLenderDraft(ctx.pool, next))) throw new Problem('conflict', { message: CHANGED });
  return draftReply(ctx, { ...next, version: version + 1 });
}

/**
 * Publishes the lender in test and invites its first administrator, once for a link. Throws invalid_request with every problem, conflict where the draft or
 * the lenders have changed, link_over for a second time.
 */
export async function publishDraft(ctx: Context, { id }: LenderDraft, version: number, request: FastifyRequest) {
  const done = await transaction(ctx.pool, async (client) => {
    const draft = await lockLenderDraft(client, id);
    if (!draft || draft.published_as !== null) throw new Problem('link_over');
    if (draft.version !== version) throw new Problem('conflict', { message: CHANGED });
    const settings = withCodes(ctx, draft);
    const problems = await problemsOfDraft(ctx, draft, settings);
    const read = asLender(settings);
    if (problems.length > 0 || 'problems' in read) throw new Problem('invalid_request', { errors: problems });
    const { lender } = read;
    const [at, now] = [ctx.clock.now(), ctx.clock.real()];
    if (!(await publishFirst(client, lender, { at, summary: `Set up by ${draft.email}` })))
      throw new Problem('conflict', { message: CHANGED });
    const [email, uuid] = [draft.admin_email.trim(), v7()];
    const role = 'admin' as const;
    const { orgCode } = lender;
    await addMember(client, {
      uuid,
      organization_code: orgCode,
      name: draft.admin_name.trim(),
      email,
      email_key: emailKey(email),
      role,
      created_at: now,
    });
    const reason = 'The first person who decides on access';
    await addStaffChange(client, { organization: orgCode, at: now, by: null, staffUuid: uuid, change: 'COMMAND', role, reason });
    const path = await newStaffLink(ctx, client, { uuid });
    await endLenderDraft(client, id, orgCode);
    const site = testSite(ctx, settings);
    return { orgCode, site, invitation: site + path, toOpen: toOpen(settings) };
  });
  ctx.securityLog('staff-changed', { ...detailsOf(request), organization: done.orgCode, operation: 'COMMAND' });
  return done;
}
