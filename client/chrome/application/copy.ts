/** Sentences shown while an application is being worked on. */

export const WAIT = {
  tag: 'Nothing for you to do now',
  title: 'We are working on your application',
  intro: 'You can leave this page open: it updates by itself. Close it, and you find your application where you left it.',
  leave: 'You can leave this page. We keep working on it.',
} as const;

/** While the server cannot be reached. */
export const CUT_OFF = {
  label: 'Connection',
  text: 'There is no connection at the moment. What you see may be out of date. This page continues as soon as the connection is back.',
} as const;

/** While something that was submitted is being processed. */
export const PROCESSING = {
  title: 'Processing your data',
  messages: ['Saving your answers', 'Checking them', 'Looking for your next step'],
  late: 'Your answers are saved. This is taking longer than it should. Continue, or try again in a minute.',
} as const;
