/** The chat: a visitor and the inbox in two browsers, a reconnect, two people who answer, no one there, and a borrower who is known. */
import type { Browser, Locator, Page } from '@playwright/test';
import { CHAT as ENTRY } from '@hearthline/client/chat/entry/copy.ts';
import { ALERTS, CHAT, COMPOSER, END, FEEDBACK, FILES, FORM, NOBODY, THREAD } from '@hearthline/client/chat/copy.ts';
import { CHAT_VENDORS } from '@hearthline/providers/chat/port.ts';
import { hs256 } from '@hearthline/providers/wire/hs256.ts';
import { begunOver, chatOverVendor } from '../pages/vendor-chat.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { openAs, play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const LENDER = 'Hearthline';
const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: CHAT.title(LENDER) });
const box = (page: Page): Locator => chatOf(page).getByLabel(COMPOSER.label);
const words = (page: Page, text: string): Locator =>
  chatOf(page).getByRole('region', { name: THREAD.messages }).getByText(text, { exact: true });

async function other(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: process.env['HEARTHLINE_URL'] ?? '' });
  return context.newPage();
}

/** Opens the chat of a page and begins it as a visitor; outside the hours the assistant answers first, and is asked for a person. */
async function beginAsVisitor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: ENTRY.open(0), exact: true }).click();
  await chatOf(page).getByLabel(FORM.name).fill(name);
  await chatOf(page).getByLabel(FORM.email).fill('visitor@example.com');
  await chatOf(page).getByRole('button', { name: FORM.start }).click();
  await expect(box(page)).toBeVisible();
  await askForPerson(page);
}
/** Opens the chat of a page that has one already. */
async function openAgain(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^Chat/ }).click();
}
async function askForPerson(page: Page): Promise<void> {
  const person = chatOf(page).getByRole('button', { name: COMPOSER.person });
  if (await person.isVisible()) await person.click();
}
/** Sends words; `shown`: as they are stored. */
async function say(page: Page, text: string, shown = text): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(words(page, shown)).toBeVisible();
}
/** A name that no other journey has in its chat. */
const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** Opens a person's chat in the inbox, from all that are open. `search`: what only this chat has. */
async function openAtDesk(desk: Page, name: string, search = name): Promise<void> {
  await desk.goto('/desk/chat');
  await desk.getByRole('button', { name: 'All open' }).click();
  const found = desk.waitForResponse((reply) => new URL(reply.url()).searchParams.get('search') === search);
  await desk.getByRole('searchbox').fill(search);
  await found;
  await expect(desk.getByRole('link', { name: new RegExp(name) })).toHaveCount(1);
  await desk.getByRole('link', { name: new RegExp(name) }).click();
  await expect(desk.getByRole('heading', { name })).toBeVisible();
}
async function answerAtDesk(desk: Page, name: string, text: string): Promise<void> {
  const field = desk.getByLabel(`Answer ${name}`);
  await field.fill(text);
  await field.press('Enter');
  await expect(desk.getByRole('log').getByText(text, { exact: true })).toBeVisible();
}

test('@short-wide a visitor and a person at the desk write to each other; a reload keeps the chat, and its end offers the survey', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const name = unique('Vera');
  await page.goto('/account/heloc/register-v2');
  await beginAsVisitor(page, name);
  await say(page, 'My card is 4111 1111 1111 1111', 'My card is •••• •••• •••• 1111');
  await accessible(page, 'the chat with messages');

  const desk = await other(browser);
  await signInAtDesk(desk, 'agent');
  await openAtDesk(desk, name);
  await expect(desk.getByRole('log').getByText('My card is •••• •••• •••• 1111')).toBeVisible();
  await answerAtDesk(desk, name, 'Please leave card numbers out.');
  await expect(words(page, 'Please leave card numbers out.')).toBeVisible();
  await accessible(desk, 'a chat at the desk');

  await page.reload();
  await openAgain(page);
  await expect(words(page, 'Please leave card numbers out.')).toBeVisible();
  await say(page, 'I will.');
  await expect(desk.getByRole('log').getByText('I will.')).toBeVisible();

  await chatOf(page).getByRole('button', { name: COMPOSER.end }).click();
  await chatOf(page).getByRole('button', { name: COMPOSER.end }).last().click();
  await expect(chatOf(page).getByRole('region', { name: END.title })).toBeVisible();
  const survey = chatOf(page).getByRole('link', { name: END.survey });
  const address = new URL((await survey.getAttribute('href')) ?? '');
  expect([...address.searchParams.keys()]).toEqual(['interactionId']);
  expect(await survey.getAttribute('target')).toBe('_blank');
  await chatOf(page).getByRole('button', { name: END.again }).click();
  await expect(chatOf(page).getByLabel(FORM.name)).toBeVisible();
});

test('what was said while a page had no connection is there when it is back, once', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const name = unique('Rita');
  await page.goto('/account/heloc/register-v2');
  await beginAsVisitor(page, name);
  await say(page, 'Hello');
  const desk = await other(browser);
  await signInAtDesk(desk, 'closer');
  await openAtDesk(desk, name);
  await page.context().setOffline(true);
  await expect(chatOf(page).getByText(ALERTS.lost.text)).toBeVisible({ timeout: 60_000 });
  await answerAtDesk(desk, name, 'The first answer');
  await answerAtDesk(desk, name, 'The second answer');
  await page.context().setOffline(false);
  await expect(words(page, 'The second answer')).toBeVisible({ timeout: 60_000 });
  await expect(chatOf(page).getByText(ALERTS.lost.text)).toBeHidden();
  await expect(words(page, 'The first answer')).toHaveCount(1);
});

for (const vendor of CHAT_VENDORS)
  test(`a visitor chats over ${vendor}: the form, both ways, a file, a lost connection, a reload, the end`, async ({ page, request }) => {
    await chatOverVendor(page, request, vendor);
  });

test('a person whom userToken names to TalkJS writes there as that person', async ({ page, request }) => {
  const userToken = hs256('sandbox-secret', { tokenType: 'user', iss: 'sandbox-app', sub: 'member-7' });
  const { id, address } = await begunOver(page, `mode=talkjs&userToken=${userToken}`);
  await say(page, 'It is me');
  type AtVendor = { readonly id: string; readonly messages: readonly { readonly author: string; readonly body: string }[] };
  const written = async () => {
    const all = (await (await request.get(`${address}/_conversations`)).json()) as readonly AtVendor[];
    return all.find((one) => one.id === id)?.messages.filter(({ body }) => body === 'It is me');
  };
  // the page shows what is on its way too
  await expect.poll(written).toMatchObject([{ author: 'member-7' }]);
});

test('two tabs show one conversation', async ({ page }) => {
  const name = unique('Tom');
  await page.goto('/account/heloc/register-v2');
  await beginAsVisitor(page, name);
  await say(page, 'From the first tab');
  const tab = await page.context().newPage();
  await tab.goto('/account/heloc/register-v2?pop-webchat=true');
  await expect(words(tab, 'From the first tab')).toBeVisible();
  await say(tab, 'From the second tab');
  await expect(words(page, 'From the second tab')).toBeVisible();
});

/** Begins a chat of a lender whose desk is empty, and asks for a person. */
async function beginAtPlumfield(page: Page, name: string, email: string): Promise<Locator> {
  await page.goto('/account/heloc/register-v2?org=PLUMFIELD');
  await page.getByRole('button', { name: ENTRY.open(0), exact: true }).click();
  const chat = page.getByRole('dialog', { name: /^Chat with / });
  await chat.getByLabel(FORM.name).fill(name);
  await chat.getByLabel(FORM.email).fill(email);
  await chat.getByRole('button', { name: FORM.start }).click();
  await expect(chat.getByLabel(COMPOSER.label)).toBeVisible();
  const person = chat.getByRole('button', { name: COMPOSER.person });
  if (await person.isVisible()) await person.click();
  return chat;
}
/** Opens the inbox of that lender with a chat. */
async function openAtPlumfield(desk: Page, name: string): Promise<void> {
  const origin = (process.env['HEARTHLINE_URL'] ?? '').replace('localhost', 'plumfield.localhost');
  await signInAtDesk(desk, 'agent', { orgCode: 'PLUMFIELD', origin });
  await desk.goto(`${origin}/desk/chat`);
  await desk.getByRole('link', { name: new RegExp(name) }).click();
}

test('with no one there, a call back is asked for, and the desk calls', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const name = unique('Nora');
  const chat = await beginAtPlumfield(page, name, 'nora@example.com');
  await expect(chat.getByText(NOBODY.title)).toBeVisible({ timeout: 60_000 });
  await chat.getByRole('button', { name: NOBODY.call }).click();
  await chat.getByLabel(NOBODY.phone).fill('6025550101');
  await chat.getByLabel(NOBODY.windows.MORNING).check();
  await chat.getByRole('button', { name: NOBODY.ask }).click();
  await expect(chat.getByText(NOBODY.called('Morning'))).toBeVisible();

  const desk = await other(browser);
  await openAtPlumfield(desk, name);
  await expect(desk.getByRole('link', { name: /602.*555.*0101/ })).toBeVisible();
});

test('a borrower is known to the chat, and signing out takes it away', async ({ page, request, viewport }) => {
  test.skip(viewport?.width !== 1280, 'a phone has its log out in another menu');
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await page.getByRole('button', { name: ENTRY.open(0), exact: true }).click();
  await expect(box(page)).toBeVisible();
  await askForPerson(page);
  await say(page, 'Hello from my application');
  await chatOf(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: /log out/i })
    .or(page.getByRole('button', { name: /log out/i }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: ENTRY.open(0), exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: ENTRY.open(0), exact: true }).click();
  await expect(page.getByRole('dialog', { name: CHAT.title(LENDER) }).getByLabel(FORM.name)).toBeVisible();
  await expect(page.getByText('Hello from my application')).toHaveCount(0);
});

test('a borrower asks the assistant where they stand, rates its answer, and goes on with a person who has read it all', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  await openAs(page, who);
  const mode = new URL(page.url());
  mode.searchParams.set('mode', 'chatbot');
  await page.goto(mode.href);
  await page.getByRole('button', { name: ENTRY.open(0), exact: true }).click();
  await say(page, 'Where does my application stand?');
  const answer = chatOf(page).getByRole('listitem').filter({ hasText: 'From your application' });
  await expect(answer).toBeVisible();
  await accessible(page, 'an answer of the assistant');
  await answer.getByRole('button', { name: FEEDBACK.down }).click();
  const more = page.getByRole('dialog', { name: FEEDBACK.title });
  await more.getByRole('button', { name: FEEDBACK.send }).click();
  await expect(more.getByRole('radiogroup').or(more.getByRole('group')).first()).toContainText(/\w/);
  await more.getByRole('radio').first().check({ force: true });
  await more.getByRole('button', { name: FEEDBACK.send }).click();
  await expect(answer.getByText(FEEDBACK.thanks)).toBeVisible();
  await answer.getByRole('link', { name: THREAD.article }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openAgain(page);
  await askForPerson(page);

  const desk = await other(browser);
  await signInAtDesk(desk, 'closer');
  await openAtDesk(desk, 'Grace Happy', who.email);
  await expect(desk.getByRole('log').getByText('Where does my application stand?')).toBeVisible();
  await expect(desk.getByRole('log', { name: 'Messages' })).toContainText('From your application');
});

test('files go both ways, and one whose content is not what its name says is refused beside it', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const name = unique('Fay');
  await page.goto('/account/heloc/register-v2');
  await beginAsVisitor(page, name);
  const pick = chatOf(page).locator('input[type=file]');
  await pick.setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from([0, 1, 2, 3, 0, 255]) });
  await box(page).fill('My statement');
  await box(page).press('Enter');
  await expect(chatOf(page).getByRole('button', { name: FILES.remove('statement.pdf') })).toBeVisible();
  await expect(box(page)).toHaveValue('My statement');
  await chatOf(page)
    .getByRole('button', { name: FILES.remove('statement.pdf') })
    .click();
  await pick.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('My notes') });
  await box(page).press('Enter');
  await expect(chatOf(page).getByRole('button', { name: /notes\.txt/ })).toBeVisible();

  const desk = await other(browser);
  await signInAtDesk(desk, 'closer');
  await openAtDesk(desk, name);
  const saved = desk.waitForEvent('download');
  await desk
    .getByRole('log')
    .getByRole('button', { name: /notes\.txt/ })
    .click();
  expect(await (await saved).failure()).toBeNull();
});

test('who left is answered by email, in the same conversation', async ({ page, browser, request }) => {
  test.setTimeout(300_000);
  const name = unique('Eli');
  const address = `eli-${name.slice(4)}@example.com`;
  const chat = await beginAtPlumfield(page, name, address);
  await chat.getByLabel(COMPOSER.label).fill('Is there a fee to close the line early?');
  await chat.getByLabel(COMPOSER.label).press('Enter');
  await chat.getByRole('button', { name: NOBODY.email }).click();
  await expect(chat.getByText(NOBODY.emailed)).toBeVisible();
  await page.goto('about:blank');

  const desk = await other(browser);
  await openAtPlumfield(desk, name);
  await expect(desk.getByText(/Your answer is sent to/)).toBeVisible();
  await answerAtDesk(desk, name, 'There is none after the first year.');
  await expect(async () => {
    const mails = (await (await request.get('/sandbox/outbox', { params: { to: address } })).json()) as { readonly body: string }[];
    expect(mails.map(({ body }) => body).join('\n')).toContain('There is none after the first year.');
  }).toPass({ timeout: 60_000 });
});
