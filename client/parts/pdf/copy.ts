/** Copy of the list of documents that were given. */
export const COPY = {
  review: 'Your disclosures',
  allDocuments: 'All documents',
  loadingList: 'Loading your documents',
  givenOn: (day: string) => `Given on ${day}`,
  none: 'No documents yet',
  noneText: 'As soon as we give you a disclosure, it shows here.',
} as const;
