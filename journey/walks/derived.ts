/** Everything that follows from the facts of an application, one short text for each thing, for tests that compare two applications. */
import { REASON_CODES } from '@hearthline/rules/enums.ts';
import { isClosed, isDecided, mayRestart, STEPS, stepOf, workDue } from '../checklist.ts';
import { ASKED_BY_RULE } from '../conditions.ts';
import { CORRECTIONS, IDENTITY_DATA } from '../facts/any-time.ts';
import { openCorrection, undoneBy } from '../corrections.ts';
import * as sent from '../deliveries.ts';
import type { Facts } from '../facts.ts';
import { WORK_STEPS } from '../facts/work-steps.ts';
import { missingSteps, unansweredConditions } from '../missing.ts';
import * as figures from '../selectors.ts';
import { CHECKLIST_STATUSES } from '../statuses.ts';
import { copiedTo, copiesOwed, hasSignedApplication, SIGNED_APPLICATION, TEXAS_NOTICE } from '../steps/copies.ts';
import { approvalRefused, approvalsNeeded } from '../steps/funding.ts';
import * as payee from '../steps/payee.ts';
import * as refunds from '../steps/refunds.ts';
import * as right from '../steps/rescission.ts';
import { isChecked, needsPerson, nextOf } from '../steps/signers.ts';
import * as texas from '../steps/texas.ts';
import { isAuthorized, isOnWatchList, needsFullTitle, needsValuation, payType, stoppedChecks } from '../steps/verification.ts';
import { workBesides } from '../work/items.ts';
import { dueOf } from '../work/due.ts';
import { lateEffects, lateTasks, settleable } from '../application/after-the-end.ts';
import { consequencesOf } from '../application/consequences.ts';
import * as counteroffer from '../application/counteroffer.ts';
import { statusAnswer } from '../application/decision.ts';
import { adverseReasonsOf, declineOf } from '../application/decline.ts';
import { endOf } from '../application/end.ts';
import { mayRecordNotice, mayRecordWithdrawal, mayRefuse, moneyMayHaveLeft, withdrawalOf } from '../application/endings.ts';
import { hmdaActionOf } from '../application/hmda-action.ts';
import { blockedBy, factsOfIdentityChange, hasReport, nextIdentityChange } from '../application/identity-changes.ts';
import { awaitsDecision, noticeOwed } from '../application/incompleteness.ts';
import { figureOf } from '../application/reason-figures.ts';
import { OPEN_STATUSES, refusalReasons } from '../application/refusal.ts';
import { SETTINGS, TODAY } from '../application/testing/ending-acts.ts';
import { TIMERS } from '../application/timers.ts';
import { weighedIn } from '../application/weighed.ts';
import { AT } from './history.ts';

const says = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '-';
  return text.replaceAll('"', '');
};
/** The value, or that it is refused: a lien position behind two others is none. */
const tried = (what: () => unknown): string => {
  try {
    return says(what());
  } catch (error) {
    return error instanceof RangeError ? 'refused' : `fails: ${String(error)}`;
  }
};
const named = (name: string, values: readonly unknown[]): string[] => values.map((value) => `${name}: ${says(value)}`);
const each = (given: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(given).map(([name, value]) => `${name}: ${says(value)}`);

const ofSteps = (f: Facts): string[] => {
  const step = stepOf(f, SETTINGS);
  const answer = statusAnswer(f, SETTINGS, 1, AT);
  return [
    ...each({ ...answer, waiting: undefined, since: undefined, version: undefined, status: `${step.status}, ${step.actor}` }),
    ...STEPS.flatMap((one, at) => (one.applies(f, SETTINGS) && !one.done(f, SETTINGS) ? [`open: ${at} ${one.status}`] : [])),
    ...named(
      'due',
      workDue(f).map(({ step: name, attempt }) => `${name} ${attempt}`),
    ),
    ...named(
      'follows',
      consequencesOf(f, SETTINGS, TODAY, () => 'n'),
    ),
    // One of the reminders stands for all: they differ in their day alone.
    ...TIMERS.filter(({ name }) => !/^reminder-(?!1$)/.test(name)).flatMap((timer) => {
      const reason = timer.runsFor(f, step.status);
      if (reason === null) return [];
      const after = typeof timer.after === 'number' ? '' : timer.after(f);
      // What a notice names is told under "missing".
      const due = timer.facts(f, AT, step.status).map((fact) => ({ ...fact, ...('named' in fact && { named: undefined }) }));
      return [`timers: ${[timer.name, reason, after, says(due)].filter((part) => part !== '').join(' ')}`];
    }),
    ...named(
      'may restart',
      WORK_STEPS.filter((name) => mayRestart(f, name)),
    ),
    ...named('missing', missingSteps(f, step.status)),
    ...each({
      closed: isClosed(f),
      decided: isDecided(f, SETTINGS),
      noticeOwed: noticeOwed(f, step.status),
      awaitsDecision: awaitsDecision(f, step),
      unanswered: unansweredConditions(f).map(({ id }) => id),
    }),
    ...named('beside', workBesides(f, step.status, SETTINGS)),
  ];
};

const ofEnds = (f: Facts): string[] => {
  const { status } = stepOf(f, SETTINGS);
  const reasons = new Set(OPEN_STATUSES.flatMap((one) => refusalReasons({ ...f, declinedBy: null, cancelled: null }, one)));
  return [
    ...each({
      decline: declineOf(f),
      adverse: adverseReasonsOf(f),
      end: endOf(f, SETTINGS),
      hmda: hmdaActionOf(f),
      moneyMayHaveLeft: moneyMayHaveLeft(f),
      mayRecordNotice: mayRecordNotice(f),
      mayRecordWithdrawal: mayRecordWithdrawal(f),
      mayDecline: mayRefuse(f, 'decline'),
      mayCancel: mayRefuse(f, 'cancel'),
      withdrawal: withdrawalOf(f, 'borrower', new Date(AT)),
      lapse: counteroffer.lapse(f),
      counteroffer: counteroffer.openCounteroffer(f),
      approved: counteroffer.isApproved(f),
      lateTasks: lateTasks(f),
      settleable: settleable(f),
      approval: approvalRefused(f, status, 'b', TODAY),
    }),
    ...named('reason', [...reasons]),
    ...named(
      'late',
      lateEffects(f, AT, []).map((fact) => fact),
    ),
    ...REASON_CODES.flatMap((reason) => {
      const { report, score, outside } = weighedIn(f, [reason]);
      return [...(report ? ['REPORT'] : []), ...(score ? ['SCORE'] : []), ...outside].map((source) => `weighed: ${reason} ${source}`);
    }),
    ...REASON_CODES.flatMap((reason) => {
      const figure = figureOf(f, reason);
      return figure ? [`figures: ${reason} ${figure.contradicts ? 'contradicts, ' : ''}${figure.says}`] : [];
    }),
  ];
};

const PARTIES = ['borrower', 'a'];

const ofParts = (f: Facts): string[] => [
  ...Object.entries(figures).map(
    ([name, figure]) => `${name}: ${tried(() => (figure as (f: Facts, id: string, balance: number) => unknown)(f, 'a', 1))}`,
  ),
  ...each({
    needsValuation: needsValuation(f),
    needsFullTitle: needsFullTitle(f),
    payType: payType(f),
    authorized: isAuthorized(f.verification.autopay),
    onWatchList: isOnWatchList(f),
    stopped: stoppedChecks(f),
    approvals: approvalsNeeded(f),
    changesPayee: payee.changesPayee(f),
    mismatches: payee.mismatches(f).length,
    comparedAgain: payee.comparedAgain(f).map(({ role }) => role),
    paid: refunds.paidByConsumer(f),
    unmade: refunds.unmadeAppraisal(f, false),
    unmadeAtTheEnd: refunds.unmadeAppraisal(f, true),
    refundOwed: refunds.refundOwed(f),
    hasRight: right.hasRight(f),
    rightOpen: right.isRightOpen(f),
    rightOpenNow: right.isRightOpen(f, new Date(AT)),
    parties: right.mayCancel(f),
    allGiven: right.allGiven(f),
    allConfirmed: right.allConfirmed(f),
    nobodyCanceled: right.nobodyCanceled(f),
    mayRelease: right.mayRelease(f),
    mayGoOn: right.mayGoOn(f),
    moneySent: right.moneySent(f),
    toRefund: right.toRefund(f),
    returned: right.isReturned(f),
    unwinding: right.unwindingTasks(f),
    releasing: right.releaseTasks(f),
    needsRelease: right.needsRelease(f),
    texasEarliest: texas.texasEarliest(f),
    texasDisclosed: texas.hasClosingDisclosures(f),
    tooLateToSend: ['2026-01-30', '2026-03-30'].map((on) => texas.isTooLateToSend(f, on)),
    waitsForCopies: sent.waitsForCopies(f),
    copiesReadFrom: sent.copiesReadFrom(f),
    floodNotice: sent.floodNoticeOf(f),
    floodNoticedFrom: sent.floodNoticedFrom(f),
    floodNoticed: sent.isFloodNoticed(f, TODAY),
    letterBack: sent.letterBack(f)?.kind,
    copiedTo: [SIGNED_APPLICATION, TEXAS_NOTICE, sent.VALUATION_COPY].map((kind) => copiedTo(f, kind)),
    signedApplications: PARTIES.filter((who) => hasSignedApplication(f, who)),
    correction: openCorrection(f)?.id,
    undoes: CORRECTIONS.map((kind) => undoneBy(f, kind)),
    nextIdentityChange: nextIdentityChange(f)?.id,
  }),
  ...named('owed', copiesOwed(f)),
  ...named('owed to all', copiesOwed(f, true)),
  ...PARTIES.flatMap((who) => [
    `report on ${who}: ${hasReport(f, who)}`,
    `proof of ${who}: ${says(sent.electronicProof(f, who))}`,
    ...(['NOTICE', 'DISCLOSURES'] as const).map((what) => `given to ${who}: ${what} ${right.givenOn(f, who, what)}`),
    ...IDENTITY_DATA.flatMap((what) => [
      `data of ${who}: ${what} ${blockedBy(f, who, what, !isClosed(f)) ?? 'changeable'}`,
      ...(['CREDIT_MINOR', 'FUNDABLE'] as const).flatMap((status) =>
        factsOfIdentityChange(f, status, who, what).map(({ type }) => `data of ${who}: ${what} changed at ${status}, ${type}`),
      ),
    ]),
  ]),
  ...f.verification.signers.flatMap((signer) => [
    `signer ${signer.id}: ${nextOf(signer)}${isChecked(signer) ? ', checked' : ''}${needsPerson(signer) ? ', needs a person' : ''}`,
  ]),
  ...ASKED_BY_RULE.flatMap(({ category, when, settled }) => [
    ...CHECKLIST_STATUSES.filter((status) => when(f, status))
      .slice(0, 1)
      .map((status) => `asks: ${category} from ${status}`),
    ...(settled?.(f) ? [`settles: ${category}`] : []),
  ]),
  // The kinds whose time follows from the facts.
  ...(['RESCISSION_UNWIND', 'LIEN_RELEASE', 'APPRAISAL_REFUND', 'RESCISSION_PERIOD', 'NOTARY_WAITING_PERIOD', 'DEED_RETURN'] as const).map(
    (kind) => {
      const { lawOn, promisedAt } = dueOf(kind, f, new Date(AT));
      return `promised: ${kind} ${promisedAt?.toISOString() ?? '-'} ${lawOn}`;
    },
  ),
];

/** By what it is about: the texts about it. */
export type Derived = ReadonlyMap<string, ReadonlySet<string>>;

const byName = (texts: readonly string[]): Derived => {
  const found = new Map<string, Set<string>>();
  for (const text of texts) {
    const [name = '', ...rest] = text.split(': ');
    found.set(name, (found.get(name) ?? new Set()).add(rest.join(': ')));
  }
  return found;
};

export const derived = (f: Facts): Derived => byName([...ofSteps(f), ...ofEnds(f), ...ofParts(f)]);

/** What another application has otherwise, a line for each thing. */
export const difference = (before: Derived, after: Derived): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [[...(before.get(name) ?? [])], [...(after.get(name) ?? [])]];
    const [gone, come] = [was.filter((text) => !is.includes(text)), is.filter((text) => !was.includes(text))];
    if (gone.length === 0 && come.length === 0) return [];
    if (was.length < 2 && is.length < 2) return [`${name}: ${[...gone, ...come].join(' → ')}`];
    return [`${name}: ${[...gone.map((text) => `−${text}`), ...come.map((text) => `+${text}`)].join(', ')}`];
  });
