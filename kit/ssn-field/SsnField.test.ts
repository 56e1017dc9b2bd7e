import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedSsn, ssnText } from './SsnField.tsx';

test('all but the last four digits are masked', () => {
  expect(ssnText('666101001', false)).toBe('•••-••-1001');
  expect(ssnText('666101001', true)).toBe('666-10-1001');
  expect(ssnText('6661', false)).toBe('•••-•');
  expect(ssnText('', false)).toBe('');
});

test('typing, pasting and deleting edit the masked digits', () => {
  expect(editedSsn('666', '•••', '•••1', 4)).toEqual({ digits: '6661', caretDigits: 4 });
  expect(editedSsn('', '', '666-10-1001', 11)).toEqual({ digits: '666101001', caretDigits: 9 });
  expect(editedSsn('666101001', '•••-••-1001', '•••-••-100', 10)).toEqual({ digits: '66610100', caretDigits: 8 });
  expect(editedSsn('123', '•••', '••', 1)).toEqual({ digits: '13', caretDigits: 1 });
  expect(editedSsn('123', '•••', '•9••', 2)).toEqual({ digits: '1923', caretDigits: 2 });
  expect(editedSsn('666101001', '•••-••-1001', '', 0)).toEqual({ digits: '', caretDigits: 0 });
  expect(editedSsn('666101001', '•••-••-1001', '•••-••-10012', 12)).toEqual({ digits: '666101001', caretDigits: 9 });
});

test('digits typed one after another are unchanged, whatever they are', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,9}$/), (wanted) => {
      let digits = '';
      for (const digit of wanted) {
        const before = ssnText(digits, false);
        digits = editedSsn(digits, before, before + digit, before.length + 1).digits;
      }
      expect(digits).toBe(wanted);
    }),
  );
});
