/// <reference types="vite/types/importMeta.d.ts" />
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as preview from '../../.storybook/preview.tsx';
import { axeReport } from './axe-report.ts';
import { engineReport } from './engines.ts';

/** A phone and a desktop size, each in another brand, so that every story is seen in both brands and layouts. */
export const VIEWS = [
  { width: 360, height: 800, brand: 'hearthline' },
  { width: 1280, height: 900, brand: 'plumfield' },
] as const;

/** Also runs HTML_CodeSniffer and IBM's engine (`npm run accessibility`). */
const EVERY_ENGINE = import.meta.env['EVERY_ENGINE'] === 'true';

/** The files of stories that a change reaches, paths from the root (`npm test -- --changed`); empty when all run. */
const CHANGED = ((import.meta.env['CHANGED_STORIES'] as string | undefined) ?? '').split(',').filter(Boolean);

/** Storybook switches React's act environment off while a play function waits; an update in that moment logs this warning in any story. */
const ACT_SWITCHED_OFF = 'The current testing environment is not configured to support act(...)';

export interface RunnableStory {
  run: (context: { globals: Record<string, unknown> }) => Promise<void>;
  parameters: Record<string, unknown>;
}

/** The test files that share the stories: `of` is their number, or a part would run nowhere. */
const PARTS = Object.keys(import.meta.glob('./stories-*.test.tsx')).length;

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>([
  '../**/*.stories.tsx',
  '../../client/**/*.stories.tsx',
  '../../desk/**/*.stories.tsx',
]);

/** The path of a file of stories from the root. */
const fromRoot = (path: string): string => (path.startsWith('../../') ? path.slice('../../'.length) : `kit/${path.slice('../'.length)}`);

/** Draws and plays a story at the page's present width: fails at an error on the console, at what is wider than the page, and at what axe finds. */
export async function expectSound(story: RunnableStory, { width, brand }: Pick<(typeof VIEWS)[number], 'width' | 'brand'>): Promise<void> {
  const complaints: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (words[0] !== ACT_SWITCHED_OFF) complaints.push(words);
  });
  await story.run({ globals: { brand } });
  await document.fonts.ready;
  expect(complaints).toEqual([]);
  expect(document.documentElement.scrollWidth, 'nothing may be wider than the page').toBeLessThanOrEqual(width);
  const isPage = story.parameters['layout'] === 'fullscreen';
  expect((await axeReport(document.body, { page: isPage })).join('\n')).toBe('');
  if (EVERY_ENGINE) expect(await engineReport({ page: isPage })).toEqual([]);
}

/**
 * Tests every `of`-th file of stories, from the `part`-th (from 1) on: a browser page is one thread, so each part is a test file of its own, and
 * parts run side by side. A new file of stories is in one of them.
 */
export async function testStories({ part, of }: { part: number; of: number }): Promise<void> {
  setProjectAnnotations([preview.default]);
  // how long a story may wait for what it expects: a busy machine needs longer than the default second
  configure({ asyncUtilTimeout: 15_000 });
  document.documentElement.lang = 'en-US';
  document.title = 'Stories';
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';
  document.head.append(still);

  const loaded = await Promise.all(
    Object.entries(modules)
      .filter(([path], i) => i % of === part - 1 && (CHANGED.length === 0 || CHANGED.includes(fromRoot(path))))
      .map(async ([path, load]) => {
        const found = await load().then(
          (module) => ({ stories: Object.entries(composeStories(module) as unknown as Record<string, RunnableStory>), error: undefined }),
          (error: unknown) => ({ stories: [], error: String(error) }),
        );
        return { path: fromRoot(path), ...found };
      }),
  );

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('there are stories, and each part is a test file', () => {
    expect(of).toBe(PARTS);
    if (CHANGED.length === 0) expect(loaded.length).toBeGreaterThan(20);
  });

  test('every story file loads', () => {
    expect(loaded.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  // Width by width: to set the size of the page takes as long as to draw a story.
  describe.each(VIEWS)('$width px, $brand', (view) => {
    beforeAll(async () => page.viewport(view.width, view.height));

    // by the whole path, by which a file is run alone (`-t`): the titles of `each` are cut at 40 characters
    for (const { path, stories } of loaded.filter((file) => file.stories.length > 0))
      describe(path, () => {
        test.each(stories)('%s', async (_name, story) => expectSound(story, view));
      });
  });
}
