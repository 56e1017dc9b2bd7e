/** The running product as the pictures use it: a person played to a status and signed in, a page that has settled. */
import type { Page } from '@playwright/test';

/** What the sandbox plays: `POST /sandbox/applications`. */
type Part = { readonly persona: number | string; readonly until: string; readonly org?: string; readonly modifiers?: readonly string[] };
type Played = { readonly uuid: string; readonly jwt: string };

/** Has the sandbox at `url` play a person to a status. Throws with the refusal. */
export async function play(url: string, part: Part): Promise<Played> {
  const answer = await fetch(`${url}/sandbox/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(part),
  });
  if (!answer.ok) throw new Error(`persona ${part.persona} until ${part.until}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Played;
}

/** Signs the browser in as that person at `home`, which is a lender's address, and opens `path`. */
export async function signInAs(page: Page, { uuid, jwt }: Played, home: string | URL, path = `/account/heloc/${uuid}/`): Promise<void> {
  await page.goto(new URL('/healthz', home).href);
  await page.evaluate(
    ([token, application]) => {
      localStorage.setItem('jwt', `Bearer ${token}`);
      localStorage.setItem('helocApplicationUuid', application);
    },
    [jwt, uuid] as const,
  );
  await page.goto(new URL(path, home).href);
}

/** Waits until the heading is there, with its fonts, and nothing is being loaded. */
export async function untilSettled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // an application's page keeps one request open: its status
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
