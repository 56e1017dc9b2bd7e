/** Every rule and message of the fields, one row each, in both flows. */
import type { Page } from '@playwright/test';

import { choose, pressContinue, typeDate } from '../pages/controls.ts';
import { FLOWS, reach, stepOf, STEPS, stepUrl, typeAddress, person } from '../pages/registration.ts';
import { accessible, expect, test } from '../setup/test.ts';

type Rule = {
  /** Actions on the step; Continue is pressed after them unless `live`. */
  readonly when: (page: Page) => Promise<void>;
  readonly says: string;
  /** Expected before Continue. */
  readonly live?: boolean;
};
type Rules = {
  readonly step: string;
  readonly org?: string;
  readonly inAlabama?: true;
  readonly rows: readonly Rule[];
  /** The shortest valid answer, entered last: the form continues. */
  readonly passes?: (page: Page) => Promise<void>;
};

const nothing = (): Promise<void> => Promise.resolve();
const into =
  (label: RegExp | string, text: string) =>
  async (page: Page): Promise<void> => {
    const field = page.getByLabel(label).first();
    await field.fill(text);
    await field.blur();
  };
/** Key by key, as a person types. */
const typed =
  (label: RegExp, keys: string) =>
  async (page: Page): Promise<void> => {
    const field = page.getByLabel(label).first();
    await field.fill('');
    await field.pressSequentially(keys);
    await field.blur();
  };
const source = (label: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: /income source/i }).selectOption({ label });
};
/** yyyy-mm-dd of a person who turns `age` in `days` days; the year alone would not tell 17 from 18. */
function bornFor(age: number, days: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - age);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
const income = /annual pre-tax income/i;
const password = /^password$/i;

/** One row: field, action, expected message. */
const TABLE: readonly Rules[] = [
  {
    step: 'register-v2',
    rows: [
      { when: nothing, says: 'Please enter a valid property address' },
      { when: nothing, says: 'Please select an occupancy type.' },
      { when: into(/property address/i, 'Clear'), says: 'Please enter a valid property address' },
      {
        when: async (page) => {
          await typeAddress(page, '12 Azalea St', '', '', '');
          await page.getByLabel('Street address').fill('');
        },
        says: 'Street address is required',
      },
      { when: into('City', 'Ph0enix'), says: 'Please enter a valid city name' },
      { when: into('State', 'A'), says: 'State must be two characters in length' },
      { when: into('State', 'ZZ'), says: 'Please enter a valid state' },
      { when: into('Zip code', '8500'), says: 'Please enter a valid zipcode' },
    ],
  },
  { step: 'for-sale', rows: [{ when: nothing, says: 'Required' }] },
  {
    step: 'annual-income',
    rows: [
      { when: nothing, says: 'Required' },
      { when: source('Unemployed / furloughed'), says: "We apologize. At this time, we don't lend to unemployed borrowers.", live: true },
      { when: source('Retired'), says: 'Required' },
      { when: into(income, '10000000'), says: 'Must be less than $10,000,000' },
      { when: typed(income, '-5'), says: 'Must be at least $0' },
      { when: typed(income, '14999.75'), says: 'Confirm that you have entered annual pre-tax income' },
    ],
    // the second Continue confirms (AMB-23)
    passes: nothing,
  },
  {
    step: 'annual-income',
    rows: [],
    passes: async (page) => {
      await source('Retired')(page);
      await into(income, '15000')(page);
    },
  },
  {
    step: 'legal-name',
    rows: [
      { when: nothing, says: 'Please enter the first name' },
      { when: nothing, says: 'Please enter the last name' },
      { when: into(/^first name/i, 'P'), says: 'First name must be at least 2 characters long' },
      { when: into(/^first name/i, 'P3tra'), says: 'Some of the characters entered are not supported.' },
      { when: into(/^last name/i, '   '), says: 'Last name is required' },
      { when: into(/^first name/i, 'Petra'), says: 'Last name is required' },
      { when: into(/^last name/i, "O'Plain"), says: 'Some of the characters entered are not supported.' },
      { when: into(/^last name/i, 'P'), says: 'Some of the characters entered are not supported.' },
      {
        when: async (page) => {
          await into(/^last name/i, 'Plain')(page);
          await into(/^middle name/i, 'Q--R')(page);
        },
        says: 'Some of the characters entered are not supported.',
      },
    ],
  },
  {
    step: 'birthdate',
    rows: [
      { when: nothing, says: 'Date of birth is required' },
      { when: (page) => typeDate(page, '1980-02-31'), says: 'Invalid date' },
      { when: (page) => typeDate(page, bornFor(18, 2)), says: 'Must be at least 18 years old' },
    ],
    passes: (page) => typeDate(page, bornFor(18, -2)),
  },
  {
    step: 'birthdate',
    inAlabama: true,
    rows: [{ when: (page) => typeDate(page, bornFor(19, 2)), says: 'Must be at least 19 years old' }],
    passes: (page) => typeDate(page, bornFor(19, -2)),
  },
  {
    step: 'birthdate',
    org: 'MAIN_MARKETS_CREDIT',
    rows: [{ when: (page) => typeDate(page, bornFor(62, 2)), says: 'Must be 62 years or older to apply for a loan' }],
    passes: (page) => typeDate(page, bornFor(62, -2)),
  },
  {
    step: 'phone-and-email',
    rows: [
      { when: nothing, says: 'Please enter your mobile phone' },
      { when: nothing, says: 'Please enter your email' },
      { when: into('Mobile phone', '1'), says: 'Country code 1 is not needed', live: true },
      { when: into('Mobile phone', '60255'), says: 'Please enter a valid phone number' },
      { when: into('Email address', 'nobody@'), says: 'Please enter a valid email address' },
    ],
  },
  {
    step: 'set-password',
    rows: [
      { when: nothing, says: 'Required' },
      { when: into(password, 'short'), says: 'At least 12 characters', live: true },
      { when: into(password, 'short'), says: 'A special character: ! @ # $ % ^ & *', live: true },
      { when: into(password, 'short'), says: 'Password is not strong enough' },
      { when: into(/^confirm/i, 'other'), says: "Passwords don't match" },
      { when: nothing, says: 'Terms of Service and the Privacy Policy: Required' },
      { when: nothing, says: 'Electronic communications: Required' },
    ],
  },
];

/** An Alabama home is not in the address list, so it is typed. */
async function arrive(page: Page, rules: Rules, flow: (typeof FLOWS)[number]): Promise<void> {
  const road = { flow, from: `/account/heloc${rules.org === undefined ? '' : `?org=${rules.org}`}` };
  if (!rules.inAlabama) return reach(page, rules.step, person(), road);
  await reach(page, 'register-v2', person(), road);
  await typeAddress(page, '12 Azalea St', 'Mobile', 'AL', '36602');
  await choose(page, /^Primary/);
  await pressContinue(page);
  for (const name of ['for-sale', 'annual-income', 'legal-name']) {
    await stepOf(name).fill(page, person());
    await pressContinue(page);
  }
}

for (const flow of FLOWS) {
  for (const rules of TABLE) {
    test(`${flow}: ${rules.step}${rules.org === undefined ? '' : ` of ${rules.org}`}${rules.inAlabama ? ' in Alabama' : ''} ${rules.rows.length === 0 ? 'accepts the minimum' : 'shows each message'}`, async ({
      page,
    }, info) => {
      test.skip(info.project.name === '360' && flow === 'register', 'the same fields: seen at one width');
      await arrive(page, rules, flow);
      for (const { when, says, live } of rules.rows) {
        await when(page);
        // by its full name: the previous button may still be there while the last question is loaded
        if (!live) await pressContinue(page, rules.step === 'set-password' ? 'Check my rate' : 'Continue');
        await expect(page.getByRole('main').getByText(says).first(), says).toBeVisible();
      }
      if (info.project.name === '1280') await accessible(page, `${flow} ${rules.step} with its sentences`);
      if (rules.passes === undefined) return;
      await rules.passes(page);
      await pressContinue(page);
      const here = stepOf(rules.step);
      await expect(page).toHaveURL(stepUrl(STEPS[STEPS.indexOf(here) + 1] ?? here, flow));
    });
  }
}
