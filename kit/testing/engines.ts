import aceUrl from 'accessibility-checker-engine/ace.js?url';
import htmlcsUrl from 'html_codesniffer/build/HTMLCS.js?url';

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

/** Both engines are scripts that set a global and cannot be imported. */
async function load<T>(url: string, name: string): Promise<T> {
  const known = (globalThis as Record<string, unknown>)[name];
  if (known !== undefined) return known as T;
  await new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', loaded);
    script.addEventListener('error', () => failed(new Error(`${url} did not load`)));
    document.head.append(script);
  });
  return (globalThis as Record<string, unknown>)[name] as T;
}

/** HTML_CodeSniffer's errors against WCAG 2 AA; its warnings and notices need a person's judgment and are left out. */
async function htmlcs(): Promise<Finding[]> {
  const sniffer = await load<Htmlcs>(htmlcsUrl, 'HTMLCS');
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

/** IBM's engine against WCAG 2.2 A and AA and IBM's own requirements: definite violations only. */
async function ace(): Promise<Finding[]> {
  const { Checker } = await load<Ace>(aceUrl, 'ace');
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

/**
 * What HTML_CodeSniffer and IBM's engine report in the document, except known false positives, one line per element. Both resolve ids in
 * their input, so a component is also read as a document, without the rules for whole pages.
 */
export async function engineReport({ page }: { page: boolean }): Promise<string[]> {
  const findings = [...(await htmlcs()), ...(await ace())];
  return findings
    .filter(({ rule }) => page || !PAGE_RULES.some((one) => rule.startsWith(one)))
    .filter(({ rule, html }) => !FALSE_POSITIVES.some((row) => rule.startsWith(row.rule) && (row.html?.test(html) ?? true)))
    .map(({ engine, rule, message, html }) => `${engine} ${rule}: ${message}: ${html}`);
}
