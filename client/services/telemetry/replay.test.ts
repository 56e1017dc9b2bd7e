import { expect, test } from 'vitest';
import { replayLink, replayPair } from './replay.ts';

const recorded = (link: unknown) => ({ FS: { getCurrentSessionURL: () => link } });

test('a recorder in the page gives its link, and the headers of every call', () => {
  expect(replayLink(recorded('https://replay.example/s/abc'))).toBe('https://replay.example/s/abc');
  expect(replayPair(recorded('https://replay.example/s/abc'))).toEqual({ id: 'abc', url: 'https://replay.example/s/abc' });
});

test.each([{}, { FS: {} }, recorded(null), recorded('javascript:alert(1)'), recorded(`https://${'x'.repeat(600)}`)])(
  'no recorder, or another object under its name, gives nothing',
  (page) => {
    expect([replayLink(page), replayPair(page)]).toEqual([null, undefined]);
  },
);
