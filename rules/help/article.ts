import { type HelpTopic, isHelpTopic } from './topics.ts';

/** One question people ask, and what the product answers: a page of docs/help. */
export type HelpArticle = {
  /** The name of its file, which is also the end of its address. */
  readonly slug: string;
  readonly question: string;
  /** Paragraphs of plain text; the first sentence is the short answer. */
  readonly answer: readonly string[];
  /** Screens by their names in journey/paths.ts: the one that does it first, then others whose readers ask it. */
  readonly screens: readonly string[];
  /** Files of the repository that the answer follows. */
  readonly rules: readonly string[];
  /** The law behind it, as cited; empty without any. */
  readonly law: string;
  readonly topic: HelpTopic;
  /** Other ways people ask it, some in Spanish. */
  readonly alsoAsked: readonly string[];
  /** Further ways, as people write in a chat: the bot recognizes them, and no page shows them. */
  readonly askedInChats: readonly string[];
};

const ROW = /^- (Screen|Rule|About|Also asked|Asked in chats): (.+)$/;
const CODE = /`([^`]+)`/g;

const named = (text: string): string[] => [...text.matchAll(CODE)].map(([, name = '']) => name);

/**
 * An article of its page in Markdown: `# Question`, the answer with one sentence a line, then the rows `Screen` (optional), `Rule`, `About`,
 * `Also asked` and `Asked in chats` (optional). Throws an Error that names the page and what is wrong with it.
 */
export function helpArticle(slug: string, page: string): HelpArticle {
  const refuse = (what: string): never => {
    throw new Error(`docs/help/${slug}.md ${what}`);
  };
  const [title = '', ...blocks] = page.trim().split(/\n{2,}/);
  const question = /^# (.+)$/.exec(title)?.[1] ?? refuse('does not begin with "# Question"');
  const rows = new Map<string, string>();
  for (const line of (blocks.pop() ?? '').split('\n')) {
    const [, name = '', value = ''] = ROW.exec(line) ?? refuse(`ends with a row that is none of the five: ${line}`);
    if (rows.has(name)) refuse(`has the row "${name}" twice`);
    rows.set(name, value);
  }
  const row = (name: string): string => rows.get(name) ?? refuse(`has no row "${name}"`);
  const answer = blocks.map((block) => block.replaceAll('\n', ' '));
  if (answer.length === 0) refuse('has no answer');
  if (answer.some((paragraph) => /^([-*#>|]|\d+\.) |[`*_[\]]/.test(paragraph))) refuse('has an answer that is not plain text');
  const topic = row('About');
  const rules = named(row('Rule'));
  if (rules.length === 0) refuse('names no file in its row "Rule"');
  return {
    slug,
    question,
    answer,
    screens: named(rows.get('Screen') ?? ''),
    rules,
    law: row('Rule')
      .replaceAll(CODE, '')
      .replaceAll(/^[\s,;]+|[\s,;]+$/g, '')
      .replaceAll(/,(\s*,)+/g, ','),
    topic: isHelpTopic(topic) ? topic : refuse(`is about "${topic}", which is no topic of rules/help/topics.ts`),
    alsoAsked: row('Also asked').split('; '),
    askedInChats: rows.get('Asked in chats')?.split('; ') ?? [],
  };
}
