import type { BannerApp, BannerVariant } from '@hearthline/rules/banners.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

/** A banner as the desk reads it. */
export type BannerRow = Reply<'desk-banners-get'>[number];

export const APPS: Readonly<Record<BannerApp, string>> = {
  heloc: 'Borrowers: registration, dashboard and application',
  'heloc-signer': 'People who only sign',
};

/** The same where room is short. */
export const APP_NAMES: Readonly<Record<BannerApp, string>> = { heloc: 'Borrowers', 'heloc-signer': 'People who only sign' };

export const VARIANTS: Readonly<Record<BannerVariant, { readonly title: string; readonly note: string }>> = {
  info: { title: 'Information', note: 'Hours, a holiday, a new address' },
  warn: { title: 'Warning', note: 'Something works slowly or not at all' },
};

export const STATES = {
  shown: { kind: 'ok', text: 'Shown' },
  behind: { kind: 'waiting', text: 'Behind two newer ones' },
  ended: { kind: 'plain', text: 'Ended' },
} as const;

export const CHANGES = { PUBLISH: 'Published', EDIT: 'Edited', END: 'Ended' } as const;
