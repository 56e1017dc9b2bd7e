import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Typeahead, type TypeaheadOption } from './Typeahead.tsx';

const streets: readonly TypeaheadOption[] = [
  { key: 'a', main: '101 Clear Path Ln', sub: 'Phoenix, AZ 85004' },
  { key: 'b', main: '101 Clear Palm Ct', sub: 'Mesa, AZ 85201' },
];

async function mounted(options = streets, { loading = false, problem }: { loading?: string | false; problem?: string } = {}) {
  const picked = vi.fn();
  const notListed = vi.fn();
  function Stateful() {
    const [value, setValue] = useState('');
    const [isChosen, setChosen] = useState(false);
    return (
      <Typeahead
        label="Address"
        name="street"
        value={value}
        onType={(text) => {
          setValue(text);
          setChosen(false);
        }}
        isChosen={isChosen}
        problem={problem}
        options={options}
        loading={loading}
        onPick={(option) => {
          picked(option.key);
          setValue(option.main);
          setChosen(true);
        }}
        listLabel="Addresses"
        clearLabel="Clear the address"
        noneText="No address found"
        countText={(n) => `${n} found`}
        lastRow={{ text: 'Address not listed', onPick: notListed }}
      />
    );
  }
  await mount(<Stateful />);
  return { picked, notListed, box: page.getByRole('combobox', { name: 'Address' }) };
}

const active = (box: { element: () => Element }) =>
  document.getElementById(box.element().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('opens at three letters, announces the count, and Enter picks the active row', async () => {
  const { picked, box } = await mounted();
  await userEvent.type(box, '10');
  expect(page.getByRole('listbox').query()).toBeNull();
  await userEvent.type(box, '1 Clear Pa');
  await expect.element(page.getByRole('listbox', { name: 'Addresses' })).toBeVisible();
  expect(
    page
      .getByRole('status')
      .elements()
      .map((node) => node.textContent),
  ).toContain('2 found');
  expect(page.getByRole('option').elements()).toHaveLength(3);
  expect(document.querySelector('mark')?.textContent).toBe('101 Clear Pa');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(box)).toContain('101 Clear Palm Ct');
  await userEvent.keyboard('{Home}');
  expect(active(box)).toContain('101 Clear Path Ln');
  await userEvent.keyboard('{Enter}');
  expect(picked).toHaveBeenCalledWith('a');
  expect(box.element().getAttribute('aria-expanded')).toBe('false');
  expect((box.element() as HTMLInputElement).value).toBe('101 Clear Path Ln');
});

test('End or ArrowUp reaches the last row, which has its own callback', async () => {
  const { notListed, picked, box } = await mounted();
  await userEvent.type(box, '999 Nowhere');
  await userEvent.keyboard('{ArrowUp}');
  expect(active(box)).toBe('Address not listed');
  await userEvent.keyboard('{Enter}');
  expect([notListed.mock.calls.length, picked.mock.calls.length]).toEqual([1, 0]);
});

test('Escape closes and keeps the text; picking by pointer keeps focus in the box', async () => {
  const { picked, box } = await mounted();
  await userEvent.type(box, '101 Clear');
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('listbox').query()).toBeNull();
  expect((box.element() as HTMLInputElement).value).toBe('101 Clear');
  await userEvent.keyboard('{ArrowDown}');
  await page.getByRole('option', { name: '101 Clear Palm Ct Mesa, AZ 85201' }).click();
  expect(picked).toHaveBeenCalledWith('b');
  expect(document.activeElement).toBe(box.element());
  await page.getByRole('button', { name: 'Clear the address' }).click();
  expect((box.element() as HTMLInputElement).value).toBe('');
});

test('the last row is present while searching and when nothing is found', async () => {
  const { box } = await mounted([]);
  await userEvent.type(box, '999 Nowhere');
  await expect.element(page.getByText('No address found')).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(1);
});

test('a tap in the box opens the list again that was closed by leaving it, but not for a chosen row', async () => {
  const { box } = await mounted();
  await userEvent.type(box, '101 Clear');
  await userEvent.tab();
  expect(page.getByRole('listbox').query()).toBeNull();
  await box.click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('option', { name: '101 Clear Palm Ct Mesa, AZ 85201' }).click();
  await box.click();
  expect(page.getByRole('listbox').query()).toBeNull();
});

test('text that the browser fills in without focus opens nothing, because no blur would close it', async () => {
  const { box } = await mounted();
  const field = box.element() as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '101 Clear Path Ln');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(field.value).toBe('101 Clear Path Ln');
  expect(page.getByRole('listbox').query()).toBeNull();
});

test('a list that cannot be read says why, in sight and aloud, instead of "none found"', async () => {
  const { box } = await mounted([], { problem: 'The list is not here.' });
  await userEvent.type(box, '999 Nowhere');
  await expect.element(page.getByText('No address found')).not.toBeInTheDocument();
  expect(page.getByText('The list is not here.').elements()).toHaveLength(2);
  expect(page.getByRole('status').first().element().textContent).toBe('The list is not here.');
});
