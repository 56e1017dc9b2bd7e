/** Sentences around every screen of one application. */

/** The document's title: a screen with errors says so first, because a screen reader reads it first. */
export const pageTitle = (title: string, lender: string, hasErrors: boolean): string => `${hasErrors ? 'Error: ' : ''}${title} | ${lender}`;
