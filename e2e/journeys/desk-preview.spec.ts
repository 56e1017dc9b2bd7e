/** Before a change is published, a lender's people see what borrowers would get: a mail, a text and a document, before and after. */
import { CALDERWYN } from '@hearthline/orgs/lenders/banks/calderwyn.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { accessible, expect, test } from '../setup/test.ts';

const PHONE = '602-555-0177';
const COLOR = '#7a1fa2';

test('@short-wide a telephone and a color are seen in a mail, a text and a PDF before they are published', async ({
  page,
  request,
  baseURL,
}) => {
  const { protocol, port } = new URL(baseURL ?? '');
  const origin = `${protocol}//${CALDERWYN.hostPrefix}.localhost:${port}`;
  await request.get(`/sandbox/staff?org=${CALDERWYN.orgCode}`);
  await signInAtDesk(page, 'admin', { orgCode: CALDERWYN.orgCode, origin });
  await page.goto(`${origin}/desk/settings/lender/hours`);
  const phone = page.getByRole('textbox', { name: 'Telephone', exact: true });
  await phone.fill('call us');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  /** On a phone the list and what it leads to are shown one at a time. */
  const backToList = async (): Promise<void> => {
    const back = preview.getByRole('button', { name: 'The whole list' });
    if (await back.isVisible()) await back.click();
  };
  const choose = async (name: string): Promise<void> => {
    await backToList();
    await preview.getByRole('button', { name, exact: true }).click();
  };
  await expect(preview.getByText(/^Telephone: /)).toBeVisible();
  await preview.getByRole('button', { name: 'Back' }).click();

  await phone.fill(PHONE);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await preview.getByRole('button', { name: 'Your offers are ready' }).click();
  const before = preview.frameLocator('iframe[title^="Before: "]');
  const after = preview.frameLocator('iframe[title^="After: "]');
  await expect(after.locator('body')).toContainText(PHONE);
  await expect(before.locator('body')).toContainText(CALDERWYN.supportPhone);
  await choose('Contact');
  await expect(after.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(after.locator('header')).toContainText(PHONE);
  await expect(before.locator('header')).toContainText(CALDERWYN.supportPhone);
  await choose('Offers');
  await expect(after.getByRole('heading', { level: 1 })).toHaveText('Choose your offer');
  await preview.getByText('Words', { exact: true }).click();
  await expect(
    preview
      .getByRole('region', { name: /^After: / })
      .locator('mark')
      .first(),
  ).toContainText(PHONE);
  await choose('Your offers are ready');
  await accessible(page, 'a mail before and after');
  await expect(preview.locator('mark').last()).toContainText(PHONE);

  await backToList();
  await preview.getByRole('textbox', { name: 'Find a screen, a message or a document' }).fill('welcome');
  await preview.getByRole('region', { name: 'Documents' }).getByRole('button').first().click();
  await expect(preview.locator('mark').last()).toContainText(PHONE);
  const [file] = await Promise.all([page.waitForEvent('download'), preview.getByRole('button', { name: 'Save the PDF after' }).click()]);
  expect(file.suggestedFilename()).toBe('welcome-letter-after.pdf');
  await preview.getByText('390 px', { exact: true }).click();
  await expect(after.getByRole('region')).toContainText(PHONE);
  await preview.getByText('Pages', { exact: true }).click();
  await expect(after.locator('canvas').first()).toBeVisible();
  await preview.getByText('Words', { exact: true }).click();
  await backToList();
  await preview.getByRole('textbox', { name: 'Find a screen, a message or a document' }).fill('offers are ready');
  await preview.getByText('Only what differs').click();
  await preview.getByRole('region', { name: 'Text messages' }).getByRole('button').first().click();
  await expect(preview.getByRole('region', { name: /^After: / })).toContainText(CALDERWYN.name);
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(phone).toHaveValue(PHONE);

  await page.goto(`${origin}/desk/settings/lender/brand`);
  await page.getByRole('textbox', { name: 'Color', exact: true }).fill(COLOR);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await preview.getByRole('button', { name: 'Your offers are ready' }).click();
  const button = (frame: typeof after) => frame.getByRole('link').first();
  await expect(button(after)).toHaveCSS('border-top-color', 'rgb(122, 31, 162)');
  await expect(button(before)).not.toHaveCSS('border-top-color', 'rgb(122, 31, 162)');
});
