/** The eight steps of registration as a person answers them. Each step has its address, its question and how to fill it in. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { type Persona, PERSONA_PASSWORD, personaOf } from '@hearthline/sandbox/personas.ts';
import { digitsOf } from '@hearthline/sandbox/registration.ts';
import { COPY as CONFIRM } from '@hearthline/client/screens/auth/confirm-email/copy.ts';
import { EMPLOYMENT_LABELS } from '@hearthline/rules/labels.ts';

import { freshEmail, mailedCode } from '../setup/sandbox.ts';
import { choose, pressContinue, tabTo, typeDate } from './controls.ts';

export type Person = {
  readonly street: string;
  readonly city: string;
  readonly occupancy: 'Primary' | 'Secondary' | 'Investment property';
  readonly income: string;
  readonly employment: string;
  readonly first: string;
  readonly last: string;
  /** yyyy-mm-dd */
  readonly dob: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
};

/** What the first question calls each occupancy. */
const OCCUPANCY = { HOME: 'Primary', SECONDARY: 'Secondary', INVESTMENT: 'Investment property' } as const;

/** What a persona of the sandbox types and picks, under a fresh email address. */
export function answersOf({ first, last, dob, phone, property, occupancy, income, employment, emailLocal }: Persona): Person {
  return {
    street: property.street1,
    city: property.city,
    occupancy: OCCUPANCY[occupancy],
    income: String(income),
    employment: EMPLOYMENT_LABELS[employment],
    first,
    last,
    dob,
    phone: digitsOf(phone),
    email: freshEmail(emailLocal),
    password: PERSONA_PASSWORD,
  };
}

/** An applicant as plain as the first persona, under another name that no vendor knows. */
export function person(changes: Partial<Person> = {}): Person {
  const happy = personaOf('happy');
  if (!happy) throw new Error('There is no persona happy');
  return { ...answersOf({ ...happy, first: 'Petra', last: 'Plain', emailLocal: 'petra.plain' }), ...changes };
}

export type Step = {
  readonly path: string;
  /** Its name in the legacy flow's `?step=`. */
  readonly legacy: string;
  /** Fills the step; `Continue` is not pressed. */
  readonly fill: (page: Page, person: Person) => Promise<void>;
  /** An answer of this step that must still be there after a reload or on the way back. */
  readonly expectKept: (page: Page, person: Person) => Promise<void>;
  /** The same without a mouse. */
  readonly byKeyboard: (page: Page, person: Person) => Promise<void>;
};

const address = (page: Page) => page.getByRole('combobox', { name: /address/i });
const shown = (person: Person) => new RegExp(`${person.street}.*${person.city}`, 's');

/** Gives the consents that are required. */
async function giveConsents(page: Page): Promise<void> {
  const consents = page.getByRole('checkbox');
  // their texts are loaded together, after the password fields
  await expect(consents.first()).toBeVisible();
  for (let index = 0; index < (await consents.count()); index += 1) {
    const name = await consents.nth(index).evaluate((box) => box.closest('label')?.textContent ?? '');
    if (/privacy|electronic/i.test(name) && !/text message|SMS/i.test(name)) await consents.nth(index).check({ force: true });
  }
}

/** The steps in order; home-address is skipped when the property is the home (AMB-16). */
export const STEPS: readonly Step[] = [
  {
    path: 'register-v2',
    legacy: 'property-info',
    fill: async (page, person) => {
      await address(page).fill(person.street);
      await page
        .getByRole('option', { name: shown(person) })
        .first()
        .click();
      await choose(page, new RegExp(`^${person.occupancy}`));
    },
    expectKept: async (page, person) => {
      await expect(address(page)).toHaveValue(new RegExp(person.street));
      await expect(page.getByRole('radio', { name: new RegExp(`^${person.occupancy}`) })).toBeChecked();
    },
    byKeyboard: async (page, person) => {
      await tabTo(page, address(page));
      await page.keyboard.type(person.street, { delay: 20 });
      const option = page.getByRole('option', { name: shown(person) }).first();
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(option).toBeHidden();
      await tabTo(page, page.getByRole('radio').first());
      await page.keyboard.press('Space');
    },
  },
  {
    path: 'register-v2/for-sale',
    legacy: 'sale-status',
    fill: (page) => choose(page, 'No'),
    expectKept: (page) => expect(page.getByRole('radio', { name: 'No' })).toBeChecked(),
    byKeyboard: async (page) => {
      await tabTo(page, page.getByRole('radio').first());
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    },
  },
  {
    path: 'register-v2/annual-income',
    legacy: 'income-info',
    fill: async (page, person) => {
      await page
        .getByLabel(/annual pre-tax income/i)
        .first()
        .fill(person.income);
      await page.getByRole('combobox', { name: /source of income|income source/i }).selectOption({ label: person.employment });
    },
    expectKept: (page, person) =>
      expect(page.getByLabel(/annual pre-tax income/i).first()).toHaveValue(Number(person.income).toLocaleString('en-US')),
    byKeyboard: async (page, person) => {
      await tabTo(page, page.getByLabel(/annual pre-tax income/i).first());
      await page.keyboard.type(person.income);
      await tabTo(page, page.getByRole('combobox', { name: /source of income|income source/i }));
      await page.keyboard.type(person.employment);
    },
  },
  {
    path: 'register-v2/legal-name',
    legacy: 'name',
    fill: async (page, person) => {
      await page.getByLabel(/^first name/i).fill(person.first);
      await page.getByLabel(/^last name/i).fill(person.last);
    },
    expectKept: (page, person) => expect(page.getByLabel(/^last name/i)).toHaveValue(person.last),
    byKeyboard: async (page, person) => {
      await tabTo(page, page.getByLabel(/^first name/i));
      await page.keyboard.type(person.first);
      await tabTo(page, page.getByLabel(/^last name/i));
      await page.keyboard.type(person.last);
    },
  },
  {
    path: 'register-v2/birthdate',
    legacy: 'birthdate',
    fill: (page, person) => typeDate(page, person.dob),
    expectKept: (page, person) => expect(page.getByLabel('Year')).toHaveValue(person.dob.slice(0, 4)),
    byKeyboard: async (page, person) => {
      const [year = '', month = '', day = ''] = person.dob.split('-');
      await tabTo(page, page.getByLabel('Month'));
      // Each box moves the focus on when it is full.
      await page.keyboard.type(month + day + year, { delay: 30 });
    },
  },
  {
    path: 'register-v2/phone-and-email',
    legacy: 'contact-info',
    fill: async (page, person) => {
      await page.getByLabel('Mobile phone').fill(person.phone);
      await page.getByLabel('Email address').fill(person.email);
    },
    expectKept: (page, person) => expect(page.getByLabel('Email address')).toHaveValue(person.email),
    byKeyboard: async (page, person) => {
      await tabTo(page, page.getByLabel('Mobile phone'));
      await page.keyboard.type(person.phone);
      await tabTo(page, page.getByLabel('Email address'));
      await page.keyboard.type(person.email);
    },
  },
  {
    path: 'register-v2/set-password',
    legacy: 'login-info',
    fill: async (page, person) => {
      await page.getByLabel(/^(create a )?password$/i).fill(person.password);
      await page.getByLabel(/^confirm/i).fill(person.password);
      await giveConsents(page);
    },
    // A password is never stored.
    expectKept: (page) => expect(page.getByLabel(/^(create a )?password$/i)).toHaveValue(''),
    byKeyboard: async (page, person) => {
      await tabTo(page, page.getByLabel(/^(create a )?password$/i));
      await page.keyboard.type(person.password);
      await tabTo(page, page.getByLabel(/^confirm/i));
      await page.keyboard.type(person.password);
      const required = page.getByRole('checkbox', { name: /privacy|electronic/i });
      await expect(required.first()).toBeVisible();
      for (let index = 0; index < (await required.count()); index += 1) {
        await tabTo(page, required.nth(index));
        await page.keyboard.press('Space');
      }
    },
  },
];

/** Waits until the server has every answer that was typed in this tab: Continue does not wait for it. */
export const expectSaved = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsavedAnswers')), { message: 'answers the server lacks' }).toBeNull();

export const FLOWS = ['register-v2', 'register'] as const;
export type Flow = (typeof FLOWS)[number];

export const stepUrl = (step: Step, flow: Flow = 'register-v2'): RegExp =>
  flow === 'register-v2'
    ? new RegExp(`/account/heloc/${step.path}/?(\\?|$)`)
    : new RegExp(`/account/heloc/register(\\?.*step=${step.legacy}(&|$)${step.legacy === 'property-info' ? '|(?!.*step=)' : ''})`);

/** The step of a screen's name: 'annual-income'. */
export function stepOf(name: string): Step {
  const step = STEPS.find(({ path }) => path.endsWith(name));
  if (!step) throw new Error(`There is no step ${name}`);
  return step;
}

export const FLAG = { redesign: 'fe-heloc-redesign-2025', newYork: 'fe-heloc-heloc-ny-modal' } as const;

/** Sets flags for this page's tab only, whatever the product's own values are. */
export async function setFlags(page: Page, flags: Readonly<Record<string, boolean | Readonly<Record<string, string>>>>): Promise<void> {
  const list = Object.entries(flags).map(([key, value]) => ({
    key,
    enabled: value !== false,
    variables: typeof value === 'object' ? Object.entries(value).map(([name, defaultValue]) => ({ key: name, defaultValue })) : [],
  }));
  await page.addInitScript((text) => sessionStorage.setItem('flags', text), JSON.stringify(list));
  // the tab requests the flags again in the background, and gets the same
  await page.route('**/api/v1/features', (route) => route.fulfill({ json: null }));
}

/** Answers every step before the named one, in a flow, and waits there. */
export async function reach(
  page: Page,
  name: string,
  person: Person,
  { flow = 'register-v2', from = '/account/heloc', flags = {} }: ReachOptions = {},
): Promise<void> {
  await setFlags(page, { [FLAG.redesign]: flow === 'register-v2', ...flags });
  await page.goto(from);
  for (const step of STEPS) {
    await expect(page).toHaveURL(stepUrl(step, flow));
    if (step === stepOf(name)) return;
    await step.fill(page, person);
    await pressContinue(page);
  }
}
export type ReachOptions = { readonly flow?: Flow; readonly from?: string; readonly flags?: Parameters<typeof setFlags>[1] };

/** Types an address that is not listed. */
export async function typeAddress(page: Page, street: string, city: string, state: string, zip: string): Promise<void> {
  await address(page).first().fill(street);
  await page.getByRole('option', { name: 'Address not listed' }).click();
  await page.getByLabel('Street address').fill(street);
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State').fill(state);
  await page.getByLabel('Zip code').fill(zip);
}

/** Types the code that was emailed to a new person, before their application is shown. */
export async function confirmEmail(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/confirm-email/, { timeout: 60_000 });
  await expect(page.getByLabel(CONFIRM.code)).toBeVisible();
  await page.getByLabel(CONFIRM.code).fill(await mailedCode(page.request, email));
  await pressContinue(page, CONFIRM.submit);
}

/** Answers every step with the mouse, presses the last button and confirms the email address; `onStep` runs when a step is filled, before it is left. */
export async function register(
  page: Page,
  person: Person,
  onStep: (step: Step, index: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await answerAll(page, person, onStep);
  await confirmEmail(page, person);
}

/** The same without the code: where no application is created. */
export async function answerAll(
  page: Page,
  person: Person,
  onStep: (step: Step, index: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const [index, step] of STEPS.entries()) {
    await expect(page).toHaveURL(stepUrl(step));
    await step.fill(page, person);
    await onStep(step, index);
    await pressContinue(page, step === STEPS.at(-1) ? 'Check my rate' : 'Continue');
  }
}

/** Opens an account without an application, signs this browser in, and answers from this link on: email, phone and password are known. */
export async function registerSignedIn(page: Page, who: Person, link: string): Promise<void> {
  const { email, password, phone: phoneNumber } = who;
  const answer = await page.request.post('/identity/api/v1/registration/register', { data: { email, password, phoneNumber } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { jwt } = (await answer.json()) as { jwt: string };
  await page.evaluate((token) => localStorage.setItem('jwt', `Bearer ${token}`), jwt);
  await page.goto(link);
  for (const step of STEPS.filter(({ path }) => !path.endsWith('phone-and-email'))) {
    await expect(page).toHaveURL(stepUrl(step));
    const isLast = step === STEPS.at(-1);
    await (isLast ? giveConsents(page) : step.fill(page, who));
    await pressContinue(page, isLast ? 'Check my rate' : 'Continue');
  }
  await confirmEmail(page, who);
}
