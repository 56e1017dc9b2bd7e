/** From the click on Continue to the next question, on each question of registration: how long, and which requests it waited for. */
import type { Browser, Page } from 'playwright';

import { type Click, clicksOf } from './clicks.ts';
import { phone } from './measure.ts';

/** A step, and the screen that was left. */
export type Step = Click & { readonly from: string };

/** Milliseconds a borrower looks at a question before answering it; a quick reader needs more. */
const LOOKS_MS = 2000;

type Question = { readonly screen: string; readonly answer: (page: Page) => Promise<void> };

/** A borrower of the sandbox at home; the last question sends, so it is not left. */
const QUESTIONS: readonly Question[] = [
  {
    screen: 'register-v2',
    async answer(page) {
      await page.getByRole('combobox').first().pressSequentially('101 Clear Path', { delay: 60 });
      await page
        .getByRole('option', { name: /101 Clear Path Ln/ })
        .first()
        .click();
      await page.locator('input[type=radio]').first().check({ force: true });
    },
  },
  { screen: 'for-sale', answer: (page) => page.locator('input[type=radio]').last().check({ force: true }) },
  {
    screen: 'annual-income',
    async answer(page) {
      await page.locator('input[name=income]').fill('144000');
      await page.locator('select').first().selectOption({ index: 1 });
    },
  },
  {
    screen: 'legal-name',
    async answer(page) {
      await page.locator('input[name=firstName]').fill('Grace');
      await page.locator('input[name=lastName]').fill('Happy');
    },
  },
  {
    screen: 'birthdate',
    async answer(page) {
      await page.getByLabel('Month').pressSequentially('05171984', { delay: 40 });
    },
  },
  {
    screen: 'phone-and-email',
    async answer(page) {
      await page.locator('input[name=phoneNumber]').fill('6025550101');
      await page.locator('input[name=email]').fill('grace.bench@example.com');
    },
  },
];

/** Plays registration once in a fresh profile and reports each step. */
export async function measureSteps(browser: Browser, url: string): Promise<Step[]> {
  const { context, page } = await phone(browser);
  try {
    const click = await clicksOf(page, 'GET');
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const steps: Step[] = [];
    for (const { screen, answer } of QUESTIONS) {
      await page.waitForTimeout(LOOKS_MS);
      await answer(page);
      steps.push({ from: screen, ...(await click()) });
    }
    return steps;
  } finally {
    await context.close();
  }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Median and 95th percentile of all steps, and the most requests that one step waited for. */
export function summary(steps: readonly Click[]): { median: number; p95: number; inTheWay: number } {
  const times = steps.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return { median: at(times, 0.5), p95: at(times, 0.95), inTheWay: Math.max(...steps.map(({ inTheWay }) => inTheWay.length)) };
}
