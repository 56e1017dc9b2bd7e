/** Every kind of document: as a PDF in the first case in which a lender makes it, and its words in every other state. */
import { plainText } from '@hearthline/documents/plain-text.ts';
import { renderDocument } from '@hearthline/documents/render.ts';
import { type DocumentCase, documentOf } from '@hearthline/documents/samples/cases.ts';
import { isMade } from '@hearthline/documents/samples/made-where.ts';
import { TEMPLATES } from '@hearthline/documents/templates.ts';
import type { DocumentKind } from '@hearthline/documents/templates/document-data.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { OCCUPANCY_TYPES } from '@hearthline/rules/enums.ts';
import { type Stage, wordsOfPdf } from '../stage.ts';

const KINDS = Object.keys(TEMPLATES) as DocumentKind[];
/** Every state once, with each use of the home in turn: the words that name a lender do not differ by it. */
const casesOf = (lender: Lender): DocumentCase[] =>
  lender.licensedStates.map((state, at) => ({ lender, state, occupancy: OCCUPANCY_TYPES[at % OCCUPANCY_TYPES.length] ?? 'HOME' }));

/** The cases in which a kind is made; of one that none of them needs, the first use of a home that does. */
function casesFor(kind: DocumentKind, lender: Lender): DocumentCase[] {
  const found = casesOf(lender).filter((about) => isMade(kind, about));
  const others = casesOf(lender).flatMap((about) => OCCUPANCY_TYPES.map((occupancy) => ({ ...about, occupancy })));
  return found.length > 0 ? found : others.filter((about) => isMade(kind, about)).slice(0, 1);
}

/** `everything`: every state; otherwise three kinds that bear the lender's name, as PDFs alone. */
export async function showDocuments({ show }: Stage, lender: Lender, everything: boolean): Promise<void> {
  const kinds = everything
    ? KINDS
    : (['LINE_AGREEMENT', 'DEED_OF_TRUST', 'PRIVACY_NOTICE'] as const).filter((kind) => KINDS.includes(kind));
  for (const kind of kinds) {
    const [first, ...others] = casesFor(kind, lender);
    if (!first) continue;
    const { bytes } = await renderDocument(kind, documentOf(kind, first), lender);
    show(`pdf ${kind} ${first.state}`, await wordsOfPdf(bytes));
    for (const about of everything ? others : [])
      show(`words of ${kind} ${about.state} ${about.occupancy}`, plainText(kind, documentOf(kind, about), lender));
  }
}
