/** A lender's administrators have it served at a domain of its own, prove it by DNS, and lead the links of its mails there; they change its settings by one file. */
import { CALDERWYN } from '@hearthline/orgs/lenders/banks/calderwyn.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { accessible, expect, test } from '../setup/test.ts';
import { readFile } from 'node:fs/promises';

/** The host of a lender under the address of the product. */
const siteOf = (baseURL: string | undefined, prefix: string): string => {
  const { protocol, port } = new URL(baseURL ?? '');
  return `${protocol}//${prefix}.localhost:${port}`;
};

test('@short-wide a domain is proved by DNS and served, and two people lead links there', async ({ page, browser, request, baseURL }) => {
  // Another name than an earlier run of the same product proved.
  const domain = `apply-${Date.now().toString(36)}.calderwyn.example`;
  const origin = siteOf(baseURL, CALDERWYN.hostPrefix);
  // Its staff are there once someone has looked at them.
  await request.get(`/sandbox/staff?org=${CALDERWYN.orgCode}`);
  await signInAtDesk(page, 'admin', { orgCode: CALDERWYN.orgCode, origin });
  await page.goto(`${origin}/desk/settings/lender`);
  await page.getByRole('main').getByRole('link', { name: 'Domains' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Domains' })).toBeFocused();

  const field = page.getByRole('textbox', { name: 'Domain' });
  await field.fill('www.localhost');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await accessible(page, 'a domain that is refused');
  await field.fill(domain.toUpperCase());
  await page.getByRole('button', { name: 'Ask for it' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: domain }) });
  await expect(card).toContainText('Not proved yet');
  const states = async () => {
    const reply = await request.get('/service-application/external/api/v2/heloc/states-eligibility', { headers: { host: domain } });
    return ((await reply.json()) as { states?: string[] }).states;
  };
  await card.getByRole('button', { name: 'Check now' }).click();
  await expect(card.getByText(/There is no TXT record at/)).toBeVisible();
  await accessible(page, 'a domain without its record');
  expect((await request.get(`/hostz?domain=${domain}`)).status()).toBe(404);

  const value = await card.getByText(/^hearthline-proof=/).textContent();
  await request.put('/sandbox/dns', { data: { name: `_hearthline.${domain}`, texts: [value] } });
  await card.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(`The record is there: your site is served at ${domain}.`)).toBeVisible();
  await expect.poll(states, { timeout: 30_000 }).toEqual(CALDERWYN.licensedStates);
  expect((await request.get(`/hostz?domain=${domain}`)).status()).toBe(200);

  await card.getByRole('button', { name: `Make it the main address: ${domain}` }).click();
  const dialog = page.getByRole('dialog', { name: `Have links lead to ${domain}?` });
  await dialog.getByLabel('Why').fill('Our own name on every letter');
  await accessible(page, 'why links lead there');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(card.getByText('You proposed this. A different person decides it.')).toBeVisible();

  const colleague = await browser.newContext();
  const theirs = await colleague.newPage();
  await signInAtDesk(theirs, 'compliance', { orgCode: CALDERWYN.orgCode, origin });
  await theirs.goto(`${origin}/desk/settings/lender/domains`);
  const approved = theirs.getByRole('listitem').filter({ has: theirs.getByRole('heading', { level: 2, name: domain }) });
  await approved.getByRole('button', { name: 'Approve' }).click();
  await expect(approved.getByText('Main address', { exact: true })).toBeVisible();
  await accessible(theirs, 'a main address');

  // Links lead back before the journey ends: others of the same product go to the lender's host.
  await approved.getByRole('button', { name: `No longer the main address: ${domain}` }).click();
  await theirs.getByRole('dialog').getByLabel('Why').fill('The journey is over');
  await theirs.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(approved.getByText('You proposed this. A different person decides it.')).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByText('Main address', { exact: true })).toHaveCount(0);
  await colleague.close();
});

test('@short-wide settings are downloaded as one file, refused by line, and proposed in one step', async ({ page, request, baseURL }) => {
  const origin = siteOf(baseURL, CALDERWYN.hostPrefix);
  await request.get(`/sandbox/staff?org=${CALDERWYN.orgCode}`);
  await signInAtDesk(page, 'admin', { orgCode: CALDERWYN.orgCode, origin });
  await page.goto(`${origin}/desk/settings/lender`);
  await page.getByRole('main').getByRole('link', { name: 'One file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One file' })).toBeFocused();
  await accessible(page, 'one file');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download YAML' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain(`orgCode: ${CALDERWYN.orgCode}`);
  const upload = async (content: string) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'calderwyn.yaml', mimeType: 'application/yaml', buffer: Buffer.from(content, 'utf8') });

  await upload(text);
  await expect(page.getByText('Nothing differs')).toBeVisible();
  const line = text.split('\n').findIndex((one) => one.startsWith('orgCode:')) + 1;
  await upload(text.replace(`orgCode: ${CALDERWYN.orgCode}`, 'orgCode: PLUMFIELD'));
  await expect(page.getByText(`Line ${line}: orgCode: This is never changed at the desk: it is ${CALDERWYN.orgCode}`)).toBeVisible();
  await accessible(page, 'a file that is wrong');

  // Another hour than an earlier run of the same product published.
  const opens = `06:${10 + (Date.now() % 50)}`;
  await upload(text.replace(/(chatHours:[\s\S]*?from: )"?\d\d:\d\d"?/, `$1"${opens}"`));
  await expect(page.getByRole('heading', { level: 3, name: 'Hours and contacts' })).toBeVisible();
  await accessible(page, 'what a file changes');
  await page.getByRole('button', { name: 'Propose these changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this change?' });
  await expect(dialog).toContainText(opens);
  await dialog.getByLabel('Why').fill('The chat opens earlier');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: Hours and contacts.')).toBeVisible();
});
