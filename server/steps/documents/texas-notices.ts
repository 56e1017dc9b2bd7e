import type { Application } from '@hearthline/database/stores/application/application.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { copiedTo, TEXAS_NOTICE, TEXAS_NOTICE_SPANISH } from '@hearthline/journey/steps/copies.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import type { DocumentContext } from './document-context.ts';
import type { DocumentToMake } from './make-documents.ts';

/** The notice of s.50(g) on a document of its own, and the additional copy in Spanish where the discussions are in Spanish; none outside Texas. */
export const texasNotices = ({ facts: f }: Application, { base, signers }: DocumentContext): DocumentToMake[] =>
  isTexas(f)
    ? (f.created?.language === 'es' ? ([TEXAS_NOTICE, TEXAS_NOTICE_SPANISH] as const) : ([TEXAS_NOTICE] as const)).map((kind) => ({
        kind,
        to: [BORROWER_PARTY, ...copiedTo(f, kind)],
        data: { ...base, owners: signers.map(({ name }) => name) },
      }))
    : [];
