/** Copy of the page on which the summary of the application is read and signed. */
export const COPY = {
  title: 'Check and sign your application',
  intro: 'Check what you apply for, read the documents to the end, and sign. It takes about five minutes. It does not open the line yet.',
  loading: 'Loading your documents',

  line: 'The line you apply for',

  who: 'Who applies, and for which home',
  applicant: 'You',
  home: 'Home',
  use: 'Use',
  ownership: 'Owned as',
  signers: 'Also signs',
  wrong: 'Is something wrong? Do not sign.',
  wrongText: 'Ask us to correct it first. You see what that changes before you ask.',

  documents: 'Read these documents',
  documentsText: 'The button to sign works once you have reached the end of each.',
  open: 'Open and read',
  readAgain: 'Open again',
  read: 'Read to the end',
  unread: 'Not read yet',
  none: 'Your documents are not here yet',
  noneText: 'We are still preparing them. Look again in a minute.',

  sign: 'Your signature',
  name: 'Type your full name',
  nameHint: (name: string) => `As in the documents: ${name}`,
  agreeTitle: 'I sign these documents electronically by typing my name.',
  hard: 'After you sign, we request your full credit report. That is a hard inquiry, which can lower your score by a few points.',
  submit: 'Sign and continue',
} as const;

export const PROBLEMS = {
  read: 'Read it to the end first',
  name: 'Type your full name to sign',
  agree: 'Tick the box to sign',
  changed: 'This text has changed. Read it again and tick the box.',
} as const;
