import { expect, test } from 'vitest';
import { helpArticle } from './article.ts';

const PAGE = `# When do I get my money?

After the days to cancel.
Then the county records the deed.

The page shows the day.

- Screen: \`complete\`, \`dashboard\`
- Rule: \`rules/regulation/rescission.ts\`, \`docs/lending/regulation.md\`, 12 CFR 1026.15
- About: funding
- Also asked: when is funding; cuándo recibo mi dinero
- Asked in chats: got my money yet?; ya llego mi dinero
`;

test('a page of docs/help is read into its parts', () => {
  expect(helpArticle('when-money', PAGE)).toEqual({
    slug: 'when-money',
    question: 'When do I get my money?',
    answer: ['After the days to cancel. Then the county records the deed.', 'The page shows the day.'],
    screens: ['complete', 'dashboard'],
    rules: ['rules/regulation/rescission.ts', 'docs/lending/regulation.md'],
    law: '12 CFR 1026.15',
    topic: 'funding',
    alsoAsked: ['when is funding', 'cuándo recibo mi dinero'],
    askedInChats: ['got my money yet?', 'ya llego mi dinero'],
  });
});

test('an article without a screen, a law or ways of its own in chats has none', () => {
  const page = PAGE.replace(/- Screen.*\n/, '')
    .replace(', 12 CFR 1026.15', '')
    .replace(/- Asked in.*\n/, '');
  expect(helpArticle('when-money', page)).toMatchObject({ screens: [], law: '', askedInChats: [] });
});

test.each([
  ['without a question', PAGE.replace('# ', ''), 'does not begin with "# Question"'],
  ['without an answer', PAGE.replace(/\nAfter[^]*day\.\n/, ''), 'has no answer'],
  ['with a list in its answer', PAGE.replace('The page', '- The page'), 'has an answer that is not plain text'],
  ['with a link in its answer', PAGE.replace('The page', 'The [page](x)'), 'has an answer that is not plain text'],
  ['with an unknown row', PAGE.replace('- About', '- Of'), 'ends with a row that is none of the five: - Of: funding'],
  ['with a row twice', PAGE.replace('- About', '- About: line\n- About'), 'has the row "About" twice'],
  ['without a topic', PAGE.replace(/- About.*\n/, ''), 'has no row "About"'],
  ['of an unknown topic', PAGE.replace('About: funding', 'About: fun'), 'is about "fun", which is no topic of rules/help/topics.ts'],
  ['whose rule is no file', PAGE.replaceAll(/- Rule.*/g, '- Rule: 12 CFR 1026.15'), 'names no file in its row "Rule"'],
])('a page %s is refused with its name and the reason', (_, page, why) => {
  expect(() => helpArticle('when-money', page)).toThrow(`docs/help/when-money.md ${why}`);
});
