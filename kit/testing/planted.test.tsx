import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound, VIEWS } from './story-tests.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A story that draws this HTML. */
const planted = (html: string) => ({
  parameters: {},
  run: async () => {
    document.body.innerHTML = html;
  },
});
const FAINT = '<style>p { color: #000 } @media WHERE { p { color: #ddd } }</style><p>Too faint to read</p>';
const WIDE = '<style>div { height: 1px } @media WHERE { div { width: 1400px } }</style><div></div>';

describe.each(VIEWS)('at $width px', (view) => {
  const [here, elsewhere] = view.width < 600 ? ['(width < 600px)', '(width >= 600px)'] : ['(width >= 600px)', '(width < 600px)'];

  test.each([
    ['text without contrast', FAINT, 'color-contrast'],
    ['what is wider than the page', WIDE, 'nothing may be wider'],
  ])('a story is not sound for %s that shows at this width only', async (_what, html, message) => {
    await page.viewport(view.width, view.height);
    await expect(expectSound(planted(html.replace('WHERE', here)), view)).rejects.toThrow(message);
    await expectSound(planted(html.replace('WHERE', elsewhere)), view);
  });

  test('a story is not sound when it writes an error to the console', async () => {
    await page.viewport(view.width, view.height);
    const story = { parameters: {}, run: async () => console.error('planted') };
    await expect(expectSound(story, view)).rejects.toThrow('planted');
  });
});
