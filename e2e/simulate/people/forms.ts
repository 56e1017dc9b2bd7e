/** What the longer forms send. */
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { draw, DAY } from '../vendors/random.ts';
import type { Process } from '../process.ts';

/** What a form is filled from. */
export type Seen = {
  readonly application: Application;
  readonly random: () => number;
  readonly process: Process;
  readonly honest: boolean;
};

export const accountOf = (random: () => number) => ({
  routingNumber: '021000021',
  accountNumber: `00012345${Math.floor(random() * 9000) + 1000}`,
  accountType: 'CHECKING',
});

export function propertyOf({ application, random }: Seen) {
  const { parcels, created } = application.facts;
  const [first] = parcels?.candidates ?? [];
  if (first !== undefined && random() < 0.8) return { body: { propertyId: first } };
  if (first !== undefined && random() < 0.5) return { body: { noneOfThese: true } };
  const places = { AZ: ['Tempe', '85281'], TX: ['Austin', '78701'], GA: ['Athens', '30601'], NY: ['Troy', '12180'] } as const;
  const state = (created?.state ?? 'AZ') as keyof typeof places;
  const [city, zip] = places[state];
  return { body: { address: { street1: '2 Side Street', city, state, zip } } };
}

export function liensOf({ application, random }: Seen) {
  const edit = random() < 0.2;
  return {
    body: {
      liens: (application.facts.title?.liens ?? []).map((l) => ({
        id: l.id,
        action: l.recordedReleased ? 'PAID_OFF' : edit ? 'EDIT' : 'CONFIRM',
        lenderName: l.lenderName,
        originationDate: l.originationDate,
        originalBalance: l.originalBalance,
        currentBalance: edit ? l.currentBalance * 0.8 : l.currentBalance,
        monthlyPayment: l.monthlyPayment,
      })),
    },
  };
}

export function infoOf({ application, random }: Seen) {
  const { vesting } = application.facts.title ?? {};
  const ownership =
    vesting === 'TRUST'
      ? 'TRUST'
      : draw(random, [
          [5, 'SOLE'],
          [2, 'JOINT'],
        ] as const);
  const owner = { firstName: 'John', lastName: 'Other', email: 'john@example.com', phone: '6025550103', role: 'CO_DEEDER' };
  return {
    body: { ownership, maritalStatus: 'UNMARRIED', purpose: 'HOME_IMPROVEMENT', otherOwners: ownership === 'JOINT' ? [owner] : [] },
  };
}

/** By payroll, from accounts, or by paper that a person reads. */
export function incomeOf({ random }: Seen) {
  const method = draw(random, [
    [4, 'TRUV_PAYROLL'],
    [2, 'TRUV_FINANCIAL_ACCOUNTS'],
    [2, 'MANUAL_PAYSTUB'],
  ] as const);
  return { body: method === 'MANUAL_PAYSTUB' ? { method } : { method, publicToken: 'token' } };
}

export function policyOf({ application, random, honest }: Seen) {
  const { facts: f, since } = application;
  const day = (days: number) => new Date(since.getTime() + days * DAY).toISOString().slice(0, 10);
  const policy = {
    carrier: 'Hearth Mutual',
    policyNumber: 'HM-1001',
    dwellingCoverage: honest || random() < 0.8 ? 5_000_000 : 10_000,
    effective: day(-90),
    expires: day(275),
  };
  return { body: { ...policy, ...(f.applicationPhase.flood?.sfha && { flood: { ...policy, dwellingCoverage: 250_000 } }) } };
}
