/** A lender's own people change its settings at the desk: what one person publishes, what takes two, and what borrowers see of it. */
import { CALDERWYN } from '@hearthline/orgs/lenders/banks/calderwyn.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** The host of a lender under the address of the product. */
const siteOf = (baseURL: string | undefined, prefix: string): string => {
  const { protocol, port } = new URL(baseURL ?? '');
  return `${protocol}//${prefix}.localhost:${port}`;
};

test('@short-wide hours are published by one person, a sentence of law by two, and borrowers read it within half a minute', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  // Another hour than an earlier run of the same product published.
  const opens = `07:${10 + (Date.now() % 50)}`;
  const sentence = `Lines are opened at our branches too, from ${opens} on.`;
  const origin = siteOf(baseURL, CALDERWYN.hostPrefix);
  // Its staff are there once someone has looked at them.
  await request.get(`/sandbox/staff?org=${CALDERWYN.orgCode}`);
  await signInAtDesk(page, 'admin', { orgCode: CALDERWYN.orgCode, origin });
  await page.goto(`${origin}/desk/settings/lender`);
  await accessible(page, 'the rooms of the lender');
  await page.getByRole('main').getByRole('link', { name: 'Hours and contacts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hours and contacts' })).toBeFocused();

  const monday = page.getByRole('group', { name: 'Telephone hours' }).getByRole('textbox', { name: 'Monday' });
  await monday.fill('early');
  await page.getByRole('button', { name: 'Review the change' }).click();
  await expect(monday).toHaveAttribute('aria-invalid', 'true');
  await accessible(page, 'a room with a problem');
  await monday.fill(`${opens}-16:45`);
  await page.getByRole('button', { name: 'Review the change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this change?' });
  await expect(dialog).toContainText(opens);
  await accessible(page, 'a change before it is published');
  await dialog.getByLabel('Why').fill('The branch opens earlier');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Versions' })).toContainText('The branch opens earlier');

  await page.goto(`${origin}/desk/settings/lender/texts`);
  const sentences = page.getByLabel('Sentences of the lender');
  await sentences.fill(`${await sentences.inputValue()}\n${sentence}`);
  await page.getByRole('button', { name: 'Review the change' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a colleague to publish this change?' });
  await asking.getByLabel('Why').fill('As the examiner asked');
  await asking.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText('You proposed this. A different person decides it.')).toBeVisible();

  const colleague = await browser.newContext();
  const theirs = await colleague.newPage();
  await signInAtDesk(theirs, 'compliance', { orgCode: CALDERWYN.orgCode, origin });
  await theirs.goto(`${origin}/desk/settings/lender/texts`);
  await accessible(theirs, 'a change that waits');
  await theirs.getByRole('button', { name: 'Publish' }).click();
  await expect(theirs.getByText(/^Published/).first()).toBeVisible();
  await colleague.close();

  const borrower = await browser.newContext();
  const seen = await borrower.newPage();
  await expect(async () => {
    await seen.goto(`${origin}/account/heloc/register-v2`);
    await expect(seen.locator('body')).toContainText(sentence, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await borrower.close();
});
