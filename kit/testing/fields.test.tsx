import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AmountSlider } from '../amount-slider/AmountSlider.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { PhoneField } from '../phone-field/PhoneField.tsx';
import { RadioCards } from '../radio-cards/RadioCards.tsx';
import { RadioTabs } from '../radio-tabs/RadioTabs.tsx';
import { SsnField } from '../ssn-field/SsnField.tsx';
import { Switch } from '../switch/Switch.tsx';
import { mount } from './mount.tsx';

interface Controlled<T> {
  label: string;
  name: string;
  value: T;
  onChange: (value: T) => void;
}

/** A controlled field with its value in state, and the last value it reported. */
function holding<T, P extends object>(Part: ComponentType<Controlled<T> & P>, first: T, props: P) {
  const reported: T[] = [];
  function Stateful() {
    const [value, setValue] = useState(first);
    return (
      <Part
        {...props}
        label="It"
        name="it"
        value={value}
        onChange={(next) => {
          reported.push(next);
          setValue(next);
        }}
      />
    );
  }
  return { part: <Stateful />, last: () => reported.at(-1) };
}

const box = (name = 'It') => page.getByRole('textbox', { name });
const input = (locator = box()) => locator.element() as HTMLInputElement;

test('money: commas while typing, whole dollars, the caret stays after its digit', async () => {
  const { part, last } = holding<number | null, object>(MoneyField, null, {});
  await mount(part);
  await userEvent.type(box(), '1234567');
  expect(input().value).toBe('1,234,567');
  expect(last()).toBe(1_234_567);
  input().setSelectionRange(1, 1);
  await userEvent.keyboard('9');
  expect(input().value).toBe('19,234,567');
  expect(input().selectionStart).toBe(2);
  await userEvent.keyboard('x');
  expect(input().value).toBe('19,234,567');
  await userEvent.clear(box());
  expect(last()).toBeNull();
});

test('phone: formatted as (###) ###-#### and editable in the middle', async () => {
  await mount(<PhoneField label="It" name="it" />);
  await userEvent.type(box(), '60255501429');
  expect(input().value).toBe('(602) 555-0142');
  input().setSelectionRange(8, 8);
  await userEvent.keyboard('{Backspace}');
  expect(input().value).toBe('(602) 550-142');
  expect(input().selectionStart).toBe(7);
  expect(input().inputMode).toBe('tel');
});

test('date: focus moves on when a box is full, Backspace moves back, the value is yyyy-MM-dd', async () => {
  const { part, last } = holding<string, object>(DateField, '', {});
  await mount(part);
  await userEvent.click(box('Month'));
  await userEvent.keyboard('0419');
  expect(document.activeElement).toBe(input(box('Year')));
  await userEvent.keyboard('1985');
  expect(last()).toBe('1985-04-19');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(document.activeElement).toBe(input(box('Day')));
  expect(last()).toBe('-04-19');
});

test('date: a whole date pasted into any box fills all three', async () => {
  const { part, last } = holding<string, object>(DateField, '', {});
  await mount(part);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '04/27/1985');
  input(box('Month')).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(last).toBe('1985-04-27');
  expect([input(box('Month')).value, input(box('Day')).value, input(box('Year')).value]).toEqual(['04', '27', '1985']);
});

test('date: a Tab right after a full box does not skip the next one', async () => {
  const { part, last } = holding<string, object>(DateField, '', {});
  await mount(part);
  await userEvent.click(box('Month'));
  await userEvent.keyboard('4{Tab}17{Tab}1985');
  expect(last()).toBe('1985-04-17');
});

test('date: the impossible part turns red', async () => {
  await mount(<DateField label="It" name="it" value="1985-02-30" onChange={() => undefined} error="Invalid date" />);
  expect(input(box('Day')).getAttribute('aria-invalid')).toBe('true');
  expect(input(box('Month')).getAttribute('aria-invalid')).toBeNull();
  await expect.element(page.getByText('That month has no such day.')).toBeVisible();
  expect(page.getByRole('group', { name: 'It' }).element().getAttribute('aria-describedby')).toBe('it-error it-hint');
});

test('date: an unsupported calendar throws', () => {
  expect(() => DateField({ label: 'It', value: '', onChange: () => undefined, calendar: 'hebrew' })).toThrow('Unsupported calendar');
});

test('SSN: masked but for the last four digits, Show for 30 seconds, never autofilled', async () => {
  const { part, last } = holding<string, object>(SsnField, '', {});
  await mount(part);
  await userEvent.type(box(), '666101001');
  expect(input().value).toBe('•••-••-1001');
  expect(last()).toBe('666101001');
  expect([input().autocomplete, 'private' in input().dataset]).toEqual(['off', true]);
  input().setSelectionRange(2, 2);
  await userEvent.keyboard('{Backspace}');
  expect(last()).toBe('66101001');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await page.getByRole('button', { name: 'Show It' }).click();
    expect(input().value).toBe('661-01-001');
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => input().value).toBe('•••-••-001');
  } finally {
    vi.useRealTimers();
  }
});

test('password: Show and Hide, and unmet rules are read with the field', async () => {
  await mount(<PasswordField label="It" name="it" strength={2} strengthWord="Weak" unmet={['A number']} />);
  const secret = document.querySelector('input') as HTMLInputElement;
  expect(secret.type).toBe('password');
  await page.getByRole('button', { name: 'Show It' }).click();
  expect(secret.type).toBe('text');
  await page.getByRole('button', { name: 'Hide It' }).click();
  expect(secret.type).toBe('password');
  expect(document.getElementById(secret.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A number');
  expect(page.getByRole('meter').element().getAttribute('aria-valuetext')).toBe('Weak');
  expect(page.getByRole('button', { name: 'Show It' }).element().hasAttribute('aria-pressed')).toBe(false);
});

test('password: its strength and unmet rules are announced once typing pauses', async () => {
  const draw = await mount(<PasswordField label="It" name="it" strength={0} strengthWord="" unmet={['A number', 'A letter']} />);
  await draw(<PasswordField label="It" name="it" strength={2} strengthWord="Weak" unmet={['A number']} />);
  await expect.element(page.getByText('Weak. Still needed: A number')).toBeInTheDocument();
  await draw(<PasswordField label="It" name="it" strength={4} strengthWord="Strong" unmet={[]} />);
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map((region) => region.textContent),
    )
    .toContain('Strong');
});

test('required and invalid are exposed on each control', async () => {
  await mount(
    <>
      <PhoneField label="Phone" name="phone" />
      <MoneyField label="Other" name="other" value={null} onChange={() => undefined} optional after="a year" />
      <RadioCards
        label="Use"
        name="use"
        error="Choose one"
        options={[{ value: 'a', title: '4.99% fee', note: '$4,990.00 added', end: { figure: '$1,030.80', note: '8.45% APR' } }]}
      />
      <Checkbox name="agreed" required>
        I agree
      </Checkbox>
      <Switch name="autopay" label="Autopay" note="Takes 0.25% off your rate." />
    </>,
  );
  const attribute = (locator: ReturnType<typeof page.getByRole>, name: string) => locator.element().getAttribute(name);
  expect(attribute(box('Phone'), 'aria-required')).toBe('true');
  expect(attribute(box('Phone'), 'autocomplete')).toBe('tel');
  expect(attribute(box('Other (optional)'), 'aria-required')).toBeNull();
  expect(document.getElementById(attribute(box('Other (optional)'), 'aria-describedby') ?? '')?.textContent).toBe('a year');
  expect(attribute(page.getByRole('radiogroup'), 'aria-required')).toBe('true');
  const radio = page.getByRole('radio', { name: '4.99% fee , $4,990.00 added , $1,030.80 , 8.45% APR' });
  expect(document.getElementById(attribute(radio, 'aria-describedby') ?? '')?.textContent).toBe('Choose one');
  expect(attribute(page.getByRole('checkbox', { name: 'I agree' }), 'aria-required')).toBe('true');
  expect(page.getByRole('switch', { name: 'Autopay', exact: true }).element()).toHaveAccessibleDescription('Takes 0.25% off your rate.');
});

test('a click on a choice’s text chooses it, as a click on its control does', async () => {
  await mount(
    <form>
      <RadioCards
        label="Use"
        name="use"
        options={[
          { value: 'a', title: 'Primary' },
          { value: 'b', title: 'Secondary' },
        ]}
      />
      <RadioTabs
        label="Term"
        name="term"
        options={[
          { value: '5', title: 'Five', lines: ['$1'] },
          { value: '10', title: 'Ten', lines: ['$2'] },
        ]}
      />
      <Checkbox name="agreed">I agree</Checkbox>
      <Switch name="autopay" label="Autopay" />
    </form>,
  );
  const answers = () => Object.fromEntries(new FormData(document.querySelector('form') as HTMLFormElement));
  for (const words of ['Primary', 'Five', 'I agree', 'Autopay']) await page.getByText(words).click();
  expect(answers()).toEqual({ use: 'a', term: '5', agreed: 'on', autopay: 'on' });
  await page.getByRole('radio', { name: 'Secondary' }).click();
  await page.getByRole('radio', { name: /Ten/ }).click();
  await page.getByRole('checkbox', { name: 'I agree' }).click();
  await page.getByRole('switch', { name: 'Autopay' }).click();
  expect(answers()).toEqual({ use: 'b', term: '10' });
});

test('slider and field share one amount; keys step, the field takes any amount and shows the nearest allowed one', async () => {
  const { part, last } = holding<number | null, { min: number; max: number }>(AmountSlider, 100_000, { min: 15_000, max: 302_144 });
  await mount(part);
  const slider = page.getByRole('slider');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{PageUp}');
  expect(last()).toBe(111_000);
  expect(input().value).toBe('111,000');
  await userEvent.keyboard('{End}');
  expect(last()).toBe(302_144);
  await userEvent.fill(box(), '350000');
  expect(last()).toBe(350_000);
  expect((slider.element() as HTMLInputElement).value).toBe('302144');
  await expect.element(page.getByText('The nearest amount you can choose is $302,144')).toBeVisible();
});
