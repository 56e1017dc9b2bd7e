/** What a second and a third accessibility engine find beside axe: in a story (engines.ts) and in a page of the product (e2e/setup/violations.ts). */

/** What one engine reports about one element. */
export interface Finding {
  engine: 'htmlcs' | 'ace';
  rule: string;
  message: string;
  /** The element's opening tag, at most 300 characters. */
  html: string;
}

interface HtmlcsMessage {
  type: 1 | 2 | 3;
  code: string;
  msg: string;
  element: Element | null;
}
interface Htmlcs {
  getTranslation(key: string): string | undefined;
  process(standard: string, page: Document, done: () => void, failed: () => void): void;
  getMessages(): HtmlcsMessage[];
}
interface AceResult {
  ruleId: string;
  reasonId: string;
  value: readonly [level: string, outcome: string];
  message: string;
  snippet: string;
}
interface Ace {
  Checker: new () => { check(page: Document, rulesets: readonly string[]): Promise<{ results: AceResult[] }> };
}

/**
 * HTML_CodeSniffer's errors against WCAG 2 AA, where its script is in the document; its warnings and notices need a person's judgment and are left out. Uses
 * nothing of this module, so that a test can run it in another page.
 */
export async function htmlcsFindings(): Promise<Finding[]> {
  const sniffer = (globalThis as unknown as { HTMLCS: Htmlcs }).HTMLCS;
  // some messages are missing from its build, and it throws when it should report one
  const translate = sniffer.getTranslation.bind(sniffer);
  sniffer.getTranslation = (key) => translate(key) ?? key;
  await new Promise<void>((done, failed) => {
    sniffer.process('WCAG2AA', document, done, () => failed(new Error('HTML_CodeSniffer broke off')));
  });
  return sniffer
    .getMessages()
    .filter(({ type }) => type === 1)
    .map(({ code, msg, element }) => ({ engine: 'htmlcs', rule: code, message: msg, html: (element?.outerHTML ?? '').slice(0, 300) }));
}

/**
 * What IBM's engine finds against WCAG 2.2 A and AA and IBM's own requirements, where its script is in the document: definite violations only. Uses nothing
 * of this module, so that a test can run it in another page.
 */
export async function aceFindings(): Promise<Finding[]> {
  const { Checker } = (globalThis as unknown as { ace: Ace }).ace;
  const { results } = await new Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
  return results
    .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, reasonId, message, snippet }) => ({
      engine: 'ace',
      rule: `${ruleId}.${reasonId}`,
      message,
      html: snippet.slice(0, 300),
    }));
}

/** Rules for whole pages, by the beginning of their id: they do not apply to a component by itself. */
const PAGE_RULES = ['aria_content_in_landmark', 'skip_main_exists', 'page_title_exists', 'WCAG2AA.Principle2.Guideline2_4.2_4_2'];

/** Known false positives of the engines. `html` is the beginning or a part of the element concerned; without it, every element. */
const FALSE_POSITIVES: readonly { rule: string; html?: RegExp; reason: string }[] = [
  {
    rule: 'aria_content_in_landmark',
    html: /^<a href="#main"/,
    reason: 'The skip link precedes the header, so that it is the first element Tab reaches.',
  },
  {
    rule: 'WCAG2AA.Principle2.Guideline2_4.2_4_1.G1,G123,G124.NoSuchID',
    reason: 'A story shows one page, without the targets of its links; the browser journeys follow the product’s links.',
  },
  {
    rule: 'element_tabbable_role_valid',
    html: /role="region" tabindex="0"/,
    reason: 'A named region that scrolls must be focusable, or the keyboard could not scroll it (axe: scrollable-region-focusable).',
  },
  {
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_5.H98',
    html: /autocomplete="username"/,
    reason: 'HTML allows `username` on type=email; the engine, of 2020, allows it on type=text only.',
  },
  {
    rule: 'input_autocomplete_valid',
    html: /autocomplete="username"/,
    reason: 'HTML allows `username` on type=email.',
  },
  {
    rule: 'WCAG2AA.Principle4.Guideline4_1.4_1_2.H91.InputEmail.Name',
    html: /autocomplete="username" readonly="" hidden=""/,
    reason: 'Hidden from all but password managers, which need no accessible name.',
  },
  {
    rule: 'aria_form_label_unique',
    html: /^<form novalidate=""/,
    reason: 'A form without a name is not a landmark, so it needs no unique name.',
  },
];

/** Findings but for known false positives, one line per element. Of a component by itself, `page` is false: the rules for whole pages do not apply. */
export const linesOfFindings = (findings: readonly Finding[], { page }: { readonly page: boolean }): string[] =>
  findings
    .filter(({ rule }) => page || !PAGE_RULES.some((one) => rule.startsWith(one)))
    .filter(({ rule, html }) => !FALSE_POSITIVES.some((row) => rule.startsWith(row.rule) && (row.html?.test(html) ?? true)))
    .map(({ engine, rule, message, html }) => `${engine} ${rule}: ${message}: ${html}`);
