import type { InsuranceGap } from '@hearthline/rules/regulation/insurance.ts';
import { formatDollars } from '@hearthline/rules/money.ts';
import { formatDay } from '../../services/dates.ts';

type Required = { readonly dwelling: number; readonly flood: number | null; readonly after: string };

/** What both pages of the insurance say. */
export const INSURANCE = {
  loading: 'Loading what your insurance needs to cover',
  atLeast: (dollars: number) => `At least ${formatDollars(dollars)}`,
  unknown: 'We are still settling your line',
  unknownText: 'As soon as the line and the value of your home are final, this page says what your insurance needs to cover.',
  trust: 'Your home is owned by a trust',
  trustText:
    'We also need the certificate of the trust, or its pages that name the trustees and what they may do. You send it under your requests.',
  trustDone: 'We have the certificate of your trust.',
  toConditions: 'See your requests',
  toUpload: 'Enter your policy',
  notice: 'Read the flood notice, and confirm that you have it. The law gives you time with it before you sign.',
  noticeOpen: 'Read the flood notice',
  noticeTitle: 'Notice of special flood hazards',
  noticeReceived: 'I received and read the flood notice',
  noticeDone: 'You confirmed that you received the flood notice.',
  toRequirements: 'See what your insurance has to cover',
} as const;

/** What is wrong with the policies given, and what to do, by gap. */
export const GAPS: Readonly<Record<InsuranceGap, (required: Required) => string>> = {
  COVERAGE_TOO_LOW: ({ dwelling }) => `The dwelling coverage has to be at least ${formatDollars(dwelling)}. Ask your insurer to raise it`,
  NOT_IN_FORCE: () => 'This policy has not started yet. Give us the one that covers your home today',
  EXPIRES_SOON: ({ after }) => `The policy has to last beyond ${formatDay(after)}. Give us the renewed one`,
  FLOOD_POLICY_MISSING: () => 'Your home needs a flood policy too',
  FLOOD_COVERAGE_TOO_LOW: ({ flood }) => `The flood coverage has to be at least ${formatDollars(flood ?? 0)}. Ask your insurer to raise it`,
  FLOOD_POLICY_NOT_IN_FORCE: () => 'This flood policy has not started yet. Give us the one that covers your home today',
  FLOOD_POLICY_EXPIRES_SOON: ({ after }) => `The flood policy has to last beyond ${formatDay(after)}. Give us the renewed one`,
};
