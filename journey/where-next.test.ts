import { describe, expect, test } from 'vitest';
import { DECISIONS } from '@hearthline/rules/enums.ts';
import { MACHINE_STATES } from './machine.ts';
import { applicationScreen, APPLICATION_SCREENS, home } from './paths.ts';
import type { ApplicationScreen } from './paths.ts';
import { rowOf } from './step-routes.ts';
import { CHECKLIST_STATUSES } from './statuses.ts';
import type { StatusAnswer } from './status-answer.ts';
import { fileWith, UUID } from './walks/sample.ts';
import { whereNext, correctionPath } from './where-next.ts';
import type { WhereAmI } from './where-next.ts';

const at = (screen: ApplicationScreen | '', status: Partial<StatusAnswer>, more: Partial<WhereAmI> = {}): WhereAmI => {
  const file = fileWith({ status });
  const currentPath = screen === '' ? `/account/heloc/${UUID}` : applicationScreen(UUID, screen);
  return { status: file.status, application: file.application, machineState: 'profile', currentPath, retries: 0, ...more };
};
const go = (screen: ApplicationScreen) => ({ kind: 'go', path: applicationScreen(UUID, screen) });
const STAY = { kind: 'stay' };
const sentAt = (status: StatusAnswer['status']) => ({ submittedAt: fileWith({ status: { status } }).status });

test('every status, decision and machine state has exactly one next screen, and the next call stays there', () => {
  const wrong: unknown[] = [];
  const screens = new Set(APPLICATION_SCREENS.map((screen) => applicationScreen(UUID, screen)));
  for (const status of CHECKLIST_STATUSES) {
    for (const decision of DECISIONS) {
      for (const machineState of [null, ...MACHINE_STATES]) {
        for (const retries of [0, 14]) {
          const from = at('', { status, decision }, { machineState, retries });
          const next = whereNext(from);
          const waits = rowOf(status).kind === 'wait' && decision !== 'DECLINE' && retries < 14;
          if (waits !== (next.kind === 'wait')) wrong.push([status, decision, machineState, retries, next]);
          if (next.kind !== 'go' || next.path === home()) continue;
          if (!screens.has(next.path.split('?')[0] ?? '')) wrong.push([status, next]);
          const then = whereNext({ ...from, currentPath: next.path });
          if (then.kind !== 'stay') wrong.push([status, decision, machineState, retries, next, then]);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('an unknown code defers to the machine, and without a machine state to "/"', () => {
  const unknown = { status: 'MOONRISE' as StatusAnswer['status'] };
  expect(whereNext(at('', unknown, { machineState: 'liens' }))).toEqual(go('liens'));
  expect(whereNext(at('', unknown, { machineState: 'waitSummary' }))).toEqual({ kind: 'wait', delayMs: 1000 });
  expect(whereNext(at('', unknown, { machineState: 'waitSummary', retries: 14 }))).toEqual(go('error/timeout'));
  expect(whereNext(at('', unknown, { machineState: null }))).toEqual({ kind: 'go', path: home() });
});

test('a screen opened by a link stays until it says that its step is over; then the status leads on without waiting for a change', () => {
  const from = at('notary/reserve-manual', { status: 'TRUST_AND_INSURANCE' });
  expect(whereNext(from)).toEqual(STAY);
  expect(whereNext({ ...from, isLeaving: true })).toEqual(go('insurance/upload'));
  expect(whereNext({ ...from, ...sentAt('TRUST_AND_INSURANCE') })).toMatchObject({ kind: 'wait' });
});

test('until the application is complete, the offers opened from its page stay open', () => {
  const reopened = applicationScreen(UUID, 'product/select', { from: 'start/contact' });
  const from = (status: StatusAnswer['status'], currentPath: string) => whereNext({ ...at('', { status }), currentPath });
  expect(from('COLLECT_ADDITIONAL_INFO', reopened)).toEqual(STAY);
  expect(from('COLLECT_ADDITIONAL_INFO', applicationScreen(UUID, 'product/select'))).toEqual(go('start/contact'));
  expect(from('HMDA', reopened)).toEqual(go('start/hmda'));
});

test('a name without a credit file may be corrected, and the page that asks for the number follows', () => {
  const currentPath = applicationScreen(UUID, 'start/profile', { from: 'credit/social' });
  const there = { ...at('', { status: 'CREDIT_NO_MATCH' }), currentPath };
  expect(whereNext(there)).toEqual(STAY);
  expect(whereNext({ ...there, ...sentAt('CREDIT_NO_MATCH') })).toEqual(go('credit/social'));
});

test('the status takes precedence over the machine', () => {
  expect(whereNext(at('', { status: 'OFFER_SELECTION', decision: 'SELECT' }, { machineState: 'insurance' }))).toEqual({
    kind: 'go',
    path: applicationScreen(UUID, 'product/select', { decision: 'SELECT' }),
  });
  expect(whereNext(at('', { status: 'UNDERWRITING_REVIEW' }, { machineState: 'insurance' }))).toEqual(go('review-app/uw'));
});

test('without an application the dashboard is shown', () => {
  expect(whereNext({ ...at('liens', {}), application: null })).toEqual({ kind: 'go', path: '/dashboard' });
});

describe('polling', () => {
  test('a waiting status is polled on the current screen, then counts as unknown', () => {
    const waiting = { status: 'WAITING_FOR_AVM' } as const;
    expect(whereNext(at('liens', waiting, { retries: 2 }))).toEqual({ kind: 'wait', delayMs: 4000 });
    expect(whereNext(at('liens', waiting, { retries: 13 }))).toEqual({ kind: 'wait', delayMs: 5000 });
    expect(whereNext(at('liens', waiting, { retries: 14 }))).toEqual(go('error/timeout'));
    expect(whereNext(at('error/timeout', waiting, { retries: 14 }))).toEqual(STAY);
  });
  test('the note is never unknown', () => {
    const making = { status: 'GEN_NOTE_SIGNING' } as const;
    expect(whereNext(at('signing/intro', making, { retries: 14 }))).toEqual(go('review-app/signdocs'));
    expect(whereNext(at('review-app/signdocs', making, { retries: 14 }))).toEqual(STAY);
    expect(whereNext(at('', { ...making, floodCertPending: true }, { retries: 14 }))).toEqual(go('error/flood-cert'));
  });
  test('after a submission seven re-reads may find a new status, then its own screen is shown again', () => {
    const sent = sentAt('LIEN_VERIFICATION');
    expect(whereNext(at('liens', { status: 'LIEN_VERIFICATION' }, sent))).toEqual({ kind: 'wait', delayMs: 1000 });
    expect(whereNext(at('liens', { status: 'LIEN_VERIFICATION' }, { ...sent, retries: 6 }))).toEqual({ kind: 'wait', delayMs: 5000 });
    expect(whereNext(at('liens', { status: 'LIEN_VERIFICATION' }, { ...sent, retries: 7 }))).toEqual(STAY);
    expect(whereNext(at('liens', { status: 'OFFER_SELECTION' }, sent))).toMatchObject({ kind: 'go' });
  });
  test('a status that now leads elsewhere has changed', () => {
    const accepted = { status: 'DEED_SIGNING', primaryAccepted: true } as const;
    expect(whereNext(at('notary/session', accepted, sentAt('DEED_SIGNING')))).toEqual(go('complete'));
    expect(whereNext(at('notary/session', { status: 'DEED_SIGNING' }, sentAt('DEED_SIGNING')))).toEqual({ kind: 'wait', delayMs: 1000 });
  });
  test('an application on which the screen of the same status depends, and that has changed, leads there at once', () => {
    const insured = (complete: boolean) => fileWith({ application: { insurance: { complete } } }).application;
    const [before, after] = [insured(false), insured(true)];
    const sent = { ...sentAt('TRUST_AND_INSURANCE'), submittedWith: before, application: after };
    expect(whereNext(at('insurance/upload', { status: 'TRUST_AND_INSURANCE' }, sent))).toEqual(go('conditions'));
    const same = { ...sent, application: before };
    expect(whereNext(at('insurance/upload', { status: 'TRUST_AND_INSURANCE' }, same))).toEqual({ kind: 'wait', delayMs: 1000 });
  });
  test('a terminal status navigates at once, even when it was the one submitted', () => {
    expect(whereNext(at('credit/error', { status: 'CREDIT_NO_MATCH' }, sentAt('CREDIT_NO_MATCH')))).toEqual(go('credit/social'));
  });
});

describe('a decline', () => {
  test('navigates from any screen, whatever the status', () => {
    expect(whereNext(at('liens', { status: 'LIEN_VERIFICATION', decision: 'DECLINE' }))).toEqual(go('error/decline'));
    expect(whereNext(at('conditions', { status: 'WAITING_FOR_AVM', decision: 'DECLINE' }))).toEqual(go('error/decline'));
    expect(whereNext(at('liens', { status: 'DECLINED', decision: 'DECLINE' }, { machineState: 'dtiDeclined' }))).toEqual(
      go('error/income'),
    );
  });
  test('leaves a borrower on the disclosures', () => {
    expect(whereNext(at('document/disclosures', { status: 'DECLINED', decision: 'DECLINE' }))).toEqual(STAY);
    expect(whereNext(at('document/disclosures', { status: 'OFFER_SELECTION', decision: 'DECLINE' }))).toEqual(STAY);
    expect(whereNext(at('document/disclosures', { status: 'CANCELLED', decision: 'APPROVED' }))).toEqual(STAY);
    expect(whereNext(at('document/disclosures', { status: 'COMPLETE', decision: 'APPROVED' }))).toEqual(STAY);
  });
  test('requires decision DECLINE', () => {
    expect(whereNext(at('liens', { status: 'LIEN_VERIFICATION', decision: 'INELIGIBLE' }))).toEqual(STAY);
  });
  test('does not replace the end of a canceled application', () => {
    expect(whereNext(at('liens', { status: 'CANCELLED', decision: 'DECLINE' }))).toEqual({ kind: 'go', path: home() });
  });
});

describe('screens opened by a link only', () => {
  test('stay until the screen calls done', () => {
    const status = { status: 'OFFER_SELECTION', decision: 'SELECT' } as const;
    expect(whereNext(at('product/select/confirm', status))).toEqual(STAY);
    expect(whereNext(at('signing/support', { status: 'HMDA' }))).toEqual(STAY);
    expect(whereNext(at('income/upload/:type', { status: 'HMDA' }))).toEqual(STAY);
    expect(whereNext(at('product/select/confirm', { status: 'COLLECT_ADDITIONAL_INFO' }, sentAt('OFFER_SELECTION')))).toEqual(
      go('start/contact'),
    );
  });
  test('are left at a terminal status', () => {
    expect(whereNext(at('signing/support', { status: 'CANCELLED' }))).toEqual({ kind: 'go', path: home() });
    expect(whereNext(at('conditions', { status: 'HARD_CREDIT_LOCKED_OR_FROZEN' }))).toEqual(go('credit/error'));
  });
  test('an answer is corrected at the steps from the summary to the signature, from the address that says where it was opened', () => {
    const path = correctionPath(UUID, { status: 'NOTE_SIGNING' }) ?? '';
    expect(path).toBe(applicationScreen(UUID, 'start/profile', { from: 'signing/intro' }));
    expect(whereNext({ ...at('start/profile', { status: 'NOTE_SIGNING' }), currentPath: path })).toEqual(STAY);
    expect(whereNext(at('start/profile', { status: 'NOTE_SIGNING' }))).toEqual(go('signing/intro'));
    expect(whereNext({ ...at('start/profile', { status: 'UNDERWRITING_REVIEW' }), currentPath: path })).toEqual(go('review-app/uw'));
    expect(correctionPath(UUID, { status: 'DEED_SIGNING' })).toBeNull();
  });
  test('other screens are left when the status leads elsewhere', () => {
    expect(whereNext(at('start/hmda', { status: 'LIEN_VERIFICATION' }))).toEqual(go('liens'));
  });
});

describe('query parameters', () => {
  test('offers have where to return to, when the verified offer differs, and the decision', () => {
    const verified = at('', { status: 'REVISED_OFFER_SELECTION', decision: 'SELECT', subDecision: 'VERIFIED_OFFER' });
    expect(whereNext(verified)).toEqual({
      kind: 'go',
      path: applicationScreen(UUID, 'product/select', { from: 'signing/intro', decision: 'SELECT' }),
    });
    const limited = at('', { status: 'REVISED_OFFER_SELECTION', decision: 'SELECT', subDecision: 'VERIFIED_DTI_LIMITED' });
    expect(whereNext(limited)).toEqual({ kind: 'go', path: applicationScreen(UUID, 'product/select', { decision: 'SELECT' }) });
  });
  test('a redirect keeps pop-webchat only', () => {
    const from = { ...at('', { status: 'HMDA' }), currentPath: `/account/heloc/${UUID}?foo=1&pop-webchat=true#x` };
    expect(whereNext(from)).toEqual({ kind: 'go', path: applicationScreen(UUID, 'start/hmda', { 'pop-webchat': 'true' }) });
  });
});
