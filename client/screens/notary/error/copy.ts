/** Copy of the page after a session that was not completed. */
export const COPY = {
  what: 'What this means',
  then: 'What you can do',
  choose: 'Choose a time with a notary in person',
  unknown: 'The session ended without a seal',
  unknownText: 'The notary service did not say why. Nothing was signed halfway.',
  unknownThen: 'Join again, or meet a notary in person.',
  tries: 'Tries left',
  intro: 'Your application stays as it is, and the documents you signed stay signed.',
} as const;
