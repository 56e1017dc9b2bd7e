/** Copy of the page that verifies the borrower's identity; the form's is in parts/identity. */
export const COPY = {
  title: 'Show us your ID',
  intro: 'We compare it with your application, so that nobody else can borrow on your home. It takes about three minutes.',
  loading: 'Loading your ID check',

  review: 'A person is checking your ID',
  reviewIntro: 'Someone on our team looks at your pictures. You do not have to wait on this page.',
  found: 'What we found',
  sendOther: 'Send another ID',
} as const;

/** While a person checks: who acts, how long. */
export const REVIEW = {
  who: 'Who acts next',
  whoMain: 'Someone on our team',
  long: 'How long it takes',
  longMain: 'About one business day',
  you: 'What you do',
  youMain: 'Send another ID, if we asked for one',
  youNote: 'It has to show the name of your application and of the property title. We email you the result.',
} as const;
