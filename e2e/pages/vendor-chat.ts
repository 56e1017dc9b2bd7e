import { CHAT, COMPOSER, END, FORM, ALERTS, THREAD } from '@hearthline/client/chat/copy.ts';
import { CHAT as ENTRY } from '@hearthline/client/chat/entry/copy.ts';
import type { ChatVendor } from '@hearthline/providers/chat/port.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { accessible, expect } from '../setup/test.ts';

const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: CHAT.title('Hearthline') });
const words = (page: Page, text: string): Locator =>
  chatOf(page).getByRole('region', { name: THREAD.messages }).getByText(text, { exact: true });
const box = (page: Page): Locator => chatOf(page).getByLabel(COMPOSER.label);

async function say(page: Page, text: string, shown = text): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(words(page, shown)).toBeVisible();
}

/** What the security policy of a page refused. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return async () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

/** Begins a chat over a vendor as a visitor; answers its conversation there, and where the vendor's simulator is. */
export async function begunOver(page: Page, query: string): Promise<{ readonly id: string; readonly address: string }> {
  await page.goto(`/account/heloc/register-v2?${query}`);
  await page.getByRole('button', { name: ENTRY.open(0), exact: true }).click();
  await chatOf(page).getByLabel(FORM.name).fill('Vera Visitor');
  await chatOf(page).getByLabel(FORM.email).fill('visitor@example.com');
  // the pass may come as soon as the chat has begun
  const moved = page.waitForResponse((response) => response.url().endsWith('/refreshToken') && response.ok());
  await chatOf(page).getByRole('button', { name: FORM.start }).click();
  await expect(box(page)).toBeVisible();
  // outside the hours the assistant answers first, and is asked for a person
  const person = chatOf(page).getByRole('button', { name: COMPOSER.person });
  if (await person.isVisible()) await person.click();
  const { stream } = (await (await moved).json()) as {
    readonly stream: { readonly providerChannelId: string; readonly providerAddress: string };
  };
  return { id: stream.providerChannelId, address: stream.providerAddress };
}

/** A visitor's whole chat over a vendor, whose desk is played: the form, both ways, a file, a lost connection, a reload, the end. */
export async function chatOverVendor(page: Page, request: APIRequestContext, vendor: ChatVendor): Promise<void> {
  const refused = await refusals(page);
  const { id, address } = await begunOver(page, `mode=${vendor}`);
  const desk = async (path: string, data: object): Promise<void> => {
    const reply = await request.post(`${address}/_${path}`, { data });
    expect(reply.ok(), await reply.text()).toBe(true);
  };

  await say(page, 'My card is 4111 1111 1111 1111', 'My card is •••• •••• •••• 1111');
  await desk('typing', { id, isTyping: true });
  await expect(chatOf(page).getByRole('img', { name: THREAD.typing })).toBeAttached();
  await desk('answer', { id, body: 'Please leave card numbers out.' });
  await expect(words(page, 'Please leave card numbers out.')).toBeVisible();
  await accessible(page, `a chat over ${vendor}`);

  await chatOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('A note') });
  await box(page).fill('My notes');
  await box(page).press('Enter');
  await expect(chatOf(page).getByRole('listitem').filter({ hasText: 'My notes' })).toContainText('Sent');
  await expect(chatOf(page).getByRole('button', { name: /notes\.txt/ })).toBeVisible();
  await desk('answer', {
    id,
    body: '',
    file: { name: 'letter.txt', contentType: 'text/plain', base64: Buffer.from('A letter').toString('base64') },
  });
  const file = chatOf(page).getByRole('button', { name: /letter\.txt/ });
  await expect(file).not.toContainText(/\b0 bytes/);
  const letter = page.waitForEvent('download');
  await file.click();
  expect((await letter).suggestedFilename()).toBe('letter.txt');

  // a vendor's script may connect again by itself and say nothing: what the browser says of its network is then what the page knows
  await page.context().setOffline(true);
  await desk('drop', { forMs: 3000 });
  await desk('answer', { id, body: 'Written meanwhile' });
  await expect(chatOf(page).getByText(ALERTS.lost.text)).toBeVisible();
  await page.context().setOffline(false);
  await expect(words(page, 'Written meanwhile')).toHaveCount(1);
  await expect(chatOf(page).getByText(ALERTS.lost.text)).toBeHidden();

  // the address names the vendor no more: the browser knows over which the chat runs
  await page.goto('/account/heloc/register-v2');
  await page.getByRole('banner').getByRole('button', { name: /^Chat/ }).click();
  await expect(words(page, 'Written meanwhile')).toHaveCount(1);
  await say(page, 'After the reload');

  await desk('close', { id });
  await expect(chatOf(page).getByRole('region', { name: END.title })).toBeVisible();
  await accessible(page, `the end of a chat over ${vendor}`);
  expect(await refused()).toEqual([]);
}
