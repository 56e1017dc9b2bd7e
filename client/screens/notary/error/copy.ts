/** Copy of the page after a session that was not completed. */
export const COPY = {
  what: 'Your application',
  stays: 'It stays as it is',
  staysNote: 'The documents you signed stay signed.',
  then: 'What you can do',
  choose: 'Choose a time with a notary in person',
  unknown: 'The session ended without a seal',
  unknownText: 'The notary service did not say why. Nothing was signed halfway.',
  unknownThen: 'Join again, or meet a notary in person.',
  tries: 'Tries left',
} as const;
