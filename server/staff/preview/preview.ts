/** What a change of a lender's settings does to what a sample person sees, before it is published. Nothing is kept, and no borrower's data is read. */
import type { PreviewedChange, PreviewGroup } from '@hearthline/contract/desk/preview.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type LenderVersion, versionOf } from '@hearthline/database/stores/settings/lender-versions.ts';
import { settingsProposalById } from '@hearthline/database/stores/settings/settings-proposals.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { SCREEN_TITLES } from '@hearthline/journey/status-copy/screen-titles.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import type { Context } from '../../config/context.ts';
import { readVersion } from '../../config/lenders.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { originOf } from '../../organizations/organizations.ts';
import { changeOf, latestOf } from '../settings/lender-settings.ts';
import { type Change, changedBy, problemsOf } from '../settings/settings-change.ts';
import { SAMPLE_PEOPLE, type SamplePerson, stateOf } from './people.ts';
import { lookOfScreen } from './screen-look.ts';
import { type Site, siteOf } from './screens.ts';
import { pdfOf, type Thing, thingsOf, type Whose } from './things.ts';

type Sides = { readonly before: Lender; readonly after: Lender; readonly origin: string };
type Problems = { readonly problems: Awaited<ReturnType<typeof problemsOf>> };

/** The change that is meant, and the version that it is made from. Throws not_found for a proposal of another lender. */
async function meant(ctx: Context, { organization }: StaffCaller, of: PreviewedChange): Promise<{ from: LenderVersion; change: Change }> {
  const latest = await latestOf(ctx, organization);
  if (!('proposalId' in of)) return { from: latest, change: of };
  const row = await settingsProposalById(ctx.pool, organization, of.proposalId);
  if (!row) throw new Problem('not_found');
  const from = row.state === 'OPEN' ? latest : ((await versionOf(ctx.pool, organization, row.base_version)) ?? latest);
  return { from, change: changeOf(row) };
}

/** The lender before and after a change, or what is wrong with it. Both have the number of the version that is changed, so that nothing differs by it. */
async function sidesOf(ctx: Context, caller: StaffCaller, of: PreviewedChange): Promise<Sides | Problems> {
  const { from, change } = await meant(ctx, caller, of);
  const changed = await changedBy(ctx.pool, from, change);
  const problems = await problemsOf(ctx, change.room, changed, from.version);
  if (problems.length > 0) return { problems };
  const before = readVersion(from);
  const after = readVersion({ settings: changed.settings, version: from.version, sheet: changed.sheet.sheet });
  if ('problems' in before || 'problems' in after) throw new Error(`Version ${from.version} of ${caller.organization} cannot be read`);
  return { before: before.lender, after: after.lender, origin: originOf(ctx, caller.organization) };
}

/** A person on each side; null on the side where nothing is lent to them. Null: they are on neither. */
function whoseOn({ before, after, origin }: Sides, person: SamplePerson) {
  const state = stateOf(person, before) ?? stateOf(person, after);
  if (state === undefined) return null;
  const on = (lender: Lender): Whose | null => (lender.licensedStates.includes(state) ? { person, state, lender, origin } : null);
  return { person, state, before: on(before), after: on(after) };
}
type OnSides = NonNullable<ReturnType<typeof whoseOn>>;

const keyOf = ({ group, kind }: Pick<Thing, 'group' | 'kind'>): string => `${group} ${kind}`;
const isSame = (a: Thing | undefined, b: Thing | undefined): boolean =>
  a?.title === b?.title && a?.look === b?.look && JSON.stringify(a?.lines) === JSON.stringify(b?.lines);

/** The app on each side. */
const sitesOn = async (
  ctx: Context,
  { before, after }: Pick<OnSides, 'before' | 'after'>,
  flags: Site['flags'],
): Promise<(Site | null)[]> => Promise.all([before, after].map(async (whose) => whose && siteOf(ctx, whose, flags)));

async function screensListed(ctx: Context, on: OnSides) {
  // no change of settings touches a flag
  const [was, is] = await sitesOn(ctx, on, []);
  const look = (site: Site | null | undefined, path: string): string | null => (site ? lookOfScreen(path, site) : null);
  return [...SCREEN_TITLES].map(([kind, title]) => ({
    group: 'SCREEN' as const,
    kind,
    title,
    differs: look(was, kind) !== look(is, kind),
  }));
}

function listed({ before, after }: OnSides) {
  const [was, is] = [before, after].map((whose) => new Map((whose ? thingsOf(whose) : []).map((thing) => [keyOf(thing), thing])));
  const every = [...new Map([...(is ?? []), ...(was ?? [])]).values()];
  return every.map((thing) => {
    const key = keyOf(thing);
    return { group: thing.group, kind: thing.kind, title: thing.title, differs: !isSame(was?.get(key), is?.get(key)) };
  });
}

/** Every screen, message and document of a sample person, with those that a change makes another. Throws not_found. */
export async function previewList(
  ctx: Context,
  caller: StaffCaller,
  { of, person: id }: { readonly of: PreviewedChange; readonly person?: string | undefined },
) {
  const sides = await sidesOf(ctx, caller, of);
  if ('problems' in sides) return { problems: sides.problems, person: null, people: [], things: [] };
  const shown = SAMPLE_PEOPLE.flatMap((person) => {
    const on = whoseOn(sides, person);
    return on ? [{ person, on }] : [];
  });
  const chosen = shown.find(({ person }) => person.id === (id ?? person.id));
  if (!chosen) throw new Problem('not_found');
  return {
    problems: [],
    person: chosen.person.id,
    people: shown.map(({ person, on }) => ({
      id: person.id,
      name: person.names.join(' and '),
      about: `${STATE_NAMES[on.state]}, ${person.about}`,
    })),
    things: [...(await screensListed(ctx, chosen.on)), ...listed(chosen.on)],
  };
}

/** A person as both sides have them. Throws not_found, invalid_request with what is wrong with the change. */
async function onBothSides(ctx: Context, caller: StaffCaller, of: PreviewedChange, id: string): Promise<OnSides> {
  const sides = await sidesOf(ctx, caller, of);
  if ('problems' in sides) throw new Problem('invalid_request', { errors: sides.problems });
  const person = SAMPLE_PEOPLE.find((one) => one.id === id);
  const on = person ? whoseOn(sides, person) : null;
  if (!on) throw new Problem('not_found');
  return on;
}

/** One side of a thing, with each line that the other side does not have. */
function sideOf(thing: Thing | undefined, other: Thing | undefined) {
  if (!thing) return null;
  const known = new Set(other?.lines);
  return {
    title: thing.title,
    lines: thing.lines.map((text) => ({ text, differs: other !== undefined && !known.has(text) })),
    html: thing.html,
  };
}

type Asked = { readonly of: PreviewedChange; readonly person: string };

/** One message or document before and after. Throws not_found, invalid_request. */
export async function previewThing(
  ctx: Context,
  caller: StaffCaller,
  { of, person, thing }: Asked & { readonly thing: { readonly group: PreviewGroup; readonly kind: string } },
) {
  const { before, after } = await onBothSides(ctx, caller, of, person);
  const found = (whose: Whose | null) => (whose ? thingsOf(whose, thing.kind).find((one) => keyOf(one) === keyOf(thing)) : undefined);
  const [was, is] = [found(before), found(after)];
  if (!was && !is) throw new Problem('not_found');
  return { before: sideOf(was, is), after: sideOf(is, was) };
}

/** A document as a PDF on one side. Throws not_found, invalid_request. */
export async function previewPdf(
  ctx: Context,
  caller: StaffCaller,
  { of, person, kind, side }: Asked & { readonly kind: string; readonly side: 'BEFORE' | 'AFTER' },
): Promise<Buffer> {
  const { before, after } = await onBothSides(ctx, caller, of, person);
  const whose = side === 'BEFORE' ? before : after;
  const bytes = whose && (await pdfOf(kind, whose));
  if (!bytes) throw new Problem('not_found');
  return bytes;
}

/** The app before and after, as a person has it, with the public flags of the lender. Throws not_found, invalid_request. */
export async function previewScreens(ctx: Context, caller: StaffCaller, { of, person: id }: Asked, flags: Site['flags']) {
  const { person, state, ...sides } = await onBothSides(ctx, caller, of, id);
  const [before, after] = await sitesOn(ctx, sides, flags);
  const { names, email, home, occupancy } = person;
  return {
    person: { names: [...names], email, home: { ...home, state }, occupancy, timeZone: timeZoneOf(state) },
    before: before ?? null,
    after: after ?? null,
  };
}
