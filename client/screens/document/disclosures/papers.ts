import type { paths } from '../../../services/api/schema.d.ts';

/** Where the page asks. */
export const PATH = '/service-application/api/v1/application/heloc/{uuid}/disclosures';
export const PAPER_PATH = '/service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}';

export type Disclosed = paths[typeof PATH]['get']['responses'][200]['content']['application/json'];
export type Paper = Disclosed['documents'][number];
export type Consent = NonNullable<Disclosed['consentNeeded']>;

/** Papers of New York's own: what is read to the end before the consent (General Business Law 380-b; domain.md §2.9). */
const NEW_YORK = 'NY_';

/** The papers a consent depends on, and the others. */
export function sorted(papers: readonly Paper[]): { first: Paper[]; others: Paper[] } {
  return { first: papers.filter(({ kind }) => kind.startsWith(NEW_YORK)), others: papers.filter(({ kind }) => !kind.startsWith(NEW_YORK)) };
}

/** The paragraphs of a paper's text; a line break inside one stays. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
