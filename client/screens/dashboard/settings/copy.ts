export const COPY = {
  title: 'Settings',
  intro: 'How we reach you, and who can log in as you.',
  back: 'Back to your dashboard',
} as const;

export const PHONE = {
  title: 'Phone',
  label: 'Mobile phone',
  hint: 'The notary and our team call this number.',
  save: 'Save phone',
  saved: 'Your phone number is saved',
  loading: 'Loading your phone number',
} as const;

export const MESSAGES = {
  title: 'Messages',
  email: (address: string) =>
    `We email ${address} about every step. Some of these emails are required by law, so they cannot be switched off.`,
  loading: 'Loading your choices',
  on: 'Switched on',
  off: 'Switched off',
} as const;

export const WALLET = {
  title: 'Wallet',
  text: 'The address of your account at the exchange, which your line is paid to.',
} as const;

export const PASSWORD = {
  title: 'Password',
  current: 'Current password',
  currentFix: 'Type the password you log in with now.',
  save: 'Change password',
  saved: 'Your password is changed',
  savedNote: 'Every other device was logged out.',
} as const;

export const DEVICES = {
  title: 'Where you are logged in',
  loading: 'Loading your devices',
  here: 'This device',
  since: (day: string, ip: string) => `Since ${day}, from ${ip}`,
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  ended: (device: string) => `${device} is logged out`,
  endAll: 'Log out everywhere',
  endAllNote: 'Also here. Use this if you lost a device.',
  unknown: 'Another browser or app',
  on: (browser: string, system: string) => `${browser} on ${system}`,
} as const;
