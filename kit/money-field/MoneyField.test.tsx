import fc from 'fast-check';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { meantDollars, typedAmount } from '../testing/typed-amounts.ts';
import { MoneyField } from './MoneyField.tsx';
import { dollarsText } from './money-text.ts';

const reported: { last: number | null } = { last: null };

function Stateful() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <MoneyField
      label="It"
      name="it"
      value={value}
      onChange={(next) => {
        reported.last = next;
        setValue(next);
      }}
    />
  );
}

/** The box of a new money field, focused. */
async function moneyBox(): Promise<HTMLInputElement> {
  reported.last = null;
  await mount(<Stateful />);
  const box = page.getByRole('textbox', { name: 'It' }).element() as HTMLInputElement;
  box.focus();
  return box;
}

/** One edit of the focused box by the browser's own editor, at its own caret: it fires input events and moves the caret as keys do. */
const edit = (command: 'insertText' | 'delete' | 'forwardDelete' | 'selectAll', text = ''): boolean =>
  document.execCommand(command, false, text);
function clear(): void {
  edit('selectAll');
  edit('delete');
}

/** `npm run accessibility` types the long set; a browser needs 7 ms for each. `money-text.test.ts` reads 10,000 of the same amounts without one. */
const AMOUNTS = import.meta.env['EVERY_ENGINE'] === 'true' ? 10_000 : 500;

test(`${AMOUNTS} amounts typed into the box are the dollars they say, and stand there when it is left`, async () => {
  const box = await moneyBox();
  await fc.assert(
    fc.asyncProperty(typedAmount, fc.boolean(), async (typed, isPasted) => {
      clear();
      expect([box.value, reported.last]).toEqual(['', null]);
      for (const piece of isPasted ? [typed] : typed) edit('insertText', piece);
      expect(reported.last).toBe(meantDollars(typed));
      box.blur();
      await Promise.resolve();
      expect(box.value).toBe(dollarsText(meantDollars(typed)));
      box.focus();
    }),
    { numRuns: AMOUNTS },
  );
}, 240_000);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Array.from('0123456789')) },
  { weight: 1, arbitrary: fc.constantFrom('.', 'delete', 'forwardDelete', 'left', 'right', 'home', 'end') },
);

test('digits, a point and deletions at any caret change only what they touch', async () => {
  const box = await moneyBox();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 18 }), async (steps) => {
      clear();
      for (const name of steps) {
        const [from, at] = [box.value, box.selectionStart ?? 0];
        const plain = (text: string) => text.replaceAll(',', '');
        const [head, tail] = [plain(from.slice(0, at)), plain(from.slice(at))];
        if (name === 'left' || name === 'right')
          box.setSelectionRange(Math.max(0, at + (name === 'left' ? -1 : 1)), Math.max(0, at + (name === 'left' ? -1 : 1)));
        else if (name === 'home' || name === 'end')
          box.setSelectionRange(name === 'home' ? 0 : from.length, name === 'home' ? 0 : from.length);
        else if (name === 'delete' || name === 'forwardDelete') edit(name);
        else if (!(name === '.' && from.includes('.')) && head.length + tail.length < 10) edit('insertText', name);
        const now = plain(box.value);
        const expected =
          name === 'delete' && from[at - 1] !== ','
            ? head.slice(0, -1) + tail
            : name === 'forwardDelete' && from[at] !== ','
              ? head + tail.slice(1)
              : /^[\d.]$/.test(name) && !(name === '.' && from.includes('.')) && head.length + tail.length < 10
                ? head + name + tail
                : head + tail;
        expect(now.replace(/^0+(?=\d)/, '')).toBe(expected.replace(/^0+(?=\d)/, ''));
        expect(reported.last).toBe(meantDollars(now));
      }
    }),
    { numRuns: 500 },
  );
}, 240_000);

test('Delete moves over a comma, and deletes the digit behind it', async () => {
  const box = await moneyBox();
  edit('insertText', '85000');
  box.setSelectionRange(2, 2);
  await userEvent.keyboard('{Delete}');
  expect([box.value, box.selectionStart]).toEqual(['85,000', 3]);
  await userEvent.keyboard('{Delete}');
  expect([box.value, box.selectionStart]).toEqual(['8,500', 3]);
});

test('a point and a minus stay while typing; the amount is rounded down', async () => {
  const box = await moneyBox();
  await userEvent.keyboard('85000.75');
  expect([box.value, reported.last]).toEqual(['85,000.75', 85_000]);
  await userEvent.keyboard('{Tab}');
  expect(box.value).toBe('85,000');
  await userEvent.clear(page.getByRole('textbox', { name: 'It' }));
  await userEvent.keyboard('-5');
  expect([box.value, reported.last]).toEqual(['-5', -5]);
});
