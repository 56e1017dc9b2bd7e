import { createHash } from 'node:crypto';
import { packageDocuments } from '../documents/pre-soft-package.ts';
import type { StepRun } from './step.ts';

/** Makes and keeps what the borrower has to have before any report is asked for (domain.md §1.2, row 2; §2.3). */
export const packageStep: StepRun = async (ctx, application, attempt) => {
  const created = application.facts.created;
  const at = ctx.clock.now(application.uuid);
  const documents = packageDocuments({ orgCode: application.orgCode, state: created?.state ?? '', loanNumber: application.loanNumber, day: at.toISOString().slice(0, 10), product: application.product }).map((d) => ({
    ...d, sha256: createHash('sha256').update(d.body).digest('hex'),
  }));
  return {
    facts: [{ type: 'packageMade', attempt, documents: documents.map(({ kind, version, sha256 }) => ({ kind, version, sha256 })) }],
    write: async (client) => {
      for (const d of documents) {
        await client.query({
          name: 'document-keep', text: 'insert into document (application_uuid, kind, version, title, body, sha256, delivered_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing',
          values: [application.uuid, d.kind, d.version, d.title, d.body, d.sha256, at],
        });
      }
    },
  };
};
