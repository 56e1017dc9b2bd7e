/** Copy of the page; the questions and their notice are in parts/hmda/copy.ts. */
export const COPY = {
  title: 'Demographic information',
  intro: 'Federal law requires us to ask these three questions. You do not have to answer any of them.',
  submit: 'Save and continue',
} as const;
