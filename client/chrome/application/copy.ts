/** Sentences shown while an application is being worked on. */

export const WAIT = {
  tag: 'Nothing for you to do now',
  title: 'We are working on your application',
  intro: 'You can leave this page open: it goes on by itself. Close it, and you find your application where you left it.',
  who: 'Who acts next',
  long: 'How long it takes',
} as const;

/** While something that was sent is being processed. */
export const PROCESSING = {
  title: 'Processing your data',
  messages: ['Saving your answers', 'Checking them against your file', 'Looking for your next step'],
  late: 'Your answers are saved. This takes longer than it should: go on, or try again in a minute.',
} as const;

/** What is being done, by status; the general title where a status has no sentence of its own. */
export const WAIT_TITLES: Readonly<Record<string, string>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 'We are preparing your first disclosures',
  WAITING_FOR_SOFT_CREDIT: 'We are reading your credit report',
  WAITING_FOR_PROPERTY: 'We are locating your property',
  PREQUAL_TITLE: 'We are reading the title of your home',
  WAITING_FOR_AVM: 'We are determining the value of your home',
  WAITING_FOR_UNDERWRITING: 'We are computing your offers',
  GEN_APP_DISCLOSURES: 'We are preparing your application disclosures',
  HARD_CREDIT_PULL: 'We are reading your full credit report',
  ONSITE_APPRAISAL_REQUEST: 'We are asking for an appraisal of your home',
  GEN_NOTE_SIGNING: 'We are preparing the papers you sign',
  WAITING_FOR_NOTARY: 'We are looking for a notary',
};
