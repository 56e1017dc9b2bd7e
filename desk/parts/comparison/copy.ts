/** What the comparisons say to staff. */
export const COPY = {
  none: 'Nothing to compare yet',
  noneText: 'What vendors answer about this application is shown here beside what it says.',
  columns: { label: 'Field', ours: 'Application', theirs: 'Vendor', verdict: 'Result' },
  verdicts: { SAME: 'Same', CLOSE: 'Alike', DIFFERENT: 'Different', NOT_KNOWN: 'Not compared' },
  counts: { DIFFERENT: (count: number) => `${count} different`, CLOSE: (count: number) => `${count} alike`, allSame: 'No difference' },
  waits: 'Waits for a decision',
  nothing: 'Not given',
  table: (title: string, party: string | null) => (party === null ? title : `${title}, ${party}`),
  answered: (vendor: string, when: string) => `${vendor}, answered ${when}`,
  pictures: {
    show: (count: number) => (count === 1 ? 'Show the picture' : `Show ${count} pictures`),
    logged: 'Each picture is a line in the log of views.',
    failed: 'The pictures could not be read. Try again.',
    open: (label: string) => `Open in a tab: ${label}`,
    openShort: 'Open in a tab',
  },
};
