import axe, { type RunOptions } from 'axe-core';

/** Rules that apply to whole pages only, not to a component by itself. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'bypass', 'skip-link'];

/**
 * What axe finds under `root`: WCAG 2.2 A and AA and best practice, one line per element; empty when it finds nothing. `page` adds the
 * rules for whole pages.
 */
export async function axeReport(root: Element, { page }: { page: boolean }): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Style sheets are fetched again for one rule only, which is experimental and not among these.
    preload: { assets: ['media'] },
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: page ? {} : Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  };
  const { violations } = await axe.run(page ? document : root, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
