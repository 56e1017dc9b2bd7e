import fc from 'fast-check';
import { z } from 'zod';
import { statusOf, workDue } from '../../checklist.ts';
import { NO_FACTS, type Facts } from '../../facts.ts';
import { factSchema, type Fact, type FactOf, type FactType } from '../../facts/fact.ts';
import type { PackageName } from '../../facts/verification.ts';
import type { WorkStep } from '../../facts/work-steps.ts';
import { apply } from '../apply.ts';
import { plainNext } from './sample-facts.ts';

/** Few names and small numbers, so that facts of one log refer to each other: the same debt, the current attempt. */
const TEXTS = ['a', 'b', 'c', '2026-01-05T10:00:00.000Z', '2026-02-01'];

/** Any value of a schema built of the parts that facts use. Throws for another part: add it here. */
function anyOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodNullable) return fc.option(anyOf(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodReadonly) return anyOf(schema.unwrap());
  if (schema instanceof z.ZodOptional) return fc.option(anyOf(schema.unwrap()), { nil: undefined });
  // Mostly empty: a single reason ends an application, and few would get far.
  if (schema instanceof z.ZodArray) {
    const least = Math.max(0, ...(schema._zod.def.checks ?? []).map(({ _zod: { def } }) => (def as { minimum?: number }).minimum ?? 0));
    const some = fc.array(anyOf(schema.element), { minLength: least, maxLength: 3 });
    return least > 0 ? some : fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some });
  }
  if (schema instanceof z.ZodObject)
    return fc.record(
      // Another text is no time zone.
      Object.fromEntries(
        Object.entries(schema.shape).map(([name, part]) => [name, name === 'timeZone' ? fc.constant('America/Phoenix') : anyOf(part)]),
      ),
    );
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return fc.record(Object.fromEntries(schema.keyType.options.map((name) => [name, anyOf(schema.valueType)])));
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(fc.constantFrom(...TEXTS), anyOf(schema.valueType), { maxKeys: 2, noNullPrototype: true });
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...(schema.options as string[]));
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return fc.integer({ min: 0, max: 5 });
  if (schema instanceof z.ZodISODate) return fc.constantFrom('2026-01-05', '2026-02-01');
  if (schema instanceof z.ZodString) return fc.constantFrom(...TEXTS);
  throw new Error(`No values are known for ${schema._zod.def.type}`);
}

type ByType = { [T in FactType]: fc.Arbitrary<FactOf<T>> };
const anyText = Object.fromEntries(
  factSchema.options.map((option) => [[...option.shape.type.values][0] as FactType, anyOf(option)]),
) as ByType;
export const BY_TYPE: ByType = {
  ...anyText,
  // The day of the application is computed from these.
  parcelDetailed: anyText.parcelDetailed.map((fact) => ({ ...fact, timeZone: 'America/Chicago' })),
  documentsSigned: anyText.documentsSigned.map((fact) => ({ ...fact, at: '2026-01-05T10:00:00.000Z' })),
};

/** Every kind of fact, equally often. */
export const anyFact: fc.Arbitrary<Fact> = fc.oneof(...Object.values(BY_TYPE));

const SETTINGS = { orgCode: 'MAIN', settingsVersion: 1 };
const ofPackage = (name: PackageName) => BY_TYPE.documentsMade.map((fact): Fact => ({ ...fact, package: name }));
/** The facts a job may record as its result. */
export const ANSWERS = {
  'pre-soft-package': BY_TYPE.packageMade,
  'soft-credit': BY_TYPE.softCreditReceived,
  parcel: fc.oneof(BY_TYPE.parcelsFound, BY_TYPE.parcelDetailed),
  'title-snapshot': BY_TYPE.titleSnapshotReceived,
  valuation: fc.oneof(BY_TYPE.valuationReceived, BY_TYPE.noValueFound),
  underwriting: BY_TYPE.underwritten,
  'application-package': ofPackage('APPLICATION'),
  'hard-credit': BY_TYPE.hardCreditReceived,
  flood: BY_TYPE.floodDetermined,
  checks: BY_TYPE.checkMade,
  'identity-result': BY_TYPE.identityChecked,
  'income-report': fc.oneof(BY_TYPE.incomeReported, BY_TYPE.incomeLinkEnded),
  employment: BY_TYPE.employmentVerified,
  'valuation-order': BY_TYPE.valuationProgressed,
  'valuation-result': BY_TYPE.valuationProgressed,
  'appraisal-refund': BY_TYPE.appraisalRefunded,
  'title-order': BY_TYPE.titleProgressed,
  'title-result': BY_TYPE.titleProgressed,
  'payoff-letters': fc.oneof(BY_TYPE.payoffAsked, BY_TYPE.payoffLetterReceived),
  wallet: fc.oneof(BY_TYPE.walletOpened, BY_TYPE.walletRefused),
  'identity-change': fc.oneof(BY_TYPE.identityChanged, BY_TYPE.identityChangeStopped),
  'final-underwriting': BY_TYPE.termsVerified,
  'closing-package': ofPackage('CLOSING'),
  'credit-refresh': BY_TYPE.creditRefreshed,
  'note-package': ofPackage('NOTE'),
  'signer-checks': fc.oneof(BY_TYPE.signerIdentified, BY_TYPE.signerCreditReceived),
  'notary-setup': BY_TYPE.notaryChecked,
  'notary-result': fc.oneof(BY_TYPE.deedSigned, BY_TYPE.kbaFailed, BY_TYPE.notarySessionFailed),
  'rescission-notice': BY_TYPE.rescissionNoticed,
  'rescission-refund': BY_TYPE.rescissionDeedVoided,
  recording: BY_TYPE.recordingProgressed,
  'recording-result': BY_TYPE.recordingProgressed,
  'final-checks': BY_TYPE.finalChecksMade,
  'debt-payoff': BY_TYPE.payoffProgressed,
  disbursement: BY_TYPE.disbursementProgressed,
  'disbursement-result': BY_TYPE.disbursementProgressed,
} as const satisfies Record<WorkStep, fc.Arbitrary<Fact>>;
const ENDS: ReadonlySet<string> = new Set(['cancelled', 'completed', 'declined']);

/** One event: the next step of a standard application, a result of a due job, or any fact. */
const happening = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ how: 'plain' } as const) },
  { weight: 3, arbitrary: fc.record({ how: fc.constant('answer' as const), answers: fc.record(ANSWERS), nth: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('any' as const), fact: anyFact }) },
);

function factFor(what: typeof happening extends fc.Arbitrary<infer T> ? T : never, facts: Facts): Fact[] {
  if (what.how === 'any') return ENDS.has(what.fact.type) && facts.creditTries % 2 === 0 ? [] : [what.fact];
  if (what.how === 'plain') return plainNext(facts, statusOf(facts, SETTINGS));
  const due = workDue(facts);
  const job = due[what.nth % Math.max(1, due.length)];
  if (!job) return [];
  const answer = what.answers[job.step];
  return ['attempt' in answer ? { ...answer, attempt: job.attempt } : answer];
}

/** A realistic log with occasional random facts. */
export const anyLog: fc.Arbitrary<Fact[]> = fc.array(happening, { maxLength: 40, size: 'max' }).map((happenings) => {
  const log: Fact[] = [];
  let facts = NO_FACTS;
  for (const what of happenings) {
    for (const fact of factFor(what, facts)) {
      log.push(fact);
      facts = apply(facts, fact);
    }
  }
  return log;
});
