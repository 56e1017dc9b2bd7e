import type { JSX } from 'react';
import { ANSWER_READERS } from './parts/roles.ts';
import type { Role } from './services/session.ts';

/** The parts of the navigation, in its order. */
export const AREAS = ['Work', 'People', 'Settings'] as const;

export type DeskScreen = {
  /** Below /desk, with `$name` for parameters and `{-$name}` for one that may be absent. */
  readonly path: string;
  readonly load: () => Promise<() => JSX.Element>;
  /** Its place in the navigation; absent for a page that others lead to. */
  readonly nav?: {
    readonly area: (typeof AREAS)[number];
    readonly text: string;
    /** Where it leads, when its path has a part that may be absent. */
    readonly to?: string;
    /** How much waits there stands beside it. */
    readonly counts?: 'chats';
  };
  /** The roles that see it, as its operations say; absent: all. */
  readonly roles?: readonly Role[];
};

/** Those who may look at borrowers' data: an administrator does not. */
const REVEALING: readonly Role[] = ['processor', 'underwriter', 'closer', 'funder', 'compliance', 'agent', 'auditor'];

/** Every page of the desk. Each is code of its own, loaded when it is opened. The first one in the navigation that a role sees is its first page. */
export const SCREENS: readonly DeskScreen[] = [
  {
    path: '/work',
    load: async () => (await import('./screens/work/Work.tsx')).Work,
    nav: { area: 'Work', text: 'Queues' },
  },
  {
    path: '/applications',
    load: async () => (await import('./screens/applications/Applications.tsx')).Applications,
    nav: { area: 'Work', text: 'Applications' },
  },
  {
    path: '/work/$taskUuid',
    load: async () => (await import('./screens/work/TaskPage.tsx')).TaskPage,
  },
  {
    path: '/approvals',
    load: async () => (await import('./screens/approvals/Approvals.tsx')).Approvals,
    nav: { area: 'Work', text: 'Approvals' },
  },
  {
    path: '/chat/{-$conversationUuid}',
    load: async () => (await import('./screens/chat/Chats.tsx')).Chats,
    nav: { area: 'Work', text: 'Chats', to: '/chat', counts: 'chats' },
    roles: REVEALING,
  },
  {
    path: '/bot-answers',
    load: async () => (await import('./screens/bot-answers/BotAnswers.tsx')).BotAnswers,
    nav: { area: 'Work', text: 'Bot answers' },
    roles: ANSWER_READERS,
  },
  {
    path: '/bot-answers/$answerId',
    load: async () => (await import('./screens/bot-answers/BotAnswer.tsx')).BotAnswer,
    roles: ANSWER_READERS,
  },
  {
    path: '/applications/$uuid/{-$part}',
    load: async () => (await import('./screens/application/ApplicationScreen.tsx')).ApplicationScreen,
  },
  {
    path: '/vendors',
    load: async () => (await import('./screens/vendors/Vendors.tsx')).Vendors,
    nav: { area: 'Work', text: 'Vendors' },
    roles: ['processor', 'compliance', 'admin', 'auditor'],
  },
  {
    path: '/vendors/$vendor',
    load: async () => (await import('./screens/vendors/Vendor.tsx')).Vendor,
    roles: ['processor', 'compliance', 'admin', 'auditor'],
  },
  {
    path: '/people',
    load: async () => (await import('./screens/people/People.tsx')).People,
    nav: { area: 'People', text: 'Search' },
    roles: REVEALING,
  },
  {
    path: '/people/$subjectUuid',
    load: async () => (await import('./screens/people/Person.tsx')).Person,
    roles: REVEALING,
  },
  {
    path: '/views',
    load: async () => (await import('./screens/views/Views.tsx')).Views,
    nav: { area: 'People', text: 'Log of views' },
    roles: ['auditor', 'compliance', 'admin'],
  },
  {
    path: '/replays',
    load: async () => (await import('./screens/replays/Replays.tsx')).Replays,
    nav: { area: 'People', text: 'Recordings' },
    roles: ['compliance', 'admin', 'auditor'],
  },
  {
    path: '/replays/$id',
    load: async () => (await import('./screens/replays/Replay.tsx')).Replay,
    roles: ['compliance', 'admin', 'auditor'],
  },
  {
    path: '/feedback',
    load: async () => (await import('./screens/feedback/Feedback.tsx')).Feedback,
    nav: { area: 'People', text: 'Feedback' },
    roles: ['compliance', 'admin', 'auditor'],
  },
  {
    path: '/settings/lender',
    load: async () => (await import('./screens/lender/Lender.tsx')).Lender,
    nav: { area: 'Settings', text: 'Lender' },
    roles: ['admin', 'compliance', 'auditor'],
  },
  {
    path: '/settings/lender/domains',
    load: async () => (await import('./screens/lender/domains/Domains.tsx')).Domains,
    roles: ['admin', 'compliance', 'auditor'],
  },
  {
    path: '/settings/lender/file',
    load: async () => (await import('./screens/lender/file/LenderFile.tsx')).LenderFile,
    roles: ['admin', 'compliance', 'auditor'],
  },
  {
    path: '/settings/lender/$room',
    load: async () => (await import('./screens/lender/Room.tsx')).Room,
    roles: ['admin', 'compliance', 'auditor'],
  },
  {
    path: '/settings/banners',
    load: async () => (await import('./screens/banners/Banners.tsx')).Banners,
    nav: { area: 'Settings', text: 'Banners' },
    roles: ['compliance', 'admin', 'auditor'],
  },
  {
    path: '/settings/staff',
    load: async () => (await import('./screens/staff/Staff.tsx')).Staff,
    nav: { area: 'Settings', text: 'Staff' },
    roles: ['admin', 'compliance', 'auditor'],
  },
  {
    path: '/settings/flags',
    load: async () => (await import('./screens/settings/Flags.tsx')).Flags,
    nav: { area: 'Settings', text: 'Flags' },
    roles: ['admin', 'compliance', 'auditor'],
  },
  {
    path: '/settings/experiments',
    load: async () => (await import('./screens/settings/Experiments.tsx')).Experiments,
    nav: { area: 'Settings', text: 'Experiments' },
    roles: ['admin', 'compliance', 'auditor'],
  },
  {
    path: '/funnel',
    load: async () => (await import('./screens/settings/Funnel.tsx')).Funnel,
    nav: { area: 'Settings', text: 'Funnel' },
    roles: ['admin', 'compliance', 'auditor'],
  },
  {
    path: '/account',
    load: async () => (await import('./screens/account/Account.tsx')).Account,
  },
];

/** Whether a role sees a page. */
export const isSeenBy = ({ roles }: Pick<DeskScreen, 'roles'>, role: Role): boolean => roles === undefined || roles.includes(role);
