/** The notary, by video and in person, as a borrower uses the pages. */
import { NOTARY } from '@hearthline/client/parts/notary/copy.ts';
import { COPY as RESERVE } from '@hearthline/client/screens/notary/reserve-manual/copy.ts';
import { COPY as SCHEDULE } from '@hearthline/client/screens/notary/schedule-manual/copy.ts';
import { nextNotaryOpening } from '@hearthline/rules/notary-hours.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pressContinue } from './controls.ts';

/** The uuid in the address of a page of an application. */
const uuidIn = (page: Page): string => /\/account\/heloc\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

async function clockOf(page: Page, uuid: string): Promise<Date> {
  const answer = await page.request.get('/sandbox/clock', { params: { applicationUuid: uuid } });
  return new Date(((await answer.json()) as { now: string }).now);
}
async function setClock(page: Page, applicationUuid: string, set: string): Promise<void> {
  const answer = await page.request.post('/sandbox/clock', { data: { set, applicationUuid } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Lets time pass until notaries work. */
export async function untilNotariesWork(page: Page, uuid = uuidIn(page)): Promise<void> {
  const opensAt = nextNotaryOpening(await clockOf(page, uuid));
  if (opensAt !== null) await setClock(page, uuid, opensAt);
}
/** Lets time pass until the notaries have gone home: to midnight in Los Angeles, or an hour from it. */
export async function untilNotariesAreGone(page: Page, uuid: string): Promise<void> {
  const tomorrow = new Date((await clockOf(page, uuid)).getTime() + 86_400_000).toISOString().slice(0, 10);
  await setClock(page, uuid, `${tomorrow}T08:00:00.000Z`);
}

/** The step the notary service shows, by its heading. */
const step = async (page: Page, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 30_000 });
};

/** At notary/intro, or any page with the button: leaves for the notary service. Moves the clock into the hours of notaries first. */
export async function openSession(page: Page, button: string = NOTARY.open): Promise<void> {
  await untilNotariesWork(page);
  await page.reload();
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/sandbox\/vendors\/notary\//, { timeout: 30_000 });
}

/** At the notary service: from the camera to the questions. */
export async function showId(page: Page, id = 'Driver’s license'): Promise<void> {
  await step(page, /^Welcome/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await step(page, 'Show your ID');
  await page.getByRole('radio', { name: id }).check();
  await page.getByRole('button', { name: 'Show this ID' }).click();
}

/** Answers the five questions as the sandbox lists below them, or all wrong. */
export async function answerQuestions(page: Page, { right = true } = {}): Promise<void> {
  await step(page, 'Five questions about you');
  const correct = await page.locator('table code').allTextContents();
  for (const [index, group] of (
    await page
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all()
  ).entries()) {
    const answers = group.getByRole('radio');
    if (right) await group.getByRole('radio', { name: correct[index] ?? '', exact: true }).check();
    else
      for (const answer of await answers.all())
        if ((await answer.getAttribute('value')) !== correct[index]) {
          await answer.check();
          break;
        }
  }
  await page.getByRole('button', { name: 'Send the answers' }).click();
}

/** With the notary: the oath, the signature, and the seal. */
async function untilSealed(page: Page): Promise<void> {
  await step(page, /your notary, is here$/);
  await page.getByRole('button', { name: 'Yes, I sign of my own free will' }).click();
  await step(page, 'Sign the documents');
  const name = (await page.getByText(/^As in the documents: /).textContent())?.replace('As in the documents: ', '') ?? '';
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await step(page, 'Signed and sealed');
}

/** With the notary, and back to the product. */
export async function signBeforeNotary(page: Page): Promise<void> {
  await untilSealed(page);
  await page.getByRole('button', { name: 'Return to your lender' }).click();
}

/** Every other signer of an application meets the notary, by the link of their own email. */
export async function othersMeetNotary(page: Page, uuid: string): Promise<void> {
  await untilNotariesWork(page, uuid);
  const answer = await page.request.get('/sandbox/outbox', { params: { applicationUuid: uuid } });
  const mails = (await answer.json()) as { body: string }[];
  const links = mails.flatMap(({ body }) => /https?:\S+\/sandbox\/vendors\/notary\/\S+/.exec(body)?.[0] ?? []);
  expect(links.length, 'emails of the notary').toBeGreaterThan(0);
  for (const link of new Set(links)) {
    await page.goto(link);
    await showId(page);
    await answerQuestions(page);
    await untilSealed(page);
  }
}

/** At notary/intro: the whole session by video, to the return. */
export async function meetNotary(page: Page): Promise<void> {
  await openSession(page);
  await showId(page);
  await answerQuestions(page);
  await signBeforeNotary(page);
  await expect(page).not.toHaveURL(/\/sandbox\/vendors\//);
}

/** At notary/intro: chooses a notary in person. */
export async function chooseInPerson(page: Page): Promise<void> {
  await page.getByRole('link', { name: NOTARY.inPerson }).click();
  await pressContinue(page, SCHEDULE.submit);
  await expect(page).toHaveURL(/notary\/reserve-manual/, { timeout: 30_000 });
}

/** At notary/reserve-manual: three times on the first three days, at home and with the phone number of the account. `from` is the first day taken. */
export async function reserveNotary(page: Page, from = 1): Promise<void> {
  for (const [index, choice] of RESERVE.choice.entries()) {
    const group = page.getByRole('group', { name: choice });
    await group.getByLabel(RESERVE.dayOf(choice)).selectOption({ index: from + index });
    await group.getByLabel(RESERVE.time).selectOption({ index: 2 });
  }
  await pressContinue(page, RESERVE.submit);
  await expect(page.getByRole('heading', { level: 1, name: RESERVE.requested })).toBeVisible({ timeout: 30_000 });
}
