/** Copy of the index of the help. */
export const COPY = {
  title: 'Questions and answers',
  intro: 'Find what you want to know, or call us: a person helps you with any question.',
  search: 'Search the questions',
  searchHint: 'For example “when do I get my money”',
  loading: 'Loading the questions',
  topics: 'All questions by topic',
  found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
  count: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  noneTitle: 'No question matches',
  noneText: 'Try other words, or clear the search to see all questions.',
  contact: 'Contact us',
} as const;
