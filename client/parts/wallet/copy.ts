export const COPY = {
  title: 'Wallet address',
  copy: 'Copy wallet address',
  short: 'Copy',
} as const;
