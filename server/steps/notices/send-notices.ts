import { adverseAction, noticeRecipients } from '@hearthline/rules/regulation/adverse-action.ts';
import { endsDeadline, REG_B_EVENTS, type RegBNotice } from '@hearthline/rules/regulation/reg-b.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { AdverseCause } from '@hearthline/documents/templates/document-data.ts';
import { type End, endOf } from '@hearthline/journey/application/end.ts';
import { weighedIn } from '@hearthline/journey/application/weighed.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { deliveryTo } from '@hearthline/journey/deliveries.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import type { NoticeRow } from '@hearthline/database/generated/rows.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { conditionCards } from '../../messages/triggers.ts';
import { missingItems } from '@hearthline/journey/missing.ts';
import { queueMessage } from '../../messages/outbox.ts';
import { endDeadlines, noticeSent, openOverdueTasks, claimNotices } from '@hearthline/database/stores/lender/notices.ts';
import { recordWith } from '../../engine/record.ts';
import { fullName, loadDocumentContext, reportUsed } from '../documents/document-context.ts';
import { recipient } from '../documents/score-notice.ts';
import { makeDocuments, type DocumentToMake } from '../documents/make-documents.ts';

/** The deadlines that each notice ends (12 CFR 1002.9(a), (c)). */
const ended = (notice: RegBNotice) => REG_B_EVENTS.filter((event) => endsDeadline(event, notice));
const ENDED_BY = { ADVERSE_ACTION_NOTICE: ended('ADVERSE_ACTION'), NOTICE_OF_INCOMPLETENESS: ended('INCOMPLETENESS') };

/** The application date: its signing, or its start if it ended before that. */
export const appliedOn = ({ facts, createdAt }: Application) =>
  dayAtProperty(facts, facts.verification.signed.SUMMARY ? new Date(facts.verification.signed.SUMMARY.at) : createdAt);

/** What is missing: each open step of the borrower, and each open condition. */
async function missing(ctx: Context, application: Application) {
  const cards = await conditionCards(ctx.pool, application);
  return [
    ...missingItems(application.facts, application.status),
    ...cards.map(({ title, description }) => ({ what: title, how: description })),
  ];
}

/** The documents of a notice, one for each person who gets it: 12 CFR 1002.9(a)(2), (b) with 15 USC 1681m(a), or 12 CFR 1002.9(c)(2). */
async function documentsOfNotice(ctx: Context, application: Application, { kind, details }: NoticeRow): Promise<DocumentToMake[]> {
  const applied = appliedOn(application);
  if (kind === 'NOTICE_OF_INCOMPLETENESS') {
    const { closesOn } = details as { closesOn: string };
    const { base } = await loadDocumentContext(ctx, application);
    const { credit, verification } = application.facts;
    const inquiry = verification.hardCredit ? 'HARD' : credit ? 'SOFT' : null;
    const data = { ...base, applied, missing: await missing(ctx, application), respondBy: closesOn, inquiry } as const;
    return [{ kind, owner: 'borrower', data }];
  }
  const { reasons } = details as { reasons: ReasonCode[] };
  return adverseNotices(ctx, application, applied, reasons);
}

/** Of the counteroffer, of an owner who did not sign, of the lender's own closing; a decline otherwise. */
const CAUSES: Partial<Readonly<Record<End, AdverseCause>>> = {
  COUNTEROFFER_LAPSED: 'LAPSED',
  COUNTEROFFER_DECLINED: 'NOT_WANTED',
  SIGNER_REFUSED: 'OWNER_REFUSED',
  CLOSED_BY_LENDER: 'CLOSED',
};

/**
 * The notice of the decision to the primary applicant, and one with their own report to each co-signer whose report weighed (comment 9(f)-1; 15
 * USC 1681m(a)). Each is for its person only.
 */
export async function adverseNotices(
  ctx: Context,
  application: Application,
  applied: IsoDate,
  reasons: readonly ReasonCode[],
): Promise<DocumentToMake[]> {
  const { facts, settings } = application;
  const { base, others } = await loadDocumentContext(ctx, application);
  const weighed = weighedIn(facts, reasons);
  const coSigners = facts.verification.signers.flatMap(({ id, credit }) => {
    const party = others.find((one) => one.id === id);
    return credit && party ? [{ id, party }] : [];
  });
  const to = noticeRecipients([
    { person: { key: 'borrower', name: base.applicants[0] ?? '' }, primary: true, reportUsed: weighed.report },
    ...coSigners.map(({ id, party }) => ({ person: { key: id, name: fullName(party) }, primary: false, reportUsed: weighed.report })),
  ]);
  const end = endOf(facts, settings);
  const cause = (end && CAUSES[end]) ?? 'DECLINED';
  const people = [...to.notice, ...to.score.filter(({ key }) => !to.notice.some((one) => one.key === key))];
  return Promise.all(
    people.map(async ({ key, name }): Promise<DocumentToMake> => {
      const used = to.score.some((one) => one.key === key) ? await reportUsed(ctx, application, key) : null;
      const said = adverseAction(reasons, used && { ...used, score: weighed.score ? used.score : null }, weighed.outside);
      const letter = (await recipient(ctx, application, key)) ?? { base };
      return { kind: 'ADVERSE_ACTION_NOTICE', owner: key, data: { ...letter.base, applicants: [name], applied, cause, ...said } };
    }),
  );
}

async function send(ctx: Context, row: NoticeRow): Promise<void> {
  const application = await applicationByUuid(ctx.pool, row.application_uuid);
  const documents = await documentsOfNotice(ctx, application, row);
  const { lender } = await loadDocumentContext(ctx, application);
  const { kept, write } = await makeDocuments(ctx, application.uuid, lender, documents);
  const at = ctx.clock.now(application.uuid);
  await transaction(ctx.pool, async (client) => {
    if (!(await noticeSent(client, row.id, kept[0]?.sha256 ?? '', at))) return;
    await recordWith(ctx, client, application.uuid, {
      by: { actor: 'automation', ref: null, source: 'notice' },
      facts: async (locked) => write(client, locked),
    });
    await endDeadlines(client, application.uuid, ENDED_BY[row.kind], at);
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
