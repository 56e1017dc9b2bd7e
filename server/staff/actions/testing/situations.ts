/** Applications of a few facts each, as tests of staff actions look at them. */
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { type Facts, NO_FACTS } from '@hearthline/journey/facts.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Moment } from '../row.ts';

/** Some of the facts, each over what an application without any has. */
export type Some = { readonly [K in keyof Facts]?: unknown };
const merged = (under: unknown, over: unknown): unknown =>
  over !== null && typeof over === 'object' && !Array.isArray(over)
    ? Object.fromEntries(
        [...new Set([...Object.keys(under ?? {}), ...Object.keys(over)])].map((key) => {
          const [below, above] = [under, over].map((one) => (one as Record<string, unknown> | null)?.[key]);
          return [key, key in over ? merged(below, above) : below];
        }),
      )
    : over;
export const having = (given: Some, over: Facts = NO_FACTS): Facts => merged(over, given) as Facts;

export const MOMENT: Moment = { now: new Date('2026-03-02T18:00:00Z'), by: 'f.one' };
export const at = (status: ChecklistStatus, facts: Some = {}, active = true) =>
  ({
    uuid: 'a',
    orgCode: 'MAIN',
    status,
    version: 7,
    active,
    facts: having(facts),
    settings: { orgCode: 'MAIN', settingsVersion: 1 },
  }) as Application;

export const SSN = { signed: { SUMMARY: {} } };
export const stopped = (...kinds: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, { clear: false, reason: null, cleared: false }]));
export const LIEN = {
  id: 'l1',
  position: 1,
  recordedReleased: false,
  currentBalance: 1000,
  monthlyPayment: 10,
  lenderName: 'B',
  kind: 'MORTGAGE',
};
export const account = (verification: string, reason?: string) => ({ accountId: 'd1', mask: '1', verification, reason });
const BOUND = {
  created: { occupancy: 'HOME', state: 'AZ' },
  verification: { signed: { SUMMARY: {}, CLOSING: {} } },
  closing: { notary: { signed: {} } },
};
export const bound = (closing: object = {}, verification: object = {}) => ({
  ...BOUND,
  verification: { ...BOUND.verification, ...verification },
  closing: { ...BOUND.closing, ...closing },
});
export const TEXAS = { created: { occupancy: 'HOME', state: 'TX' } };
export const document = (state: string, conditionId: string | null = 'c1') => ({ id: 'u1', type: 'SUPPORT', state, conditionId });
export const recording = (stage: string) => ({ packageRef: 'p1', stage, reason: 'why' });
export const failed = (step: string, code = 'X') => ({ steps: { [step]: { failed: { kind: 'UNKNOWN', code } } } });
export const letter = (stage: string) => ({
  to: 'borrower',
  kind: 'K',
  sha256: 's',
  how: 'PAPER',
  at: '2026-01-01T00:00:00Z',
  copies: 1,
  mailingId: 'm1',
  mailing: { stage },
});
