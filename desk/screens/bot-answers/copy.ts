/** Days back, as the address and the server name them; what is counted without a choice is not among them. */
export const DAYS_BACK = { 7: 'Last 7 days', 90: 'Last 90 days' } as const;
export const USUAL_DAYS = 'Last 30 days';
export const RATINGS = { UP: 'Helpful', DOWN: 'Not helpful' } as const;
/** In place of the name of an answer, for questions that had none. */
export const NO_ANSWER = 'hand-over';

export const COPY = {
  title: 'Bot answers',
  intro: 'The answers that the bot gave in chats, and what people thought of them. Those that helped least come first.',
  download: 'Download as CSV',
  withoutAnswer: (count: number) =>
    count === 1 ? 'One question had no answer' : `${count.toLocaleString('en-US')} questions had no answer`,
  withoutAnswerText: 'The bot offered a person. What was asked shows which article is missing.',
  seeThem: 'See what was asked',
  own: 'From the application',
  gone: 'The article is gone',
  empty: { title: 'The bot gave no answer', text: 'No question of these days was answered by the bot.' },

  all: 'All bot answers',
  questions: 'Questions to the bot',
  questionsIntro: 'The questions that got this answer, the newest first. Numbers of cards and Social Security numbers are masked.',
  noneIntro: 'What the bot had no answer to, the newest first: each may want an article, or other words in one. Numbers are masked.',
  unrated: 'Not rated',
  noQuestion: { title: 'No question', text: 'No question of these days got this answer with this rating.' },
} as const;
