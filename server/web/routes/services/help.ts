import { Problem } from '@hearthline/contract/problem.ts';
import { HELP_ENDPOINTS } from '@hearthline/contract/services/help.ts';
import type { HelpArticle } from '@hearthline/rules/help/article.ts';
import { helpArticles } from '../../../config/help-articles.ts';
import { routes } from '../../http/route.ts';

/** How many other questions of its topic an answer names. */
const RELATED = 5;

/** The articles that name a screen, first those that name it first. */
const askedAt = (screen: string): readonly HelpArticle[] =>
  [...helpArticles().values()]
    .filter(({ screens }) => screens.includes(screen))
    .toSorted((a, b) => a.screens.indexOf(screen) - b.screens.indexOf(screen));

export const HELP_ROUTES = routes(HELP_ENDPOINTS, {
  helpList: ({ query: { screen } }) =>
    (screen === undefined ? [...helpArticles().values()] : askedAt(screen)).map(({ slug, question, topic, screens, alsoAsked }) => ({
      slug,
      question,
      topic,
      screens: [...screens],
      alsoAsked: [...alsoAsked],
    })),

  helpArticleGet: ({ params }) => {
    const article = helpArticles().get(params.slug);
    if (!article) throw new Problem('not_found');
    const { slug, question, topic, screens, answer } = article;
    const topical = [...helpArticles().values()].filter((other) => other.topic === topic);
    const at = topical.indexOf(article);
    // those that follow it, then from the first: every question of a topic is named somewhere
    const related = [...topical.slice(at + 1), ...topical.slice(0, at)].slice(0, RELATED);
    return {
      slug,
      question,
      topic,
      screens: [...screens],
      answer: [...answer],
      related: related.map((other) => ({ slug: other.slug, question: other.question })),
    };
  },
});
