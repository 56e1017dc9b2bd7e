/** The help articles of the product (docs/help): the same for every lender, for anyone to read. */
import { HELP_TOPICS, type HelpTopic } from '@hearthline/rules/help/topics.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const service = 'service-chat-chatbot';
const path = '/service-chat-chatbot/external/api/v1/help';

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
const link = { slug, question: z.string() };
const topic = z.enum(Object.keys(HELP_TOPICS) as [HelpTopic, ...HelpTopic[]]);
const screens = z
  .array(z.string())
  .describe('Screens by name, such as `complete` or `heloc-signer/sign`: the one that does it first, then others whose readers ask it');

export const helpList = endpoint({
  id: 'help-list',
  service,
  method: 'GET',
  path,
  access: 'anyone',
  poll: true,
  summary:
    'Every question that the help answers, by topic; or those that the readers of one screen ask, first those that it answers itself',
  query: z.strictObject({ screen: z.string().min(1).max(60).optional() }),
  reply: z.array(
    z.object({ ...link, topic, screens, alsoAsked: z.array(z.string()).describe('Other ways to ask it, in English and Spanish') }),
  ),
});

export const helpArticleGet = endpoint({
  id: 'help-article-get',
  service,
  method: 'GET',
  path: `${path}/{slug}`,
  access: 'anyone',
  poll: true,
  summary: 'The answer to one question, in English',
  params: z.strictObject({ slug }),
  reply: z.object({
    ...link,
    topic,
    screens,
    answer: z.array(z.string()).describe('Paragraphs of plain text; the first sentence is the short answer'),
    related: z.array(z.object(link)).describe('Other questions of the topic'),
  }),
  errors: ['not_found'],
});

export const HELP_ENDPOINTS = { helpList, helpArticleGet };
