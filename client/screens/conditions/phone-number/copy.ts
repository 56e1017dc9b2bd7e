/** Copy of the page that adds a phone number. */
export const COPY = {
  title: 'Add your phone number',
  intro: 'We call only about your application, or when you ask us to.',
  phone: 'Mobile phone',
  hint: 'A number in the United States, with its area code.',
  submit: 'Save my number',
  saved: 'We have your phone number',
  savedText: (number: string): string => `We reach you at ${number}. You can change it in your settings.`,
} as const;
