/** The sandbox as the journeys use it: a person at a status, the clock, staff actions. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { codeIn } from '@hearthline/sandbox/email-code.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';

export type Played = { uuid: string; email: string; password: string; jwt: string; status: string };

/** Asks again while the service replies 503, as it does when no connection to its database is free in time: on a machine with other work. */
async function answered(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer = await ask();
  for (let asked = 1; answer.status() === 503 && asked < 10; asked += 1) {
    await pause(1000);
    answer = await ask();
  }
  return answer;
}

/** Registers a persona with a new email address, at a lender where one is named, and plays until `until` is its status. */
export async function play(
  request: APIRequestContext,
  persona: number | string,
  until: string,
  modifiers: string[] = [],
  org?: string,
): Promise<Played> {
  const answer = await answered(() =>
    request.post('/sandbox/applications', { data: { persona, until, modifiers, ...(org !== undefined && { org }) }, timeout: 120_000 }),
  );
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Played;
}

const REFUSALS: ReadonlySet<string> = new Set(['decline', 'cancel']);
/** The first reason for which staff may refuse the application now. */
async function firstReason(request: APIRequestContext, uuid: string): Promise<string[]> {
  const answer = await answered(() => request.get(`/sandbox/applications/${uuid}`));
  expect(answer.ok(), await answer.text()).toBe(true);
  const { refusalReasons } = (await answer.json()) as { refusalReasons: readonly { readonly code: string }[] };
  return refusalReasons.slice(0, 1).map(({ code }) => code);
}

export async function staff(request: APIRequestContext, uuid: string, action: string): Promise<void> {
  const answer = await request.post(`/sandbox/applications/${uuid}/staff`, {
    data: { action, ...(REFUSALS.has(action) && { reasons: await firstReason(request, uuid) }) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function statusOf(request: APIRequestContext, uuid: string): Promise<string> {
  const answer = await answered(() => request.get(`/sandbox/applications/${uuid}`));
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { status: string }).status;
}

/** What the sandbox tells about an application: where it stands, its clock, and what is due on it. */
export type ToldByStatus = {
  readonly status: ChecklistStatus;
  /** Where the borrower is led, below the address of the application. */
  readonly screen: string;
  readonly version: number;
  readonly now: string;
  readonly waitsFor: readonly string[];
  readonly timers: readonly { readonly name: string; readonly due_at: string; readonly state: string }[];
  readonly history: readonly { readonly seq: number; readonly status: ChecklistStatus }[];
};

export async function tellOf(request: APIRequestContext, uuid: string): Promise<ToldByStatus> {
  const answer = await answered(() => request.get(`/sandbox/applications/${uuid}`));
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as ToldByStatus;
}

/** Lets time pass for one application: "40s", "12h", "6d". */
export async function passTime(request: APIRequestContext, applicationUuid: string, advance: string): Promise<void> {
  const answer = await request.post('/sandbox/clock', { data: { advance, applicationUuid } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs the browser in as that person without the sign-in page, then opens the application: the product decides which screen. `host` is a lender's. */
export async function openAs(page: Page, who: Played, host = 'localhost'): Promise<void> {
  const home = new URL(process.env['HEARTHLINE_URL'] ?? '');
  home.hostname = host;
  await page.goto(new URL('/healthz', home).href);
  await page.evaluate(
    ([jwt, uuid]) => {
      localStorage.setItem('jwt', `Bearer ${jwt}`);
      localStorage.setItem('helocApplicationUuid', uuid);
    },
    [who.jwt, who.uuid] as const,
  );
  await page.goto(new URL(`/account/heloc/${who.uuid}/`, home).href);
}

/** The newest code that was emailed to an address, as its person reads it. */
export async function mailedCode(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await answered(() => request.get('/sandbox/outbox', { params: { to } }));
    const mails = (await answer.json()) as { readonly body: string }[];
    code = mails.map(({ body }) => codeIn(body)).find((found) => found !== null) ?? undefined;
    expect(code, `a code mailed to ${to}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return code ?? '';
}

let counter = 0;
/** An unused email address: `name+<time><n>@example.com`. */
export const freshEmail = (name: string): string =>
  `${name}+e${Math.round(performance.timeOrigin + performance.now()).toString(36)}${(counter += 1)}w${process.env['TEST_WORKER_INDEX'] ?? '0'}@example.com`;
