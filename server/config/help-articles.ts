import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HelpArticle, helpArticle } from '@hearthline/rules/help/article.ts';
import { HELP_TOPICS } from '@hearthline/rules/help/topics.ts';

const FOLDER = join(import.meta.dirname, '../../docs/help');
const TOPICS = Object.keys(HELP_TOPICS);

let articles: ReadonlyMap<string, HelpArticle> | undefined;

const readArticles = (): readonly HelpArticle[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => helpArticle(file.slice(0, -'.md'.length), readFileSync(join(FOLDER, file), 'utf8')))
    .toSorted((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic) || b.alsoAsked.length - a.alsoAsked.length);

/** The help articles by slug, in the order of their topics, in each what is asked in the most ways first; read once from docs/help, which is where the product runs from, as its source is. */
export function helpArticles(): ReadonlyMap<string, HelpArticle> {
  articles ??= new Map(readArticles().map((article) => [article.slug, article]));
  return articles;
}
