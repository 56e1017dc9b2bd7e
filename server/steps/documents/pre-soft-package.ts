import { lenderOf } from '../../organizations/organizations.ts';
import { createHash } from 'node:crypto';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { packageDocuments } from '@hearthline/documents/pre-soft-package.ts';
import { insertDocuments } from '@hearthline/database/stores/application/documents.ts';
import { indexOf } from '../prequalification/market-rates.ts';
import { deliver } from './deliver.ts';
import type { StepRun } from '../../engine/step.ts';

/** Generates and stores the disclosures the borrower must receive before any report is pulled (lending §1.2, row 2; §2.3). */
export const packageStep: StepRun = async (ctx, application, attempt) => {
  const { uuid, facts, orgCode, loanNumber, product } = application;
  const at = ctx.clock.now(uuid);
  const day = dayAtProperty(facts, at);
  const documents = packageDocuments({
    lender: lenderOf(ctx, orgCode),
    state: facts.created?.state ?? '',
    occupancy: facts.created?.occupancy ?? 'HOME',
    loanNumber,
    day,
    product,
    ...(await indexOf(ctx, day)),
  }).map((d) => ({ ...d, sha256: createHash('sha256').update(d.body).digest('hex') }));
  return {
    facts: [{ type: 'packageMade', attempt, documents: documents.map(({ kind, version, sha256 }) => ({ kind, version, sha256 })) }],
    write: async (client, locked) => {
      await insertDocuments(client, uuid, documents, at);
      return deliver(
        ctx,
        client,
        locked,
        documents.map((d) => ({ ...d, to: 'borrower' })),
      );
    },
  };
};
