import type { Organization } from '@hearthline/orgs/page.ts';

/** What the server writes into the page: the lender, the public flags and the product clock's offset. */
export type PageData = {
  readonly organization: Organization;
  readonly flags: readonly unknown[];
  /** Milliseconds to add to this machine's time to get the product's. */
  readonly clockOffsetMs: number;
  /** The typefaces of a lender that has others than the product's own: family and address. */
  readonly faces?: readonly (readonly [family: string, url: string])[];
};

const ELEMENT = 'hearthline-page';

/**
 * Reads the data the server injected into the page.
 * @throws Error 'No private label data found' with the detail, when there is none (AMB-73)
 */
export function readPageData(page: Document): PageData {
  const source = page.getElementById(ELEMENT)?.textContent ?? '';
  let detail = 'the page carries no data';
  if (source.trim() !== '') {
    try {
      const data = JSON.parse(source) as Partial<PageData>;
      if (typeof data.organization?.orgCode === 'string') {
        return { ...data, organization: data.organization, flags: data.flags ?? [], clockOffsetMs: data.clockOffsetMs ?? 0 };
      }
      detail = 'the data names no organization';
    } catch (error) {
      detail = error instanceof Error ? error.message : String(error);
    }
  }
  throw new Error(`No private label data found: ${detail}`);
}
