import axe, { type RunOptions } from 'axe-core';

/** Rules that apply to whole pages only, not to a component by itself. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'bypass', 'skip-link'];

/** Ids that more than one element has: a label, an error and a link of the summary then belong to the wrong field. axe no longer looks for them. */
const repeatedIds = (root: Element): string[] => {
  const ids = [...root.querySelectorAll('[id]')].filter((element) => element.closest('svg') === null).map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
};

/**
 * What axe finds under `root`: WCAG 2.2 A and AA and best practice, one line per element, and repeated ids; empty when there is nothing. `page` adds the
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
  const repeated = repeatedIds(root).map((id) => `repeated-id: more than one element has the id ${id}`);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
  return [...repeated, ...found];
}
