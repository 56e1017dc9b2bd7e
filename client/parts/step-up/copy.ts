export const COPY = {
  title: 'Confirm that it is you',
  intro: 'This change is hard to undo, and you logged in a while ago. What you typed stays as it is.',
  password: 'Password',
  passwordFix: 'Type the password you log in with.',
  code: 'Code of your authenticator app',
  submit: 'Confirm',
  cancel: 'Cancel',
  passkey: 'Use a passkey',
  useCode: 'Use a code instead',
  usePassword: 'Use the password instead',
  wrongCode: 'This code is not right, or was used already. Wait for the next one.',
} as const;
