/** The closing documents from the final offer to the copies: typed, drawn, by keyboard, interrupted, changed, without a location and offline. */
import { LOCATION } from '@hearthline/client/parts/location/copy.ts';
import { SIGNING } from '@hearthline/client/parts/signing/copy.ts';
import { COPY as INTRO, FINAL } from '@hearthline/client/screens/signing/intro/copy.ts';
import { COPY as SUPPORT } from '@hearthline/client/screens/signing/support/copy.ts';
import type { Page } from '@playwright/test';

import { choose, pressContinue, question, tabTo } from '../pages/controls.ts';
import { readToEnd } from '../pages/documents.ts';
import { readClosing, readEach, reviewAndSign, signClosing, signHere, signPlaces, typeSignature } from '../pages/signing.ts';
import { openAs, passTime, play, type Played, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const NAME = 'Grace Happy';
const LATER = { timeout: 60_000 };
const toSigning = async (page: Page): Promise<Played> => {
  const who = await play(page.request, 1, 'NOTE_SIGNING');
  await openAs(page, who);
  return who;
};
/** Everything but the last press. */
async function toLastPress(page: Page): Promise<void> {
  await readClosing(page);
  await typeSignature(page, NAME);
  await signPlaces(page);
  await pressContinue(page, SIGNING.toReview);
  await choose(page, new RegExp(`^${SIGNING.agreeTitle}`), 'checkbox');
}
const apiOf = ({ uuid, jwt }: Played) => ({
  one: `/service-application/api/v1/application/heloc/${uuid}`,
  headers: { authorization: `Bearer ${jwt}`, 'x-org': 'MAIN' },
});
/** Downloads a copy and returns how the file begins. */
async function downloaded(page: Page, title: string | RegExp): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: title }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).subarray(0, 5).toString();
}

test('the final terms are accepted, the documents are prepared and signed with a typed name, and the copies are downloaded', async ({
  page,
  request,
}) => {
  const who = await play(request, 1, 'FINAL_OFFER');
  await openAs(page, who);
  await expect(question(page)).toHaveText(FINAL.title);
  await accessible(page, 'final offer');
  await pressContinue(page, FINAL.submit);
  await expect(async () => {
    await passTime(request, who.uuid, '1h');
    expect(await statusOf(request, who.uuid)).toBe('NOTE_SIGNING');
  }).toPass(LATER);
  await expect(question(page)).toHaveText(INTRO.title, LATER);
  await accessible(page, 'before signing');
  await page.getByRole('link', { name: new RegExp(INTRO.help) }).click();
  await expect(question(page)).toHaveText(SUPPORT.title);
  await expect(page.getByText(/^Monday to Friday, 7 AM to 7 PM/)).toBeVisible();
  await accessible(page, 'help while signing');
  await page.getByRole('link', { name: SUPPORT.back }).click();
  await expect(question(page)).toHaveText(SIGNING.readTitle);
  await page.goBack();
  await page.goBack();
  await readClosing(page);
  await accessible(page, 'choice of a signature');
  await typeSignature(page, NAME);
  await accessible(page, 'places to sign');
  await signPlaces(page);
  await reviewAndSign(page);
  await accessible(page, 'signed');
  expect(await downloaded(page, /^Download Home equity line of credit agreement/)).toBe('%PDF-');
  expect(await downloaded(page, SIGNING.downloadOf(SIGNING.certificate))).toBe('%PDF-');
  await pressContinue(page, SIGNING.go);
  await expect.poll(async () => statusOf(request, who.uuid), LATER).not.toBe('NOTE_SIGNING');
  await expect(page).not.toHaveURL(/\/signing\//, LATER);
});

test('a signature is drawn, by touch on a phone, and is shown at every place', async ({ page, isMobile, hasTouch }) => {
  expect(isMobile).toBeFalsy();
  const who = await toSigning(page);
  await readClosing(page);
  await choose(page, SIGNING.drawn);
  await page.getByRole('textbox', { name: SIGNING.name }).fill(NAME);
  const pad = page.getByRole('img', { name: SIGNING.padName });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad');
  const line = Array.from({ length: 24 }, (_, at) => ({ x: box.x + 20 + at * 8, y: box.y + box.height / 2 + 20 * Math.sin(at) }));
  if (hasTouch) {
    const cdp = await page.context().newCDPSession(page);
    for (const [at, point] of line.entries())
      await cdp.send('Input.dispatchTouchEvent', { type: at === 0 ? 'touchStart' : 'touchMove', touchPoints: [point] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(line[0]?.x ?? 0, line[0]?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of line) await page.mouse.move(x, y);
    await page.mouse.up();
  }
  await pressContinue(page, SIGNING.adopt);
  await expect(question(page)).toHaveText(SIGNING.placeTitle);
  await signPlaces(page);
  const placed = page.getByRole('img', { name: /^Signed by Grace Happy/ });
  await expect(placed.last().locator('path')).toHaveAttribute('d', /^M\d+ \d+L/);
  await accessible(page, 'drawn signature placed');
  await reviewAndSign(page);
  const { one, headers } = apiOf(who);
  const { valid } = (await (await page.request.get(`${one}/evidence`, { headers })).json()) as { valid: boolean };
  expect(valid).toBe(true);
});

test('everything is signed with the keyboard alone', async ({ page }) => {
  await toSigning(page);
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }).last());
    await page.keyboard.press('Enter');
  };
  await press(INTRO.start);
  // Disclosures, agreement, authorization of automatic payments, deed.
  for (let document = 1; document < 4; document += 1) {
    await readToEnd(page);
    await press(/^Next document/);
  }
  await readToEnd(page);
  await press(SIGNING.toSignature);
  await expect(question(page)).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: SIGNING.name }));
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText(SIGNING.placeTitle);
  await tabTo(page, signHere(page));
  for (let place = 2; place <= 4; place += 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(SIGNING.place(place, 4)).filter({ visible: true }).first()).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: SIGNING.toReview })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: new RegExp(`^${SIGNING.agreeTitle}`) }));
  await page.keyboard.press('Space');
  await press(SIGNING.sign);
  await expect(question(page)).toHaveText(SIGNING.doneTitle);
});

test('an interrupted signing goes on at the place where it stopped, after a reload and on another device', async ({ page, browser }) => {
  const who = await toSigning(page);
  await readClosing(page);
  await page.reload();
  await expect(question(page)).toHaveText(SIGNING.adoptTitle);
  await typeSignature(page, NAME);
  await signPlaces(page, 2);
  const at = page.getByText(SIGNING.place(3, 4)).filter({ visible: true }).first();
  await expect(at).toBeVisible();
  await expect(page.getByText(SIGNING.notKept)).toHaveCount(0);
  await page.reload();
  await expect(at).toBeVisible();
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await openAs(phone, who);
  await phone.getByRole('button', { name: INTRO.resume }).click();
  await expect(phone.getByText(SIGNING.place(3, 4)).filter({ visible: true }).first()).toBeVisible();
  await signPlaces(phone);
  await reviewAndSign(phone);
  await other.close();
});

test('a document that changed after it was read is not signed: the page names it, and it is read and signed anew', async ({
  page,
  request,
}) => {
  const who = await toSigning(page);
  await toLastPress(page);
  // meanwhile, on another device, an owner is added: every document names her
  const { one, headers } = apiOf(who);
  const olive = {
    firstName: 'Olive',
    lastName: 'Happy',
    email: `olive+${who.uuid.slice(-8)}@example.com`,
    phone: '6025550154',
    role: 'CO_DEEDER',
  };
  expect((await request.post(`${one}/signers`, { headers, data: olive })).status()).toBe(201);
  await expect(async () => {
    await passTime(request, who.uuid, '1d');
    expect(await statusOf(request, who.uuid)).toBe('NOTE_SIGNING');
  }).toPass({ timeout: 90_000 });
  await pressContinue(page, SIGNING.sign);
  await expect(page.getByText(/^Changed since you read it: .*Deed of Trust/)).toBeVisible();
  await expect(question(page)).toHaveText(SIGNING.readTitle);
  expect(await statusOf(request, who.uuid)).toBe('NOTE_SIGNING');
  await accessible(page, 'a document changed');
  const toPlaces = page.getByRole('button', { name: SIGNING.placeTitle });
  await readEach(page, toPlaces);
  await toPlaces.click();
  await signPlaces(page);
  await reviewAndSign(page);
});

test('the location is refused or shared, which is remembered, and signing goes on either way', async ({ page, context }) => {
  await toSigning(page);
  await page.getByRole('button', { name: LOCATION.refuse }).click();
  await expect(page.getByText(LOCATION.answers.REFUSED)).toBeVisible();
  await page.reload();
  await expect(page.getByText(LOCATION.answers.REFUSED)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 33.4484, longitude: -112.074, accuracy: 20 });
  await page.getByRole('button', { name: LOCATION.shareAfter }).click();
  await expect(page.getByText(LOCATION.answers.SHARED)).toBeVisible();
  await page.getByRole('button', { name: LOCATION.refuseAfter }).click();
  await expect(page.getByText(LOCATION.answers.REFUSED)).toBeVisible();
  await signClosing(page, NAME);
});

test('a signature sent offline, and one whose reply is lost, are each signed once with the same button', async ({ page, request }) => {
  const who = await toSigning(page);
  await toLastPress(page);
  await page.context().setOffline(true);
  await pressContinue(page, SIGNING.sign);
  await expect(page.getByText(/You seem to be offline/).first()).toBeVisible();
  await page.context().setOffline(false);
  expect(await statusOf(request, who.uuid)).toBe('NOTE_SIGNING');
  await page.route(
    '**/disclosures/CLOSING/sign',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await pressContinue(page, SIGNING.sign);
  await expect.poll(async () => statusOf(request, who.uuid)).not.toBe('NOTE_SIGNING');
  await expect(async () => {
    const again = page.getByRole('button', { name: SIGNING.sign });
    if (await again.isVisible()) await again.click({ timeout: 3000 });
    await expect(question(page)).toHaveText(SIGNING.doneTitle, { timeout: 3000 });
  }).toPass(LATER);
});
