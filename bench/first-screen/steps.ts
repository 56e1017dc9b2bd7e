/** From the click on Continue to the next question, on each question of registration: how long, and which requests it waited for. */
import type { Browser, Page } from 'playwright';

import { phone } from './measure.ts';

export type Step = {
  /** The screen that was left. */
  readonly from: string;
  /** Milliseconds from the click to the frame in which the next question was painted. */
  readonly ms: number;
  /** Requests for code, style or data begun after the click and answered before the next question was there: those it can have waited for. */
  readonly inTheWay: readonly string[];
};

/** Milliseconds a borrower looks at a question before answering it; a quick reader needs more. */
const LOOKS_MS = 2000;

type Seen = { clicked: number; shown: number };

/** Runs in the page: notes the moment of a click on a button, and of the first frame with another heading. */
function watchClicks(): void {
  const seen: Seen = { clicked: 0, shown: 0 };
  Object.assign(globalThis, { hearthlineStep: seen });
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  let before = '';
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest('button[type=submit]') === null) return;
      before = heading();
      seen.clicked = performance.now();
      seen.shown = 0;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (seen.clicked === 0 || seen.shown > 0 || heading() === before || heading() === '') return;
    seen.shown = -1;
    // a frame's callbacks run before its paint: the task after them runs behind it
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.shown = performance.now();
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

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
    const answered: { what: string; began: number; ended: number }[] = [];
    page.on('requestfinished', (request) => {
      const { startTime, responseEnd } = request.timing();
      if (request.method() === 'GET')
        answered.push({ what: new URL(request.url()).pathname, began: startTime, ended: startTime + responseEnd });
    });
    await page.addInitScript(watchClicks);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const steps: Step[] = [];
    for (const { screen, answer } of QUESTIONS) {
      await page.waitForTimeout(LOOKS_MS);
      await answer(page);
      await page.locator('button[type=submit]').click();
      await page.waitForFunction(() => (globalThis as unknown as { hearthlineStep: Seen }).hearthlineStep.shown > 0, undefined, {
        timeout: 60_000,
      });
      const { clicked, shown } = await page.evaluate(() => (globalThis as unknown as { hearthlineStep: Seen }).hearthlineStep);
      const origin = await page.evaluate(() => performance.timeOrigin);
      steps.push({
        from: screen,
        ms: shown - clicked,
        inTheWay: answered.filter(({ began, ended }) => began >= origin + clicked && ended <= origin + shown).map(({ what }) => what),
      });
      await page.evaluate(() =>
        Object.assign((globalThis as unknown as { hearthlineStep: Seen }).hearthlineStep, { clicked: 0, shown: 0 }),
      );
    }
    return steps;
  } finally {
    await context.close();
  }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Median and 95th percentile of all steps, and the most requests that one step waited for. */
export function summary(steps: readonly Step[]): { median: number; p95: number; inTheWay: number } {
  const times = steps.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return { median: at(times, 0.5), p95: at(times, 0.95), inTheWay: Math.max(...steps.map(({ inTheWay }) => inTheWay.length)) };
}
