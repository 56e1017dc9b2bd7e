import { adverseAction } from '@hearthline/rules/regulation/adverse-action.ts';
import { REG_B_EVENTS } from '@hearthline/rules/regulation/reg-b.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { deliveryTo } from '@hearthline/journey/deliveries.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import type { NoticeRow } from '@hearthline/database/generated/rows.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { conditionCards } from '../../messages/triggers.ts';
import { todoOf } from '@hearthline/journey/status-copy/sentences.ts';
import { queueMessage } from '../../messages/outbox.ts';
import { endDeadlines, noticeSent, openOverdueTasks, claimNotices } from '@hearthline/database/stores/lender/notices.ts';
import { recordWith } from '../../engine/record.ts';
import { loadDocumentContext, reportUsed } from '../documents/document-context.ts';
import { makeDocuments, type DocumentToMake } from '../documents/make-documents.ts';

/** The application date: its signing, or its start if it ended before that. */
const appliedOn = ({ facts, createdAt }: Application) =>
  dayAtProperty(facts, facts.applicationPhase.signed.SUMMARY ? new Date(facts.applicationPhase.signed.SUMMARY.at) : createdAt);

/** What is missing: the open step, and open conditions. */
async function missing(ctx: Context, application: Application) {
  const step = todoOf(application.status);
  const cards = await conditionCards(ctx.pool, application);
  return [
    ...(step === undefined
      ? []
      : [{ what: `${step.charAt(0).toUpperCase()}${step.slice(1)}`, how: 'Sign in and finish the step that is open' }]),
    ...cards.map(({ title, description }) => ({ what: title, how: description })),
  ];
}

/** The document of a notice: 12 CFR 1002.9(a)(2), (b) with 15 USC 1681m(a), or 12 CFR 1002.9(c)(2). */
async function latestDocumentOf(ctx: Context, application: Application, { kind, details }: NoticeRow): Promise<DocumentToMake> {
  const { base } = await loadDocumentContext(ctx, application);
  const applied = appliedOn(application);
  if (kind === 'NOTICE_OF_INCOMPLETENESS') {
    const { closesOn } = details as { closesOn: string };
    return { kind, data: { ...base, applied, missing: await missing(ctx, application), respondBy: closesOn } };
  }
  const { reasons } = details as { reasons: ReasonCode[] };
  const said = adverseAction(reasons, await reportUsed(ctx, application));
  const lapsed = application.facts.underwriting?.requalifyReason != null;
  return { kind, data: { ...base, applied, action: lapsed ? 'WITHDRAWN_OFFER' : 'DENIED', ...said, counteroffer: null } };
}

async function send(ctx: Context, row: NoticeRow): Promise<void> {
  const application = await applicationByUuid(ctx.pool, row.application_uuid);
  const document = await latestDocumentOf(ctx, application, row);
  const { lender } = await loadDocumentContext(ctx, application);
  const { kept, write } = await makeDocuments(ctx, application.uuid, lender, [document]);
  const at = ctx.clock.now(application.uuid);
  await transaction(ctx.pool, async (client) => {
    if (!(await noticeSent(client, row.id, kept[0]?.sha256 ?? '', at))) return;
    await recordWith(ctx, client, application.uuid, {
      by: { actor: 'automation', ref: null, source: 'notice' },
      facts: async (locked) => write(client, locked),
    });
    await endDeadlines(client, application.uuid, row.kind === 'ADVERSE_ACTION_NOTICE' ? REG_B_EVENTS : ['INCOMPLETE'], at);
    if (row.kind === 'ADVERSE_ACTION_NOTICE')
      await queueMessage(
        ctx,
        { after: application, at, client },
        { kind: 'NOTICE_SENT', data: { how: deliveryTo(application.facts, 'borrower', row.kind) } },
        application.version,
      );
  });
}

/** Generates and delivers queued notices, and opens staff tasks for deadlines whose warning day has come; returns how many were claimed. */
export async function sendNotices(ctx: Context): Promise<number> {
  const rows = await claimNotices(ctx.pool, ctx.clock.now());
  for (const row of rows)
    try {
      await send(ctx, row);
    } catch (error) {
      ctx.log.error({ notice: row.id, error: error instanceof Error ? error.message : 'unknown' }, 'a notice was not sent');
    }
  await openOverdueTasks(ctx.pool, ctx.clock.now());
  return rows.length;
}
