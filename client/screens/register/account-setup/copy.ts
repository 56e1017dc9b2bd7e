import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  title: 'Set up your account',
  intro: (name: string) => `${name}, your loan officer has started this for you. Choose a password, and it is yours.`,
  introSignedIn: 'Your loan officer has started this for you. Confirm that it is right, and it becomes your application.',
  email: 'Your account',
  attestation: 'Your word',
  attestationFix: 'Check the box to continue.',
  submit: 'Set up my account',
  attest: 'Continue',
  failed: 'We could not send this',
  overTitle: 'This invitation has ended',
  over: 'The invitation was already used, or it is more than two weeks old. If you chose a password, log in with it. If not, ask your loan officer for a new invitation.',
  login: 'Go to log in',
  dashboard: 'Go to dashboard',
  again: 'Try again',
  officer: (nmls: string) => `Your loan officer, NMLS ${nmls}`,
} as const;

export const ASIDE: readonly AsideNote[] = [
  {
    icon: 'person',
    title: 'Nothing was decided without you',
    text: 'What your loan officer entered waits until you have read it and agree.',
  },
  { icon: 'lock', title: 'A password only you know', text: 'Your loan officer cannot see it. With it you come back from any device.' },
];
