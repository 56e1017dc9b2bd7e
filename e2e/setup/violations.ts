import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { aceFindings, htmlcsFindings, linesOfFindings } from '@hearthline/kit/testing/engine-findings.ts';
import type { Page } from '@playwright/test';

/** axe's rules of WCAG 2.2 AA and its best practices, without exceptions. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page, a sentence for each rule with the elements that break it, and how many rules it could check. */
export async function violationsOf(page: Page): Promise<{ readonly found: readonly string[]; readonly passes: number }> {
  // A page without frames is examined where it is. For one with frames the results are put together on another page, which costs as much as the rules.
  const isWhole = page.frames().length === 1;
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(isWhole).analyze();
  return {
    found: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
    passes: passes.length,
  };
}

const SCRIPTS = [import.meta.resolve('html_codesniffer/build/HTMLCS.js'), import.meta.resolve('accessibility-checker-engine/ace.js')];

/** What HTML_CodeSniffer and IBM's engine find on a page, a line for each element. Its context has to be without the policy that refuses their scripts. */
export async function enginesOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis)))
    for (const script of SCRIPTS) await page.addScriptTag({ path: fileURLToPath(script) });
  return linesOfFindings([...(await page.evaluate(htmlcsFindings)), ...(await page.evaluate(aceFindings))], { page: true });
}
