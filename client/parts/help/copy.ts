/** The list of questions at the foot of a screen. */
export const COMMON_QUESTIONS = {
  title: 'Common questions',
  all: 'All questions and answers',
} as const;
