import { MAX_FILE, MAX_PART, MIN_PART } from '@hearthline/rules/conditions/upload-limits.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { fileProblem, formatBytes } from './file-rules.ts';
import { FIRST_PART, nextPart } from './part-size.ts';
import { sendFile, type Progress, type Wire } from './send-file.ts';

const lost = () => new ApiError('lost', { status: 0 });
const refusal = (status: number, data: object) => new ApiError('refused', { status, data });

/** A server that keeps parts as the real one does; `faults` happen at the parts with these numbers, before or after the part is kept. */
function server(faults: Readonly<Record<number, 'before' | 'after' | 'gone'>> = {}, known = 0) {
  const kept: Blob[] = [];
  let uuid = 'one';
  let arrived = known;
  let parts = 0;
  const asked: string[] = [];
  const place = () => ({ uuid, offset: arrived });
  const wire: Wire<string> = {
    begin: async () => {
      asked.push('begin');
      return place();
    },
    place: async () => {
      asked.push('place');
      return place();
    },
    part: async (id, offset, bytes) => {
      parts += 1;
      const fault = faults[parts];
      if (fault === 'before') throw lost();
      if (fault === 'gone') {
        uuid = 'two';
        arrived = 0;
        kept.length = 0;
      }
      if (id !== uuid) throw refusal(404, { code: 'not_found' });
      if (offset !== arrived) throw refusal(409, { code: 'wrong_offset', offset: arrived });
      kept.push(bytes);
      arrived += bytes.size;
      if (fault === 'after') throw lost();
      return place();
    },
    finish: async () => {
      asked.push('finish');
      return new Blob(kept).text();
    },
  };
  return { wire, asked, parts: () => parts };
}

const text = Array.from({ length: 90_000 }, (_, n) => `row ${n}\n`).join('');
const file = new Blob([text]);
const watch = (told: Progress[] = []) => ({
  signal: new AbortController().signal,
  tell: (progress: Progress) => void told.push(progress),
  now: () => 0,
  wait: async () => undefined,
});

describe('a file in parts', () => {
  test('arrives whole, and says how much was sent', async () => {
    const told: Progress[] = [];
    const { wire } = server();
    expect(await sendFile(file, wire, watch(told))).toBe(text);
    expect(told[0]).toEqual({ state: 'sending', sent: 0 });
    expect(told.at(-1)).toEqual({ state: 'checking', sent: file.size });
    expect(told.map(({ sent }) => sent)).toEqual(told.map(({ sent }) => sent).toSorted((a, b) => a - b));
  });

  test.each([
    ['a part was lost on its way', { 2: 'before' }],
    ['the reply to a part was lost', { 1: 'after' }],
    ['what had arrived expired', { 2: 'gone' }],
    ['all of it happens', { 1: 'after', 2: 'before', 3: 'before', 4: 'gone', 5: 'before' }],
  ] as const)('arrives whole when %s', async (_, faults) => {
    const { wire } = server(faults);
    expect(await sendFile(file, wire, watch())).toBe(text);
  });

  test('that broke off on another day goes on there', async () => {
    const { wire } = server({}, 400_000);
    expect(await sendFile(file, wire, watch())).toBe(text.slice(400_000));
  });

  test('is given up after ten attempts in a row, with the network’s error', async () => {
    const faults = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [n + 1, 'before' as const]));
    const { wire, parts } = server(faults);
    await expect(sendFile(file, wire, watch())).rejects.toMatchObject({ status: 0 });
    expect(parts()).toBe(10);
  });

  test('is not sent again when it was refused', async () => {
    const { wire } = server();
    let finishes = 0;
    const refusing: Wire<string> = {
      ...wire,
      finish: async () => {
        finishes += 1;
        throw refusal(422, { code: 'file_refused' });
      },
    };
    await expect(sendFile(file, refusing, watch())).rejects.toMatchObject({ status: 422 });
    expect(finishes).toBe(1);
  });

  test('waits while the server still checks it', async () => {
    const { wire } = server();
    let finishes = 0;
    const busy: Wire<string> = {
      ...wire,
      finish: async (id) => {
        finishes += 1;
        if (finishes < 3) throw refusal(409, { code: 'request_running' });
        return wire.finish(id);
      },
    };
    expect(await sendFile(file, busy, watch())).toBe(text);
  });

  test('ends at once when it is canceled', async () => {
    const stop = new AbortController();
    const { wire, asked } = server();
    const sending = sendFile(file, wire, { ...watch(), signal: stop.signal, tell: () => stop.abort('canceled') });
    await expect(sending).rejects.toBe('canceled');
    expect(asked).not.toContain('finish');
  });
});

test('a part is what two seconds carry, within its bounds, and grows twofold at most', () => {
  expect(nextPart(FIRST_PART, 2000)).toBe(FIRST_PART);
  expect(nextPart(FIRST_PART, 10)).toBe(2 * FIRST_PART);
  expect(nextPart(MAX_PART, 10)).toBe(MAX_PART);
  expect(nextPart(FIRST_PART, 600_000)).toBe(MIN_PART);
});

test.each([
  [{ name: 'a.pdf', size: 10, type: 'application/pdf' }, null],
  [{ name: 'A.JPEG', size: MAX_FILE, type: '' }, null],
  [{ name: 'a.heic', size: 10, type: 'image/heic' }, /JPEG, PNG or PDF/],
  [{ name: 'a.docx', size: 10, type: '' }, /JPEG, PNG or PDF/],
  [{ name: 'a.pdf', size: 0, type: 'application/pdf' }, /empty/],
  [{ name: 'a.pdf', size: MAX_FILE + 1, type: 'application/pdf' }, /21\.0 MB.*at most 20 MB/],
] as const)('%o: %s', (file, sentence) => {
  if (sentence === null) expect(fileProblem(file)).toBeNull();
  else expect(fileProblem(file)).toMatch(sentence);
});

test('bytes in words', () => {
  expect([999, 1000, 812_300, 3_310_000].map(formatBytes)).toEqual(['999 bytes', '1 KB', '812 KB', '3.3 MB']);
});
