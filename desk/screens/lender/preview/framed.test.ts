import { expect, test } from 'vitest';
import { framed } from './framed.ts';

test('the styles of a mail become one that the policy allows, in the order of its elements', () => {
  const mail = `<html><head><title>A</title></head><body style="margin:0;font-family:&#39;Source Sans 3&#39;"><p style="color:#123456">B</p></body></html>`;
  expect(framed(mail, 'n0')).toBe(
    `<html><head><title>A</title><style nonce="n0">[data-s="0"]{margin:0;font-family:'Source Sans 3'}[data-s="1"]{color:#123456}</style></head><body data-s="0"><p data-s="1">B</p></body></html>`,
  );
});
