export const NOTIFICATIONS = {
  title: 'Messages',
  loading: 'Loading your messages',
  none: 'No messages yet. Copies of our emails appear here.',
  unread: (count: number) => `${count} new`,
  isNew: 'New',
  read: 'Mark as read',
  unreadAgain: 'Mark as new',
  readOf: (title: string) => `Mark as read: ${title}`,
  unreadOf: (title: string) => `Mark as new: ${title}`,
  all: (count: number) => `Show all ${count} messages`,
  fewer: 'Show fewer messages',
  readAll: 'Mark all as read',
  failed: 'We could not save that',
} as const;

/** Elapsed time in the units of A §9: minutes, hours, days, weeks; spelled out for screen readers. */
export const AGO = {
  m: {
    seen: (count: number) => (count === 0 ? 'now' : `${count}m`),
    spoken: (count: number) => (count === 0 ? 'just now' : count === 1 ? '1 minute ago' : `${count} minutes ago`),
  },
  h: { seen: (count: number) => `${count}h`, spoken: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`) },
  d: { seen: (count: number) => `${count}d`, spoken: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`) },
  w: { seen: (count: number) => `${count}w`, spoken: (count: number) => (count === 1 ? '1 week ago' : `${count} weeks ago`) },
} as const;
