/** Copy about a lender's licenses, in the footer and on the licenses page. */
export const LICENSES = {
  nmlsLink: 'NMLS Consumer Access',
  nmlsUrl: 'https://www.nmlsconsumeraccess.org/',
  more: 'More states to come',
} as const;

/** Below this many licenses, a note says that more states follow. */
export const ALL_STATES = 50;
