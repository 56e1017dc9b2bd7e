import { useForm, type Resolver } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SubmitButton } from '../button/SubmitButton.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { PhoneField } from '../phone-field/PhoneField.tsx';
import { RadioCards } from '../radio-cards/RadioCards.tsx';
import { mount } from '../testing/mount.tsx';
import { fieldProps, useControlledField } from './fields.ts';
import { FormErrors } from './FormErrors.tsx';

interface Answers {
  phone: string;
  income: number | null;
  born: string;
  use: string | null;
  agreed: boolean;
}

/** A resolver that requires every answer, in the form a schema's resolver would return. */
const resolver: Resolver<Answers> = (answers) => {
  const missing = Object.entries(answers).filter(([, value]) => value === null || value === '' || value === false);
  if (missing.length === 0) return { values: answers, errors: {} };
  return { values: {}, errors: Object.fromEntries(missing.map(([name]) => [name, { type: 'required', message: 'Required' }])) };
};
const LABELS = { phone: 'Phone', income: 'Income', born: 'Born', use: 'Use', agreed: 'Terms' };

function Form({ onSave }: { onSave: (answers: Answers) => void }) {
  const form = useForm<Answers>({
    resolver,
    shouldFocusError: false,
    defaultValues: { phone: '', income: null, born: '', use: null, agreed: false },
  });
  const income = useControlledField(form.control, 'income');
  const born = useControlledField(form.control, 'born');
  return (
    <form noValidate onSubmit={form.handleSubmit((answers) => onSave(answers))}>
      <FormErrors form={form} labels={LABELS} />
      <PhoneField {...fieldProps(form, 'phone')} label="Phone" />
      <MoneyField {...income} label="Income" />
      <DateField {...born} label="Born" />
      <RadioCards
        {...fieldProps(form, 'use')}
        label="Use"
        options={[
          { value: 'a', title: 'First' },
          { value: 'b', title: 'Second' },
        ]}
      />
      <Checkbox {...fieldProps(form, 'agreed')}>I agree</Checkbox>
      <SubmitButton />
    </form>
  );
}

test('an empty form shows a summary in the order of the page, which takes focus at each submit', async () => {
  const saved = vi.fn();
  await mount(<Form onSave={saved} />);
  const submit = page.getByRole('button', { name: 'Continue' });
  await submit.click();
  const summary = page.getByRole('group', { name: 'Five answers need a change' });
  await expect.element(summary).toHaveFocus();
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(Object.values(LABELS).map((label) => `${label}: Required`));
  await page.getByRole('link', { name: 'Use: Required' }).click();
  expect(document.activeElement).toBe(page.getByRole('radio', { name: 'First' }).element());
  await submit.click();
  await expect.element(summary).toHaveFocus();
  expect(saved).not.toHaveBeenCalled();
});

test('answers are returned as values: formatted phone, number, date, choice, checkbox', async () => {
  const saved = vi.fn<(answers: Answers) => void>();
  await mount(<Form onSave={saved} />);
  await userEvent.type(page.getByRole('textbox', { name: 'Phone' }), '6025550142');
  await userEvent.type(page.getByRole('textbox', { name: 'Income' }), '85000');
  await userEvent.click(page.getByRole('textbox', { name: 'Month' }));
  await userEvent.keyboard('04171985');
  await page.getByText('Second').click();
  await page.getByText('I agree').click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect
    .poll(() => saved.mock.calls[0]?.[0])
    .toEqual({ phone: '(602) 555-0142', income: 85_000, born: '1985-04-17', use: 'b', agreed: true });
});

function Touched() {
  const form = useForm<{ phone: string; use: string | null }>({
    resolver: resolver as unknown as Resolver<{ phone: string; use: string | null }>,
    mode: 'onTouched',
    defaultValues: { phone: '', use: null },
  });
  return (
    <form noValidate>
      <PhoneField {...fieldProps(form, 'phone')} label="Phone" />
      <RadioCards {...fieldProps(form, 'use')} label="Use" options={[{ value: 'a', title: 'First' }]} />
    </form>
  );
}

test('a click that leaves an invalid field hits its target: the message appears after it', async () => {
  await mount(<Touched />);
  await page.getByRole('textbox', { name: 'Phone' }).click();
  await page.getByText('First').click({ delay: 120 });
  await expect.element(page.getByRole('radio', { name: 'First' })).toBeChecked();
  await expect.element(page.getByText('Required')).toBeVisible();
});
