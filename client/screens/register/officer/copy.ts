export const COPY = {
  role: (nmls: string) => `Your loan officer, NMLS ${nmls}`,
  ofBroker: (broker: string, nmls: string) => `${broker}, NMLS ${nmls}`,
  contact: 'Contact your loan officer',
  text: 'Call or write about anything you want to know before you continue.',
  call: 'Call',
  write: 'Email',
} as const;
