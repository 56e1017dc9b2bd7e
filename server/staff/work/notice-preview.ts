/** The adverse action notices that a refusal would send, made from the template of the product and shown before anything is decided. */
import type { deskNoticePreview } from '@hearthline/contract/desk/actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { plainText } from '@hearthline/documents/plain-text.ts';
import { documentTitle } from '@hearthline/documents/render.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { MAX_REASONS } from '@hearthline/rules/reasons.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { loadDocumentContext } from '../../steps/documents/document-context.ts';
import { adverseNotices, appliedOn } from '../../steps/notices/send-notices.ts';
import { requireRole } from '../actions/all.ts';
import { staffPersonOf } from '../person.ts';
import { recordView } from '../views.ts';
import { ownApplication } from '../own.ts';

type Asked = z.output<typeof deskNoticePreview.query>;
type Preview = z.input<typeof deskNoticePreview.reply>;

const END: Readonly<Record<Asked['action'], (reasons: ReasonCode[]) => Fact>> = {
  decline: (reasons) => ({ type: 'declined', reasons }),
  cancel: (reasons) => ({ type: 'cancelled', reason: 'CANCELLED_BY_LENDER', expired: false, reasons }),
};

/**
 * One notice for each person who would get one; the look is a line in the log of views. Throws forbidden to those who may not refuse, out_of_order where
 * nothing can be refused, invalid_request for other reasons.
 */
export async function noticePreview(ctx: Context, caller: StaffCaller, uuid: string, { action, reasons }: Asked): Promise<Preview> {
  const application = await ownApplication(ctx, caller, uuid);
  const { facts, status, identityUuid } = application;
  requireRole(staffPersonOf(caller), action, application);
  const possible = refusalReasons(facts, status, action);
  if (possible.length === 0) throw new Problem('out_of_order', { message: `${action} does not fit ${status}` });
  const asked = [...new Set(reasons.split(','))];
  const named = possible.filter((code) => asked.includes(code));
  if (named.length !== asked.length || named.length > MAX_REASONS)
    throw new Problem('invalid_request', { errors: [{ field: 'reasons', message: `One to ${MAX_REASONS} of ${possible.join(', ')}` }] });
  await recordView(ctx, caller, {
    subjectUuid: identityUuid,
    applicationUuid: uuid,
    fields: ['preview ADVERSE_ACTION_NOTICE'],
    reason: 'WORK',
    note: 'Read before the decision',
  });
  const ended = { ...application, facts: apply(facts, END[action](asked as ReasonCode[])) };
  const { lender } = await loadDocumentContext(ctx, application);
  const documents = await adverseNotices(ctx, ended, appliedOn(application), asked as ReasonCode[]);
  return {
    notices: documents.map(({ kind, data }) => ({
      to: 'applicants' in data ? data.applicants.join(', ') : '',
      title: documentTitle(kind, data as never, lender),
      text: plainText(kind, data as never, lender),
    })),
  };
}
