import type { Paper } from '@hearthline/contract/agreements.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { ConsentType } from '@hearthline/rules/enums.ts';
import type { Block } from '../../pdf/blocks.ts';
import { communicationsAgreement } from './communications.ts';
import { privacyPolicy } from './privacy.ts';
import { termsOfUse } from './terms.ts';

/** When the texts took their present form. A changed text has a new one, and so has the consent to it (server/identity/consents/consent-texts.ts). */
const SINCE = '2026-11-01';
export const AGREEMENT_VERSION = '2026-11';

const PAPERS: Readonly<Record<ConsentType, (lender: Lender) => { readonly title: string; readonly blocks: readonly Block[] }>> = {
  TERMS: (lender) => ({ title: lender.termsLabel, blocks: termsOfUse(lender) }),
  PRIVACY: (lender) => ({ title: 'Privacy Policy', blocks: privacyPolicy(lender, SINCE) }),
  COMMUNICATIONS: (lender) => ({ title: 'Electronic communications policy', blocks: communicationsAgreement(lender) }),
};

type Part = Paper['parts'][number];

/** A page has fewer kinds of parts than a sheet of paper. Throws for one it cannot show. */
function partOf(block: Block): Part {
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', text: block.text };
    case 'text':
      return { kind: 'text', text: block.text };
    case 'list':
      return { kind: 'list', items: [...block.items] };
    case 'facts':
      return { kind: 'facts', rows: block.rows.map(([label, value]) => ({ label, value })) };
    case 'table':
      return { kind: 'table', caption: block.caption, head: [...block.head], rows: block.rows.map((row) => [...row]) };
    default:
      throw new Error(`A page shows no ${block.kind}`);
  }
}

/** The whole text behind a consent, in a lender's name. */
export function agreementFor(type: ConsentType, lender: Lender): Paper {
  const { title, blocks } = PAPERS[type](lender);
  return { type, version: AGREEMENT_VERSION, title, parts: blocks.map(partOf) };
}
