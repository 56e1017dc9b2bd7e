/** What is said of a lender's licenses: in the footer and on the page of licenses. */
export const LICENSES = {
  nmlsLink: 'NMLS Consumer Access',
  nmlsUrl: 'https://www.nmlsconsumeraccess.org/',
  more: 'More states to come',
} as const;

/** A note that more states follow shows below this many licenses. */
export const ALL_STATES = 50;
