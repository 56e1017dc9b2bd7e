import type { Reply } from '@hearthline/web/api/operation.ts';

export type Domain = Reply<'desk-domains-get'>['domains'][number];
export type Change = NonNullable<Domain['change']>;

/** What each change of a domain does: as a button, as a question with what follows from it, and as it waits. */
export const CHANGES: Readonly<
  Record<
    Change['change'],
    { readonly button: string; readonly title: (domain: string) => string; readonly means: string; readonly waits: string }
  >
> = {
  LEAD_HERE: {
    button: 'Make it the main address',
    title: (domain) => `Have links lead to ${domain}?`,
    means: 'Links in emails and texts lead there once a colleague approves it. Links that were sent before keep working.',
    waits: 'Links would lead there',
  },
  LEAD_BACK: {
    button: 'No longer the main address',
    title: (domain) => `Have links no longer lead to ${domain}?`,
    means:
      'Links in emails and texts lead to the address under the product’s domain once a colleague approves it. The site stays at this one too.',
    waits: 'Links would no longer lead there',
  },
  DROP: {
    button: 'Give up',
    title: (domain) => `Give up ${domain}?`,
    means: 'Links that lead there stop working.',
    waits: 'The site would no longer be there',
  },
};
