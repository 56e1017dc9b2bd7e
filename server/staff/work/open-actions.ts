/** Which actions fit an application now. Answers without acting; the action itself decides when it is performed. */
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { letterBack } from '@hearthline/journey/deliveries.ts';
import { openCorrection } from '@hearthline/journey/corrections.ts';
import { mayRecordNotice, mayRecordWithdrawal } from '@hearthline/journey/application/endings.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { approvalRefused } from '@hearthline/journey/steps/funding.ts';
import { payeeWaitsUntil } from '@hearthline/journey/steps/payee.ts';
import { isTexas, stoppedChecks } from '@hearthline/journey/steps/verification.ts';
import { knownLiens } from '@hearthline/journey/selectors.ts';
import { copiesOwed } from '@hearthline/journey/steps/copies.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { AFTER_THE_END, CLEARED, restart } from '../actions.ts';
import { APPLICATION_ACTIONS, clearedInApplication } from '../application-actions.ts';
import { mayAcknowledge, mayRecordClosing } from '../office-closing.ts';
import type { StaffPerson } from '../roles.ts';

type About = { readonly ctx: Context; readonly client: PoolClient; readonly application: Application; readonly as: StaffPerson };
type Fits = (about: About) => boolean;

/** A stand-in for what a person types, where only the place is asked. */
const SAMPLE = {
  reason: 'Sample',
  instrumentNo: '1',
  at: '2000-01-01T00:00:00.000Z',
  meeting: { notary: 'Sample', place: 'Sample' },
  monthlyIncome: 1,
} as const;

/** Of an action that computes its facts from the application alone. */
const computed =
  (action: keyof typeof APPLICATION_ACTIONS): Fits =>
  ({ ctx, client, application, as }) => {
    try {
      const facts = APPLICATION_ACTIONS[action](application, { ctx, client, as, ...SAMPLE });
      return Array.isArray(facts) && facts.length > 0;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  };
const always: Fits = () => true;
const never: Fits = () => false;
const at =
  (...statuses: Application['status'][]): Fits =>
  ({ application: { status } }) =>
    statuses.includes(status);
const both =
  (...all: readonly Fits[]): Fits =>
  (about) =>
    all.every((fits) => fits(about));
const refusable =
  (action: 'decline' | 'cancel'): Fits =>
  ({ application: { facts, status } }) =>
    refusalReasons(facts, status, action).length > 0;
const hasReceived: Fits = ({ application: { facts } }) => facts.documents.some((d) => d.conditionId !== null && d.state === 'RECEIVED');
const asksCorrection: Fits = ({ application: { facts } }) => Boolean(openCorrection(facts));
const inTexas: Fits = ({ application: { facts } }) => isTexas(facts) && facts.closing.notary.signed === null;
const onWatchList: Fits = ({ application: { facts } }) => stoppedChecks(facts).includes('WATCHLIST');
const restarts: Fits = ({ application }) => restart(application).length > 0;

/** Whether clearing the hold does something that no action of its own does. */
const clears: Fits = ({ application }) => {
  const { facts, status } = application;
  if (['UNDERWRITING_REVIEW', 'MERCHANT_REVIEW', 'UNKNOWN', 'CREDIT_ERROR'].includes(status)) return false;
  if (facts.verification.signed.SUMMARY) return clearedInApplication(application).length > 0;
  return status !== 'FACTA_REVIEW' && CLEARED[status] !== undefined;
};

const FITS: Readonly<Record<StaffActionName, Fits>> = {
  clear: clears,
  approve: ({ application }) =>
    application.status === 'UNDERWRITING_REVIEW' &&
    (application.facts.verification.signed.SUMMARY ? clearedInApplication(application).length > 0 : true),
  decline: refusable('decline'),
  cancel: refusable('cancel'),
  withdraw: ({ application: { facts } }) => mayRecordWithdrawal(facts),
  'request-more': always,
  'add-condition': always,
  'clear-condition': ({ application: { facts } }) => facts.openConditions.length > 0,
  'accept-document': hasReceived,
  'reject-document': hasReceived,
  'verify-alert': (about) => at('FACTA_REVIEW')(about) && !onWatchList(about),
  'review-merchant': at('MERCHANT_REVIEW'),
  'amend-lien': both(at('MERCHANT_REVIEW'), ({ application: { facts } }) => (knownLiens(facts) ?? []).length > 0),
  'accept-correction': asksCorrection,
  'refuse-correction': asksCorrection,
  'mail-again': ({ application: { facts } }) => letterBack(facts) !== undefined,
  // Said by `clear` and `approve` where staff do it.
  'clear-check': never,
  'verify-income': computed('verify-income'),
  // What it needs is asked by its form.
  'review-account': computed('refuse-account'),
  'refuse-account': computed('refuse-account'),
  'record-payout-call': ({ application: { facts } }) => payeeWaitsUntil(facts) !== null,
  'review-identity': computed('review-identity'),
  'agree-value': computed('agree-value'),
  'clear-title': computed('clear-title'),
  'order-again': computed('order-again'),
  'approve-attorney': computed('approve-attorney'),
  'acknowledge-value': ({ ctx, application }) => mayAcknowledge(ctx, application),
  'record-manual-deed': both(
    at('MANUAL_DEED_SIGNING'),
    ({ ctx, application }) => !isTexas(application.facts) || mayRecordClosing(ctx, application),
  ),
  'post-texas-disclosures': both(inTexas, ({ application: { facts } }) => copiesOwed(facts, true).length > 0),
  'note-spanish': both(inTexas, ({ application: { facts } }) => facts.created?.language !== 'es'),
  'certify-trust': computed('certify-trust'),
  'correct-recording': computed('correct-recording'),
  'clear-final-checks': computed('clear-final-checks'),
  'approve-funding': ({ ctx, application: { uuid, facts, status }, as }) =>
    approvalRefused(facts, status, as.uuid, dayAtProperty(facts, ctx.clock.now(uuid))) === null,
  'record-payoff': ({ application: { facts } }) => facts.steps['debt-payoff'].failed?.code === 'LIEN_NOT_PAID',
  'hold-funding': computed('hold-funding'),
  'release-hold': computed('release-hold'),
  'record-rescission': ({ application: { facts } }) => mayRecordNotice(facts),
  'record-refund': computed('record-refund'),
  'record-release': computed('record-release'),
  'confirm-unwound': computed('confirm-unwound'),
  'settle-after-end': computed('settle-after-end'),
  schedule: at('DEED_SIGNING', 'MANUAL_DEED_SIGNING'),
  'notary-no-show': computed('notary-no-show'),
  record: computed('record'),
  redrive: restarts,
};

/** The actions that fit the application now, for every role that may perform them. */
export function openActions(about: About): StaffActionName[] {
  const { active } = about.application;
  return (Object.keys(FITS) as StaffActionName[]).filter((action) => (active || AFTER_THE_END.has(action)) && FITS[action](about));
}
