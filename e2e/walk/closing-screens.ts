/** What a borrower does at the screens of the closing, and what a co-owner does in a browser of their own. */
import { NOTARY } from '@hearthline/client/parts/notary/copy.ts';
import { COPY as IDENTITY } from '@hearthline/client/parts/identity/copy.ts';
import { CANCEL } from '@hearthline/client/parts/rescission/copy.ts';
import { REFUSE } from '@hearthline/client/screens/heloc-signer/copy.ts';
import { WAITING as THEIR_ID } from '@hearthline/client/screens/heloc-signer/identity/copy.ts';
import { NOTARY as THEIRS } from '@hearthline/client/screens/heloc-signer/sign/copy.ts';
import { COPY as ERROR } from '@hearthline/client/screens/notary/error/copy.ts';
import { COPY as RESERVE } from '@hearthline/client/screens/notary/reserve-manual/copy.ts';
import { COPY as INTRO, FINAL } from '@hearthline/client/screens/signing/intro/copy.ts';
import { nameOf } from '@hearthline/sandbox/registration.ts';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

import { cancelLine } from '../pages/closing.ts';
import { choose, pressContinue } from '../pages/controls.ts';
import { readToEnd } from '../pages/documents.ts';
import { giveIdentity } from '../pages/identity.ts';
import { answerQuestions, meetNotary, openSession, reserveNotary, showId, signBeforeNotary, untilNotariesWork } from '../pages/notary.ts';
import { agree, atSigner, invitationPath, openAccount, openInvitation, signAsCoOwner, tellAbout } from '../pages/signer.ts';
import { signClosing } from '../pages/signing.ts';
import type { Act, Acts } from './screens.ts';

/** Reads the flood notice to its end and confirms it, where there is one. */
async function acknowledgeFlood(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: INTRO.floodOpen });
  if (!(await open.isVisible())) return;
  await open.click();
  await readToEnd(page, INTRO.floodTitle);
  await page.keyboard.press('Escape');
  await choose(page, new RegExp(`^${INTRO.floodAgree}`), 'checkbox');
}

/** The session may be opened now, or once notaries work. */
const notaryAsks = (page: Page) => page.getByRole('button', { name: NOTARY.open }).or(page.getByText(NOTARY.closed));

export const CLOSING_ACTS: Acts = {
  'signing/intro': {
    shows: (page) => page.getByRole('button', { name: new RegExp(`^(?:${FINAL.submit}|${INTRO.start}|${INTRO.resume})$`) }),
    does: async (page, { persona }) => {
      if (await page.getByRole('button', { name: FINAL.submit }).isVisible()) return pressContinue(page, FINAL.submit);
      await acknowledgeFlood(page);
      await signClosing(page, nameOf(persona));
    },
  },
  'notary/intro': { shows: notaryAsks, does: meetNotary },
  'notary/error': {
    shows: (page) => page.getByRole('link', { name: ERROR.choose }),
    does: (page) => page.getByRole('link', { name: ERROR.choose }).click(),
  },
  'notary/reserve-manual': { shows: (page) => page.getByRole('button', { name: RESERVE.submit }), does: (page) => reserveNotary(page) },
};

/** At notary/intro: answers the questions of the notary service wrong, twice. */
export const failAtNotary: Act = {
  shows: notaryAsks,
  does: async (page) => {
    await openSession(page);
    await showId(page);
    await answerQuestions(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await answerQuestions(page, { right: false });
    await page.getByRole('button', { name: 'Return to your lender' }).click();
  },
};

/** At complete: sends the notice that cancels the line. */
export const rescind: Act = {
  shows: (page) => page.getByRole('button', { name: CANCEL.open }),
  does: (page, { persona }) => cancelLine(page, nameOf(persona)),
};

type About = { readonly uuid: string; readonly name: string };

/** The invitation to the signature. */
export async function signTheirs(context: BrowserContext, about: About): Promise<void> {
  await signAsCoOwner(context, about, about.name);
}

/** The meeting with the notary by video, from the page that follows the signature. */
export async function meetTheirNotary(context: BrowserContext, { uuid }: About): Promise<void> {
  const page = context.pages().at(-1) ?? (await context.newPage());
  await untilNotariesWork(page, uuid);
  await page.reload();
  await page.getByRole('button', { name: THEIRS.open }).click();
  await showId(page);
  await answerQuestions(page);
  await signBeforeNotary(page);
}

/** Says no, after the consequences were read. */
export async function refuseTheirs(context: BrowserContext, about: About): Promise<void> {
  const page = await context.newPage();
  await openInvitation(page, await invitationPath(page.request, about));
  await openAccount(page);
  await pressContinue(page, REFUSE.open);
  await page.getByRole('dialog').getByRole('button', { name: REFUSE.yes }).click();
  await atSigner(page, 'cancelled');
}

/** Sends blurred pictures until a person has to look at them. */
export async function sendBlurredIds(context: BrowserContext, about: About): Promise<void> {
  const page = await context.newPage();
  await openInvitation(page, await invitationPath(page.request, about));
  await openAccount(page);
  await agree(page);
  await tellAbout(page);
  for (const next of [IDENTITY.tries(2, 3), IDENTITY.tries(3, 3), THEIR_ID.reviewIntro]) {
    await giveIdentity(page, "US Driver's License", 'blurry-');
    await expect(page.getByText(next).first()).toBeVisible({ timeout: 60_000 });
  }
}
