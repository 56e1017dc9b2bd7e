/** The name of the lender whose host the page is of; the server writes it into the page. */
export const lenderName = (): string => document.querySelector<HTMLMetaElement>('meta[name="lender"]')?.content ?? 'The lender';
