/** What stands above the reasons of an application that waits. */
export const COPY = {
  title: 'Why it is here',
  loading: 'The reasons are being read',
  since: (when: string) => `Since ${when}`,
  limit: 'Limit',
} as const;
