import type { ANY_TIME_FACTS } from '../facts/any-time.ts';
import type { Facts } from '../facts.ts';
import type { FactOf } from '../facts/fact.ts';
import { reverify, withoutClosing } from './verification.ts';
import { workAgain, body, type FoldOf, ifCurrent, settledEffects, updateReceived } from './parts.ts';

export const ANY_TIME: FoldOf<(typeof ANY_TIME_FACTS)[number]['shape']['type']['value']> = {
  incompletenessNoticeDue: (f, { last }) => ({ ...f, incompleteness: { ...f.incompleteness, due: true, ...(last && { last }) } }),
  incompletenessNoticeQueued: (f, { closesOn, named = [], last }) => ({
    ...f,
    incompleteness: { due: false, closesOn, named, ...(last && { last }) },
  }),
  conditionAdded: (f, e) => ({
    ...f,
    openConditions: [...f.openConditions, openCondition(e)],
    // What a signer is asked for, or staff alone see, leaves the rules that ask the borrower as they are.
    askedFor: e.signerId === undefined && !e.internal ? [...new Set([...f.askedFor, e.category])] : f.askedFor,
  }),
  conditionCleared: (f, e) => ({ ...f, openConditions: f.openConditions.filter((c) => c.id !== e.conditionId) }),
  conditionChanged: (f, { conditionId, stage, dueOn, owner }) => ({
    ...f,
    openConditions: f.openConditions.map((one) =>
      one.id === conditionId
        ? openCondition({
            ...one,
            conditionId,
            stage: stage ?? one.stage,
            dueOn: dueOn === undefined ? one.dueOn : (dueOn ?? undefined),
            owner: owner === undefined ? one.owner : (owner ?? undefined),
          })
        : one,
    ),
  }),
  conditionWaived: (f, e) => ({ ...f, openConditions: f.openConditions.filter((c) => c.id !== e.conditionId) }),
  reviewSuspended: (f, { conditionIds }) => ({ ...f, suspendedFor: conditionIds }),
  conditionReopened: (f, e) => ({ ...f, openConditions: [...f.openConditions, openCondition(e)] }),
  documentUploaded: (f, e) => ({
    ...f,
    documents: [...f.documents, { id: e.documentId, type: e.documentType, conditionId: e.conditionId, state: 'RECEIVED' }],
  }),
  documentAccepted: (f, e) => judged(f, e.documentId, 'ACCEPTED'),
  documentRejected: (f, e) => judged(f, e.documentId, 'REJECTED'),
  correctionRequested: (f, e) => ({ ...f, corrections: [...f.corrections, { id: e.correctionId, kind: e.kind, state: 'OPEN' }] }),
  correctionWithdrawn: (f, e) => corrected(f, e.correctionId, 'WITHDRAWN'),
  correctionDecided: (f, e) => corrected(f, e.correctionId, e.accepted ? 'ACCEPTED' : 'REFUSED'),
  // The summary is prepared and signed again, and so is what is made of verified terms; those are verified again where they depend on it.
  answersCorrected: (f, e) => {
    const { kind, ownership = f.ownership } = e;
    const { APPLICATION: __, ...packages } = f.verification.packages;
    const { SUMMARY: ___, ...signed } = f.verification.signed;
    const { info } = f.verification;
    const next = workAgain(
      {
        ...f,
        created: f.created && {
          ...f.created,
          occupancy: e.occupancy ?? f.created.occupancy,
          incomePrimary: e.incomePrimary ?? f.created.incomePrimary,
          incomeOther: e.incomeOther ?? f.created.incomeOther,
        },
        ownership,
        // an exception was granted for the use of the home and the income that were stated
        decided: f.decided && { ...f.decided, ...((kind === 'INCOME' || e.occupancy !== undefined) && { exception: null }) },
        verification: { ...f.verification, packages, signed, info: info && { ...info, ownership: ownership ?? info.ownership } },
      },
      'application-package',
    );
    return kind === 'INCOME' || kind === 'PROPERTY_USE' ? reverify(next) : withoutClosing(next);
  },
  // What follows from it is facts of their own, recorded with it.
  identityChanged: (f, { changeId }) => withoutChange(f, changeId),
  identityChangeAgreed: (f, { changeId: id, party, what, appliesAt }) => ({
    ...f,
    identityChanges: [...f.identityChanges.filter((one) => one.id !== id), { id, party, what, appliesAt, state: 'WAITING' }],
  }),
  identityChangeDue: (f, { changeId }) =>
    f.identityChanges.some(({ id, state }) => id === changeId && state === 'WAITING')
      ? workAgain(changeIs(f, changeId, 'DUE'), 'identity-change')
      : f,
  identityChangeStopped: (f, { changeId, by }) => (by === 'OWNER' ? changeIs(f, changeId, 'STOPPED') : withoutChange(f, changeId)),
  identityStopReviewed: (f, { changeId }) => withoutChange(f, changeId),
  documentsSent: (f, { to, how, at, documents }) => ({
    ...f,
    deliveries: [...f.deliveries, ...documents.map((document) => ({ ...document, to, how, at, mailing: null }))],
  }),
  mailingProgressed: (f, { mailingId, stage, at, tracking }) => {
    const next = {
      ...f,
      deliveries: f.deliveries.map((one) => {
        if (one.mailingId !== mailingId) return one;
        const mailedAt = stage === 'MAILED' ? at : (one.mailing?.mailedAt ?? null);
        return { ...one, mailing: { stage, tracking, mailedAt, endedAt: stage === 'MAILED' ? null : at } };
      }),
    };
    // The last notice of the right to cancel that was mailed may have arrived: then its days are counted.
    const awaitsMail = f.verification.packages.RESCISSION !== undefined && f.closing.rescission === null;
    return awaitsMail && stage === 'DELIVERED' ? workAgain(next, 'rescission-notice') : next;
  },
  electronicAccessShown: (f, { by }) => electronic(f, by, { shown: true, withdrawn: false, times: timesShown(f, by) + 1 }),
  electronicConsentWithdrawn: (f, { by }) => electronic(f, by, { shown: false, withdrawn: true, times: timesShown(f, by) }),
  workFailed: (f, e) =>
    ifCurrent(f, e.step, e, () => ({
      steps: {
        ...f.steps,
        [e.step]: { attempt: e.attempt, news: false, failed: { kind: e.kind, code: e.code, ...(e.vendor && { vendor: e.vendor }) } },
      },
    })),
  workWaits: (f, e) => ifCurrent(f, e.step, e, () => ({ steps: { ...f.steps, [e.step]: { ...f.steps[e.step], waitsFor: e.vendor } } })),
  workGoesOn: (f, e) =>
    ifCurrent(f, e.step, e, () => {
      const { waitsFor: _, ...rest } = f.steps[e.step];
      return { steps: { ...f.steps, [e.step]: rest } };
    }),
  workRestarted: (f, e) => workAgain(f, e.step),
  taskOpened: (f, e) => ({ ...f, openTasks: [...f.openTasks, { id: e.taskId, kind: e.kind }], hadTask: true }),
  taskClosed: (f, e) => ({ ...f, openTasks: f.openTasks.filter((t) => t.id !== e.taskId) }),
  adverseNoticeQueued: (f, e) => ({ ...f, noticeQueued: body(e) }),
  declined: (f, e) => ({ ...f, declinedBy: body(e) }),
  cancelled: (f, e) => ({ ...f, cancelled: body(e) }),
  completed: (f) => ({ ...f, completed: true }),
  lateEffectFound: (f, { effectId: id, effect }) => ({ ...f, lateEffects: [...f.lateEffects, { id, effect, settled: false }] }),
  lateEffectsSettled: (f, { effects }) => settledEffects(f, effects),
  recordsErased: (f) => f,
  providerUpdateReceived: (f, e) => updateReceived(f, e.step),
};

const withoutChange = (f: Facts, changeId: string): Facts => ({
  ...f,
  identityChanges: f.identityChanges.filter(({ id }) => id !== changeId),
});
const changeIs = (f: Facts, changeId: string, state: Facts['identityChanges'][number]['state']): Facts => ({
  ...f,
  identityChanges: f.identityChanges.map((one) => (one.id === changeId ? { ...one, state } : one)),
});

const openCondition = ({
  conditionId: id,
  category,
  openedBy,
  signerId,
  kind,
  stage,
  internal,
  dueOn,
  owner,
}: Omit<FactOf<'conditionAdded' | 'conditionReopened'>, 'type'>): Facts['openConditions'][number] => ({
  id,
  category,
  ...(openedBy !== undefined && { openedBy }),
  ...(signerId !== undefined && { signerId }),
  ...(kind !== undefined && { kind }),
  ...(stage !== undefined && { stage }),
  ...(internal && { internal }),
  ...(dueOn !== undefined && { dueOn }),
  ...(owner !== undefined && { owner }),
});
const electronic = (f: Facts, by: string, state: Facts['electronic'][string]): Facts => ({
  ...f,
  electronic: { ...f.electronic, [by]: state },
});
const timesShown = (f: Facts, by: string): number => f.electronic[by]?.times ?? 0;
function corrected(f: Facts, id: string, state: Facts['corrections'][number]['state']): Facts {
  return { ...f, corrections: f.corrections.map((one) => (one.id === id ? { ...one, state } : one)) };
}
function judged(f: Facts, id: string, state: Facts['documents'][number]['state']): Facts {
  return { ...f, documents: f.documents.map((d) => (d.id === id ? { ...d, state } : d)) };
}
