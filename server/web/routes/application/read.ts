import { helocAll, helocGet, helocStatus, conditionsList } from '@hearthline/contract/application/read.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid, applicationsOf, versionOf } from '@hearthline/database/stores/application/application.ts';
import { openConditions } from '@hearthline/database/stores/application/conditions.ts';
import { uploadsOf } from '@hearthline/database/stores/application/uploads.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';
import { applicationViews } from '../../../applications/application-view.ts';
import { signerConditions } from '../../../applications/signers/change.ts';
import type { WebContext } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';

/** Milliseconds after which the version is read again without a notification: LISTEN/NOTIFY may lose one. */
const READ_AGAIN_MS = 2000;

/** Returns when the version differs from `after`, when the time is over, or when the wait is aborted. */
async function newer(ctx: WebContext, uuid: string, after: number, milliseconds: number, given: AbortSignal): Promise<void> {
  const until = ctx.clock.real().getTime() + milliseconds;
  const done = new AbortController();
  const signal = AbortSignal.any([given, done.signal]);
  try {
    for (;;) {
      const left = until - ctx.clock.real().getTime();
      // Listens before it reads, so that a change in between is not missed.
      const wake = ctx.changes.wait(uuid, Math.max(0, Math.min(left, READ_AGAIN_MS)), signal);
      if ((await versionOf(ctx.pool, uuid)) !== after || left <= 0 || given.aborted) return;
      await wake;
    }
  } finally {
    done.abort();
  }
}

/** Members about the borrower's credit, income and accounts that another signer does not get. */
const NOT_THEIRS = {
  condition: null,
  bankAccountCheckStatus: null,
  dtiDecline: false,
  creditScoreDecline: false,
  creditFrozenWithPin: false,
  inquiryAttestation: null,
} as const;

export const READ_ROUTES: readonly Route[] = [
  route(helocAll, async ({ caller, ctx }) => applicationViews(ctx, await applicationsOf(ctx.pool, caller.identityUuid))),

  route(helocGet, async ({ params, ctx }) => {
    const [view] = await applicationViews(ctx, [await applicationByUuid(ctx.pool, params.uuid)]);
    if (!view) throw new Problem('not_found');
    return view;
  }),

  route(helocStatus, async ({ params, query, caller, ctx, party, request, reply }) => {
    if (query.after !== undefined && query.wait !== undefined) {
      const disconnected = new AbortController();
      reply.raw.once('close', () => disconnected.abort());
      // A stopping process ends waiting requests with the current status.
      const release = ctx.limits.hold(caller.sessionId, request.ip);
      try {
        await newer(ctx, params.uuid, query.after, query.wait * 1000, AbortSignal.any([disconnected.signal, ctx.stopping]));
      } finally {
        release();
      }
    }
    const { facts, settings, version, since } = await applicationByUuid(ctx.pool, params.uuid);
    const answer = statusAnswer(facts, settings, version, since.toISOString());
    return party.kind === 'signer' ? { ...answer, ...NOT_THEIRS } : answer;
  }),

  /** A condition needs action while fewer uploads are under review or accepted than it requests: a rejected one has to be sent again. */
  route(conditionsList, async ({ params, party, ctx }) => {
    // Another signer does not see the borrower's conditions, only their own: their ID and what was requested of them (AMB-107).
    const signerId = party.kind === 'signer' ? party.signerId : null;
    const own = signerId === null ? [] : signerConditions((await applicationByUuid(ctx.pool, params.uuid)).facts, signerId);
    const conditions = (await openConditions(ctx.pool, params.uuid)).filter((c) => signerId === null || c.signer_id === signerId);
    const uploads = conditions.length > 0 ? await uploadsOf(ctx.pool, [params.uuid]) : [];
    const asked = conditions.map((c) => {
      const documents = uploads.filter((u) => u.condition_uuid === c.uuid);
      return {
        uuid: c.uuid,
        categoryEnum: c.category,
        created: c.created.toISOString(),
        notes: c.notes,
        commentsToBorrower: c.comments_to_borrower,
        requestDocuments: c.request_documents,
        xtraData: { numDocsRequired: c.documents_required },
        actionNeeded: documents.filter((u) => u.state !== 'REJECTED').length < Math.max(1, c.documents_required),
        documents: documents.map((u) => ({ uuid: u.id, type: u.document_type, state: u.state, reason: u.reason })),
      };
    });
    return [...own, ...asked];
  }),
];
