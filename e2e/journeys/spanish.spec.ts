/** One question of registration entirely in Spanish, by the browser's language and by the address; everyone else reads English. */
import type { Page } from '@playwright/test';

import { accessible, expect, test } from '../setup/test.ts';

const DRAFTS = '/service-application/external/api/v1/heloc/drafts';
const HOME = { street1: '101 Clear Path Ln', street2: '', city: 'Phoenix', state: 'AZ', zip: '85004', occupancyType: 'HOME' };
/** English words that must not appear on a Spanish page; the lender's own sentences in the footer are marked as English. */
const ENGLISH = /\b(the|your|what|income|answers?|continue|back|required|question|year|before|taxes|optional|help|states)\b/i;

/** Opens the question of income with the questions before it answered. */
async function openIncome(page: Page, query: string): Promise<void> {
  const data = { propertyAddress: HOME, isListedForSale: false, hasSaleStatusBeenSet: true };
  const draft = await page.request.post(DRAFTS, { data: { data }, headers: { 'x-org': 'MAIN' } });
  const { id } = (await draft.json()) as { id: string };
  await page.goto(`/account/heloc/register-v2/annual-income?s=${id}${query}`);
}

/** Everything that is read or spoken on the page, except parts marked as another language. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('script, style, [lang^="en"]').forEach((part) => part.remove());
    const spoken = [...copy.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'));
    return [copy.textContent, ...spoken, document.title].join('\n');
  });

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('the question of income is in Spanish: title, hints, units, answers, notes and errors', async ({ page }) => {
    await openIncome(page, '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cuál es su ingreso anual?');
    await expect(page).toHaveTitle(/^Pregunta 4 de 8: Ingresos \| /);
    const income = page.getByRole('textbox', { name: 'Ingreso anual antes de impuestos' });
    await expect(income).toHaveAccessibleDescription(/Incluya bonos/);
    await expect(page.getByText('al año').first()).toBeVisible();
    await expect(page.getByText('(opcional)')).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    const summary = page.getByRole('group', { name: 'Dos respuestas necesitan un cambio' });
    await expect(summary).toContainText('Ingreso anual antes de impuestos: Este dato es obligatorio');
    await income.fill('12000000');
    await income.blur();
    await expect(page.getByText('Debe ser menos de $10,000,000').first()).toBeVisible();
    await income.fill('144000');
    await income.blur();
    await expect(income).toHaveValue('144,000');
    await page.getByRole('combobox', { name: 'Fuente principal de ingresos' }).selectOption({ label: 'Empleo de tiempo completo' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('Información legal').or(page.getByRole('navigation', { name: 'Información legal' }))).toBeVisible();
    expect((await readable(page)).split('\n').filter((line) => ENGLISH.test(line))).toEqual([]);
    await accessible(page, 'income in Spanish');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cuál es su nombre legal?');
  });

  test('the address can choose English', async ({ page }) => {
    await openIncome(page, '&lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is your annual income?');
  });
});

test('a browser that prefers English gets Spanish by the address, which keeps it from page to page', async ({ page }) => {
  await page.goto('/account/heloc/register-v2?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Qué propiedad desea usar para el financiamiento?');
  await expect(page).toHaveURL(/[?&]lang=es/);
  await openIncome(page, '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
