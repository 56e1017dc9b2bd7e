/** Copy of the modal for a property this site cannot accept. */

export const MODALS = {
  newYork: {
    title: 'A property in New York',
    text: 'Looks like you are applying with a property located in New York.',
    more: 'We lend there through our New York site. It takes you to the same first question.',
    action: 'Go to the New York site',
  },
  notNewYork: {
    title: 'A property outside New York',
    text: 'Looks like you are applying with a property located outside of New York.',
    more: 'This site lends in New York only. Our main site takes you to the same first question.',
    action: 'Go to the main site',
  },
  hawaii: {
    title: 'We do not lend in Hawaii',
    text: (partner: string) => `${partner} does. You can start there with the same first question.`,
    action: (partner: string) => `Go to ${partner}`,
  },
  back: 'Change the address',
} as const;
