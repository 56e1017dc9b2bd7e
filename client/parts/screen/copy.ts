/** Copy shared by every screen of an application. */

/** The document's title: a screen with errors says so first, because a screen reader reads it first. */
export const pageTitle = (title: string, lender: string, hasErrors: boolean): string => `${hasErrors ? 'Error: ' : ''}${title} | ${lender}`;
