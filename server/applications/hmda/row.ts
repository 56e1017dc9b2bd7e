import { hmdaActionOf } from '@hearthline/journey/application/hmda-action.ts';
import { adverseReasonsOf } from '@hearthline/journey/application/decline.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { chosenPayoffs, homeValue, liensAhead, openLiens, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { ParcelDetails } from '@hearthline/providers/property/port.ts';
import { ageOn } from '@hearthline/rules/dates.ts';
import { roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { monthlyPayment } from '@hearthline/rules/offers/payments.ts';
import { SAMPLE_APOR } from '@hearthline/rules/offers/limits.ts';
import type { HmdaInput } from '@hearthline/rules/regulation/hmda/record.ts';
import { uliOf } from '@hearthline/rules/regulation/hmda/uli.ts';
import { hoepaTest } from '@hearthline/rules/regulation/hoepa.ts';
import type { LoanPurpose } from '@hearthline/rules/enums.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { HmdaAnswers } from '@hearthline/database/stores/application/hmda.ts';
import { type DemographicCodes, demographicCodes, ETHNICITIES, RACES, SEXES } from '@hearthline/rules/regulation/hmda/codes.ts';

/** The names of codes, in the order given. */
const named = <N extends string>(codes: Readonly<Record<N, number>>, given: readonly number[]): N[] =>
  given.flatMap((code) => (Object.keys(codes) as N[]).filter((name) => codes[name] === code));

/** Answers as the register's columns; null (never answered) counts as not provided in an application by internet (12 CFR 1003 app. B). */
const columnsOf = (answers: HmdaAnswers | null): DemographicCodes =>
  demographicCodes({
    ethnicities: named(ETHNICITIES, answers?.ethnicities ?? []),
    ethnicityText: answers?.otherEthnicity ?? '',
    ethnicityRefused: answers?.ethnicityRefused ?? false,
    races: named(RACES, answers?.races ?? []),
    tribeText: answers?.tribe ?? '',
    asianText: answers?.otherAsian ?? '',
    pacificText: answers?.otherPacificIslander ?? '',
    raceRefused: answers?.raceRefused ?? false,
    sexes: named(SEXES, answers?.sexes ?? []),
    sexRefused: answers?.sexRefused ?? false,
  });

/** The filing guide's code for an unknown age. */
const AGE_UNKNOWN = 8888;

/** The figures of an application at its end. Dollars, percent. */
function figures(f: Facts) {
  const { selection: s, created, underwriting } = f;
  const value = homeValue(f);
  const liens = (openLiens(f) ?? []).filter((lien) => !chosenPayoffs(f).includes(lien.id));
  const income = f.applicationPhase.income.monthly === null ? statedAnnualIncome(f) : f.applicationPhase.income.monthly * 12;
  const owed = sum(liens.map((lien) => lien.currentBalance)).plus(s?.lineAmount ?? 0);
  return {
    value,
    liens,
    income,
    dti:
      s && underwriting && income > 0
        ? roundHalfEven(underwriting.preDti + (monthlyPayment(s.lineAmount, s.rate, s.term) * 1200) / income)
        : null,
    cltv: value ? roundHalfEven(owed.div(value).times(100)) : null,
    highCost:
      s !== null &&
      created !== null &&
      hoepaTest({
        occupancy: created.occupancy,
        rate: s.rate,
        term: s.term,
        firstLien: liens.length === 0,
        laterDraws: s.laterDraws,
        line: s.lineAmount,
        pointsAndFees: s.originationFee,
      }).highCost,
  };
}

/** What is reported of an application that ended; null for one that is open or never became an application. */
export async function registerInput(ctx: Context, application: Application, answers: HmdaAnswers | null): Promise<HmdaInput | null> {
  const { uuid, facts: f, since, createdAt } = application;
  const action = hmdaActionOf(f);
  const { created, selection: s } = f;
  const info = f.applicationPhase.info;
  if (!action || !created || !info) return null;
  const [who, address, parcel] = await Promise.all([
    applicantOf(ctx, application),
    propertyAddress(ctx.pool, application),
    latestAnswer<ParcelDetails>(ctx, uuid, 'parcel'),
  ]);
  const { lei } = lenderByCode(application.orgCode) ?? PRIMARY;
  const applied = dayAtProperty(f, f.applicationPhase.signed.SUMMARY ? new Date(f.applicationPhase.signed.SUMMARY.at) : createdAt);
  const { value, liens, income, dti, cltv, highCost } = figures(f);
  const score = f.applicationPhase.hardCredit?.score ?? f.credit?.score ?? null;
  const coSigner = f.applicationPhase.signers.find((signer) => signer.role === 'CO_SIGNER');
  return {
    lei,
    uli: uliOf(lei, application.loanNumber),
    applied,
    purpose: info.purpose as LoanPurpose,
    paysOffLien: (openLiens(f) ?? []).length > liens.length,
    businessPurpose: false,
    occupancy: created.occupancy,
    line: s?.lineAmount ?? 0,
    action,
    actionOn: dayAtProperty(f, since),
    property: address,
    countyFips: parcel?.countyFips ?? null,
    censusTract: null,
    units: parcel?.propertyType === 'DUPLEX' ? 2 : 1,
    manufactured: parcel?.propertyType === 'MANUFACTURED',
    applicant: {
      demographics: columnsOf(answers),
      age: ageOn(who.dob, applied),
      score: score === null ? null : { value: score, model: f.credit?.scoreModel ?? 'FICO8' },
    },
    // Another signer is not asked: by internet, that counts as not provided.
    coApplicant: coSigner
      ? {
          demographics: columnsOf(null),
          age: AGE_UNKNOWN,
          score: coSigner.credit?.score == null ? null : { value: coSigner.credit.score, model: 'FICO8' },
        }
      : null,
    incomeReliedOn: income,
    apr: s?.rate ?? null,
    apor: s ? (SAMPLE_APOR[s.term] ?? null) : null,
    highCost,
    lienPosition: liensAhead(f) === 0 ? 1 : 2,
    denialReasons: adverseReasonsOf(f) ?? [],
    dti,
    cltv,
    termMonths: s ? s.term * 12 : null,
    propertyValue: value,
    interestOnly: application.product.ageRestricted,
    submittedDirectly: !created.isBroker,
    loanOfficerNmls: null,
  };
}
