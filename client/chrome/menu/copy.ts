import type { MenuEntry } from '@hearthline/orgs/menus.ts';

export const MENU = {
  main: 'Main menu',
  open: (unread: number) => (unread === 0 ? 'Menu' : `Menu, ${unread} new ${unread === 1 ? 'message' : 'messages'}`),
  title: 'Menu',
  apps: 'Products',
  account: 'Your account',
  bell: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} new`),
  messages: 'Messages',
  feedback: 'Feedback',
  logout: 'Log out',
  support: 'Support',
  call: (phone: string) => `Call ${phone}`,
  chat: 'Chat with us',
  questions: 'Questions and answers',
  elsewhere: 'opens another site',
} as const;

export const ENTRIES: Readonly<Record<MenuEntry, string>> = {
  dashboard: 'Dashboard',
  referrals: 'Referrals',
  settings: 'Settings',
  contact: 'Contact us',
  exchange: 'Exchange',
  pay: 'Pay',
  marketplace: 'Marketplace',
  passport: 'Passport',
  portfolio: 'Portfolio Manager',
  groupManager: 'Group Manager',
};
