import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentBase, DocumentData } from '../document-data.ts';
import { heading, list, text, type Block } from '../../pdf/blocks.ts';
import { names, type Template } from '../template.ts';
import { nyConsumerReportNotice, softPullAuthorization } from './credit-reports.ts';
import { helocBrochure } from './brochure.ts';
import { esignConsent } from './esign-consent.ts';
import { importantTerms } from './important-terms.ts';
import { nyApplicationDisclosures, nyPamphlet } from './new-york.ts';
import { privacyNotice } from './privacy-notice.ts';

/** A document of the package, on its own pages, under its title. */
export function part<D extends DocumentBase>(template: Template<D>, data: D, lender: Lender): Block[] {
  return [{ kind: 'break' }, heading(template.title(data, lender), 1), ...template.blocks(data, lender)];
}

/** Every document the borrower must receive before the soft pull, in one file (lending §1.2 row 2, §2.3). */
export const preApplicationPackage: Template<DocumentData['PRE_APPLICATION_PACKAGE']> = {
  version: '2026-11',
  title: () => 'Before you apply: your documents',
  blocks: (data, lender) => {
    const parts = [
      { title: esignConsent.title(data, lender), blocks: part(esignConsent, data, lender) },
      { title: privacyNotice.title(data, lender), blocks: part(privacyNotice, data, lender) },
      { title: importantTerms.title(data, lender), blocks: part(importantTerms, data, lender) },
      { title: helocBrochure.title(data, lender), blocks: part(helocBrochure, data, lender) },
      { title: softPullAuthorization.title(data, lender), blocks: part(softPullAuthorization, data, lender) },
      ...(data.state === 'NY'
        ? [
            { title: nyConsumerReportNotice.title(data, lender), blocks: part(nyConsumerReportNotice, data, lender) },
            { title: nyApplicationDisclosures.title(data, lender), blocks: part(nyApplicationDisclosures, data, lender) },
            { title: nyPamphlet.title(data, lender), blocks: part(nyPamphlet, data, lender) },
          ]
        : []),
    ];
    return [
      text(
        `${names(data.applicants)}, these are the documents the law asks us to give you before we look at your credit. You can keep this file and come back to it at any time.`,
        'lead',
      ),
      list(...parts.map(({ title }) => title)),
      ...parts.flatMap(({ blocks }) => blocks),
    ];
  },
};
