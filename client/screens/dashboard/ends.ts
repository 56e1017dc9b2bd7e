import { refundWords } from '../../parts/refund/copy.ts';
import type { Application } from '../../services/application.ts';

type Ended = NonNullable<Application['end']>;
export const END = {
  on: (day: string) => `Ended on ${day}`,
  owe: 'You owe nothing, and nothing is recorded against your home.',
  oweRecorded: 'Our claim on the home was recorded. We release it in the county records. Call us to ask when.',
  refund: (day: string) => `The law gives us until ${day} to return what you paid and to release our claim on your home.`,
  next: 'What you can do next',
  notice: 'Read the notice with our reasons',
  noticeBy: (day: string) => `We send you a notice with our reasons by ${day}. You then find it among your documents.`,
  noticeWithin: 'We send you a notice with our reasons within 30 days. You then find it among your documents.',
  decision: 'Read more about this decision',
  documents: 'Read its documents',
} as const;

/** The ends after which a notice with reasons is due (12 CFR 1002.9). */
const NOTIFIED: ReadonlySet<Ended['kind']> = new Set(['DECLINED', 'NOT_ELIGIBLE', 'COUNTEROFFER_DECLINED', 'COUNTEROFFER_LAPSED']);
const NOTICE = 'ADVERSE_ACTION_NOTICE';

/** What is said about the notice with reasons, and whether it is among the documents; null where none is due. @param day formats a day */
export function noticeOf(
  { end, adverseAction, documents }: Application,
  day: (iso: string) => string,
): { readonly isSent: boolean; readonly words: string } | null {
  if (documents.some(({ type }) => type === NOTICE)) return { isSent: true, words: END.notice };
  if (end === null || (adverseAction === null && !NOTIFIED.has(end.kind))) return null;
  return { isSent: false, words: adverseAction === null ? END.noticeWithin : END.noticeBy(day(adverseAction.noticeDueBy)) };
}

/** What an end leaves owed, recorded and to be returned, as sentences. @param day formats a day */
export function leftOver(
  { kind, recorded, refundBy }: Ended,
  application: Pick<Application, 'appraisalRefund'>,
  day: (iso: string) => string,
): string[] {
  const refund = refundWords(application, day);
  const paid = refund === null ? [] : [refund];
  if (kind === 'COMPLETE') return paid;
  return [recorded ? END.oweRecorded : END.owe, ...(refundBy === null ? [] : [END.refund(day(refundBy))]), ...paid];
}
