import { beforeEach, expect, test, vi } from 'vitest';
import { startRecorder } from './recorder.ts';

type Options = {
  readonly emit: (event: unknown) => void;
  readonly maskAllInputs: boolean;
  readonly maskInputFn: (text: string) => string;
  readonly maskTextFn: (text: string) => string;
  readonly maskTextSelector: string;
  readonly blockSelector: string;
  readonly recordCanvas: boolean;
  readonly inlineImages: boolean;
};
const given = vi.hoisted(() => [] as unknown[]);
vi.mock('@rrweb/record', () => ({
  record: (options: unknown) => {
    given.push(options);
    return () => undefined;
  },
}));
beforeEach(() => {
  given.length = 0;
});

/** Starts a recording in a page without a browser; `pieces` is what it sends when the page goes away. */
function recording(...sentences: string[]) {
  const handlers = new Map<string, () => void>();
  const listens = (name: string, run: () => void) => void handlers.set(name, run);
  const page = {
    setInterval: () => 1,
    clearInterval: () => undefined,
    addEventListener: listens,
    removeEventListener: () => undefined,
    document: { addEventListener: listens, removeEventListener: () => undefined, visibilityState: 'visible' },
  };
  const pieces: { readonly events: readonly unknown[] }[] = [];
  startRecorder(
    {
      page: page as unknown as Window,
      sentences: new Set(sentences),
      send: async (piece) => {
        pieces.push(piece);
      },
      keep: () => undefined,
      onEnd: () => undefined,
    },
    0,
  );
  return { options: given[0] as Options, leave: () => handlers.get('pagehide')?.(), pieces };
}

test('what is typed leaves the page in no form: every input is masked, and the mask has not even its length', () => {
  const { options } = recording();
  expect(options.maskAllInputs).toBe(true);
  for (const typed of ['666-10-1001', 'Grace', 'correct horse']) expect(options.maskInputFn(typed)).toBe('');
});

test('every text is masked but the product’s own sentences; pictures, frames and what is private are boxes', () => {
  const { options } = recording('Check your answers');
  expect(options.maskTextSelector).toBe('*');
  expect(options.maskTextFn(' Check your answers ')).toBe(' Check your answers ');
  expect(options.maskTextFn('Grace Happy, 101 Clear Path Ln')).not.toMatch(/Grace|Happy|101|Clear/);
  expect(options.blockSelector.split(',')).toEqual(expect.arrayContaining(['img', 'iframe', 'canvas', '[data-private]']));
  expect([options.recordCanvas, options.inlineImages]).toEqual([false, false]);
});

test('an event that is typed text goes through the allow-list before it is kept: the text is not in what is sent', () => {
  const { options, leave, pieces } = recording();
  const input = { type: 3, timestamp: 1, data: { source: 5, id: 7, text: '666-10-1001', isChecked: false } };
  options.emit(input);
  options.emit({ type: 99, timestamp: 1, data: { secret: '666-10-1001' } });
  leave();
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.events).toHaveLength(1);
  expect(JSON.stringify(pieces)).not.toContain('666-10-1001');
});
