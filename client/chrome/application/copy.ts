/** Sentences shown while an application is being worked on. */

export const WAIT = {
  tag: 'Nothing for you to do now',
  title: 'We are working on your application',
  intro: 'You can leave this page open: it updates by itself. Close it, and you find your application where you left it.',
  who: 'Who acts next',
  long: 'How long it takes',
} as const;

/** While something that was submitted is being processed. */
export const PROCESSING = {
  title: 'Processing your data',
  messages: ['Saving your answers', 'Checking them', 'Looking for your next step'],
  late: 'Your answers are saved. This takes longer than it should: go on, or try again in a minute.',
} as const;
