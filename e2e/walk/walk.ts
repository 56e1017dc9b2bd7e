/** One person through the whole browser: at every screen that is shown they do what it asks, until the application ends. Vendors, staff and time go on beside them. */
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { APPLICATION_SCREENS, type ApplicationScreen, uuidOf } from '@hearthline/journey/paths.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { type Persona, personaOf } from '@hearthline/sandbox/personas.ts';
import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { answersOf, register, registerSignedIn } from '../pages/registration.ts';
import { freshEmail, passTime, tellOf, type ToldByStatus } from '../setup/sandbox.ts';
import { type Cost, measurePace, type Pace } from './pace.ts';
import { CLOSING_ACTS } from './closing-screens.ts';
import { type Acts, ACTS } from './screens.ts';

export type Journey = {
  /** By last name. */
  readonly persona: string;
  /** Tags of the email address, by which the simulated vendors know what to do differently. */
  readonly modifiers?: readonly string[];
  /** The status the walk ends at. */
  readonly ends: ChecklistStatus;
  /** Statuses and screens it is there to show. */
  readonly passes?: readonly ChecklistStatus[];
  readonly sees?: readonly ApplicationScreen[];
  /** The address of the page the person sees at the end. */
  readonly endsAt?: RegExp;
  /** A lender's own address. */
  readonly host?: string;
  /** The link by which this person arrives, signed in to an account that they have already. */
  readonly link?: string;
  /** What this person does otherwise. */
  readonly does?: Acts;
  /** What staff do otherwise. */
  readonly staff?: Partial<Record<ChecklistStatus, readonly StaffActionName[]>>;
  /** What the co-owner, another person, does in a browser of their own. */
  readonly coOwner?: Partial<Record<ChecklistStatus, (theirs: BrowserContext, about: { uuid: string; name: string }) => Promise<void>>>;
};
export type Walked = {
  readonly persona: string;
  readonly modifiers: readonly string[];
  readonly ended: ChecklistStatus;
  readonly statuses: readonly ChecklistStatus[];
  readonly screens: readonly string[];
  readonly interactions: number;
  /** Until the offers are shown. */
  readonly toOffer: Omit<Cost, 'screens'> & { readonly screens: number };
  readonly seconds: number;
};
type Options = {
  /** Beside each screen, before the person does anything there. */
  readonly onScreen?: (page: Page, screen: string) => Promise<void>;
  /** When nothing has happened after the person did their part: returns whether something was done about it. */
  readonly onStall?: (page: Page) => Promise<boolean>;
  /** Before each look at the application. */
  readonly onTurn?: (page: Page, uuid: string) => Promise<void>;
  /** Staff do the first of these actions that fits; returns whether one did. Unless given, over the sandbox. */
  readonly staffAct?: (page: Page, uuid: string, actions: readonly StaffActionName[]) => Promise<boolean>;
};

/** What staff do at a status that waits for them; the first that fits is done. */
const STAFF: Partial<Readonly<Record<ChecklistStatus, readonly StaffActionName[]>>> = {
  FACTA_REVIEW: ['verify-alert', 'clear'],
  UNDERWRITING_REVIEW: ['clear'],
  IDENTITY_VERIFICATION: ['review-identity'],
  NAV_BPO_REVIEW: ['agree-value'],
  FINAL_TITLE_REVIEW: ['clear-title'],
  FINAL_TITLE_COMPLETE: ['accept-document'],
  ATTORNEY_REVIEW: ['approve-attorney'],
  // The value of a Texas homestead is acknowledged by an officer first.
  MANUAL_DEED_SIGNING: ['acknowledge-value', 'record-manual-deed'],
  TRUST_AND_INSURANCE: ['accept-document', 'certify-trust'],
  RECORDING: ['correct-recording'],
  FUNDABLE: ['clear-final-checks'],
  FUNDING_DECISION: ['approve-funding'],
};
/** How often nothing may have happened before staff act, where the person has something to send first; else once. */
const PATIENCE: Partial<Readonly<Record<ChecklistStatus, number>>> = { TRUST_AND_INSURANCE: 3 };
/** The statuses at which nothing follows, and the page of each. */
const ENDS_AT: Partial<Readonly<Record<ChecklistStatus, RegExp>>> = {
  COMPLETE: /\/dashboard/,
  DECLINED: /\/error\//,
  CANCELLED: /\/dashboard/,
};
/** Turns without any change before a walk counts as stuck. */
const MOST_WITHOUT_CHANGE = 25;
const OFTEN = 8;
const BY_ITSELF_MS = 3000;
/** On a screen where the person has nothing to do, what is due next is the clock's. */
const IDLE_MS = 800;
const AFTER_ACT_MS = 30_000;

/** The screen of this address, '' for one that only waits, null outside of the application. */
function screenOf(url: string): ApplicationScreen | '' | null {
  const [, path] = /\/account\/heloc\/[\da-f]{8}-[\da-f-]{27}\/?([^?#]*)/.exec(url) ?? [];
  if (path === undefined || path === '') return path ?? null;
  return APPLICATION_SCREENS.find((screen) => screen === path) ?? null;
}

type Stand = { readonly version: number; readonly status: ChecklistStatus; readonly url: string };

/**
 * Whether the screen or the application changes in this time. A screen follows its application a moment later.
 * @param isIdle the person did nothing: a change that leaves them where they are asks nothing of the page
 */
async function changes(page: Page, { version, status, url }: Stand, uuid: string, ms: number, isIdle = false): Promise<boolean> {
  let hasChanged = false;
  for (let until = performance.now() + ms; performance.now() < until;) {
    if (screenOf(page.url()) !== screenOf(url)) return true;
    const told = hasChanged ? null : await tellOf(page.request, uuid);
    if (told !== null && told.version !== version) {
      if (isIdle && told.status === status) return true;
      hasChanged = true;
      until = performance.now() + (screenOf(url) === 'complete' ? IDLE_MS : BY_ITSELF_MS);
    }
    await page.waitForTimeout(400);
  }
  return hasChanged;
}

async function actInSandbox(page: Page, uuid: string, actions: readonly StaffActionName[]): Promise<boolean> {
  for (const action of actions) {
    const answer = await page.request.post(`/sandbox/applications/${uuid}/staff`, { data: { action } });
    if (answer.ok()) return true;
    expect(answer.status(), await answer.text()).toBeLessThan(500);
  }
  return false;
}

/** Moves the application's clock to what is due next on it, or on by an hour; by three days where that has happened often and changed nothing, as a slow vendor takes weeks. */
async function letTimePass(page: Page, uuid: string, { timers, now }: ToldByStatus, still: number): Promise<void> {
  const left = timers.filter(({ state }) => state === 'RUNNING').map(({ due_at: due }) => (Date.parse(due) - Date.parse(now)) / 1000);
  const ahead = left.filter((seconds) => seconds > 0);
  const next = Math.ceil(ahead.length === 0 ? 3600 : Math.min(...ahead)) + 1;
  await passTime(page.request, uuid, `${still > OFTEN ? Math.max(next, 3 * 86_400) : next}s`);
}

/** Registers as the persona from the first question on. Returns the application. */
async function begin(page: Page, { persona: key, modifiers = [], host, link }: Journey, onStall: Options['onStall']): Promise<string> {
  const persona = personaOf(key);
  if (!persona) throw new Error(`There is no persona ${key}`);
  const home = new URL(process.env['HEARTHLINE_URL'] ?? '');
  if (host !== undefined) home.hostname = host;
  await page.goto(new URL('/account/heloc', home).href);
  const who = { ...answersOf(persona), email: freshEmail([persona.emailLocal, ...modifiers].join('+')) };
  await (link === undefined ? register(page, who) : registerSignedIn(page, who, new URL(link, home).href));
  await expect(async () => {
    await onStall?.(page);
    await expect(page).toHaveURL(/\/account\/heloc\/[\da-f]{8}-/, { timeout: BY_ITSELF_MS });
  }).toPass({ timeout: 120_000 });
  return uuidOf(page.url()) ?? '';
}

/** A browser of another person, on the same lender's site. */
const otherBrowser = (page: Page): Promise<BrowserContext> =>
  (page.context().browser() as Browser).newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' });
const coOwnerOf = ({ extra: { otherOwners: [other] = [] } }: Persona): string => (other ? `${other.first} ${other.last}` : '');

/** Walks until the journey ends. `page` is the borrower's. */
export async function walk(
  page: Page,
  journey: Journey,
  { onScreen, onStall, onTurn, staffAct = actInSandbox }: Options = {},
): Promise<Walked> {
  const began = performance.now();
  const pace: Pace = await measurePace(page);
  page.setDefaultTimeout(60_000);
  const uuid = await begin(page, journey, onStall);
  const persona = personaOf(journey.persona);
  if (!persona) throw new Error(`There is no persona ${journey.persona}`);
  const acts: Acts = { ...ACTS, ...CLOSING_ACTS, ...journey.does };
  const visits = new Map<string, number>();
  /** What was done at a screen while nothing else happened: it is not done twice. */
  const done = new Set<string>();
  const coOwnerEmail = freshEmail('co.owner');
  let theirs: BrowserContext | null = null;
  /** Where the co-owner has done their part. */
  const hasDone = new Set<ChecklistStatus>();
  let toOffer: Cost | null = null;
  let [still, seen] = [0, ''];
  /** The screen and status at which the person had nothing to do. */
  let idleAt = '';
  while (still < MOST_WITHOUT_CHANGE) {
    await onTurn?.(page, uuid);
    const told = await tellOf(page.request, uuid);
    if ((told.status === journey.ends && (!journey.coOwner?.[told.status] || hasDone.has(told.status))) || told.status in ENDS_AT) break;
    const before = { version: told.version, status: told.status, url: page.url() };
    // of a submit in two parts the second was cut: it is sent again before the page is looked at
    if (await onStall?.(page)) {
      await changes(page, before, uuid, AFTER_ACT_MS);
      continue;
    }
    const screen = screenOf(before.url);
    if (screen && screen !== seen) await onScreen?.(page, screen);
    seen = screen ?? '';
    if (screen === 'product/select') toOffer ??= pace.cost();
    const once = `${screen} ${told.version}`;
    const act = screen && !done.has(once) ? acts[screen] : undefined;
    // Where nothing was asked a moment ago, the page has had its time.
    const place = `${screen} ${told.status}`;
    const aMoment = place === idleAt ? IDLE_MS : BY_ITSELF_MS;
    const isAsked =
      act !== undefined &&
      (await act
        .shows(page)
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: aMoment })
        .then(
          () => true,
          () => false,
        ));
    if (act && screen && isAsked) {
      const visit = visits.get(screen) ?? 0;
      try {
        await act.does(page, { persona, coOwnerEmail, status: told.status, visit });
      } catch (problem) {
        // what was asked is not asked any more: the application has gone on by itself
        if ((await tellOf(page.request, uuid)).status === told.status) throw problem;
      }
      visits.set(screen, visit + 1);
      done.add(once);
      let goesOn = await changes(page, before, uuid, onStall ? BY_ITSELF_MS : AFTER_ACT_MS);
      while (!goesOn && (await onStall?.(page))) goesOn = await changes(page, before, uuid, BY_ITSELF_MS);
      if (!goesOn && !(await changes(page, before, uuid, AFTER_ACT_MS))) throw new Error(`Nothing follows ${screen} at ${told.status}`);
      still = 0;
      idleAt = '';
      continue;
    }
    // while others act the page asks at long intervals: where it is behind its application, it is waited for
    const isElsewhere = told.screen !== '' && told.screen !== screen;
    const isBehind = isElsewhere && screen === 'complete' && told.status !== 'DEED_SIGNING';
    idleAt = isElsewhere ? '' : place;
    if (await changes(page, before, uuid, isBehind ? AFTER_ACT_MS : screen === 'complete' ? IDLE_MS : aMoment, true)) {
      still = 0;
      continue;
    }
    still += 1;
    if (still < (PATIENCE[told.status] ?? 1)) continue;
    const theirPart = hasDone.has(told.status) ? undefined : journey.coOwner?.[told.status];
    if (theirPart) {
      hasDone.add(told.status);
      theirs ??= await otherBrowser(page);
      await theirPart(theirs, { uuid, name: coOwnerOf(persona) });
    } else if (!(await staffAct(page, uuid, { ...STAFF, ...journey.staff }[told.status] ?? []))) {
      await letTimePass(page, uuid, told, still);
      // A page that asked for nothing yet may ask on the day that has come.
      if (act !== undefined && !isAsked) await page.reload();
    }
  }
  await theirs?.close();
  const { status, history } = await tellOf(page.request, uuid);
  expect(status, `stuck at ${page.url()}`).toBe(journey.ends);
  const { interactions, screens } = pace.cost();
  const statuses = history.map((entry) => entry.status);
  expect(statuses).toEqual(expect.arrayContaining([...(journey.passes ?? [])]));
  expect(screens).toEqual(expect.arrayContaining([...(journey.sees ?? [])]));
  await expect(page).toHaveURL(journey.endsAt ?? ENDS_AT[status] ?? /./);
  const offer = toOffer ?? pace.cost();
  return {
    persona: journey.persona,
    modifiers: journey.modifiers ?? [],
    ended: status,
    statuses,
    screens,
    interactions,
    toOffer: { ...offer, screens: new Set(offer.screens).size },
    seconds: Math.round((performance.now() - began) / 1000),
  };
}
