import { hmdaActionOf } from '@hearthline/journey/application/hmda-action.ts';
import { adverseReasonsOf } from '@hearthline/journey/application/decline.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { liensAhead, openLiens } from '@hearthline/journey/selectors.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { CensusPlace } from '@hearthline/providers/geocoder/port.ts';
import type { ParcelDetails } from '@hearthline/providers/property/port.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';
import { ageOn, type IsoDate } from '@hearthline/rules/dates.ts';
import { SAMPLE_APOR } from '@hearthline/rules/offers/limits.ts';
import type { MarketRates } from '@hearthline/rules/offers/types.ts';
import { marketRatesOf } from '../../steps/prequalification/market-rates.ts';
import type { HmdaInput } from '@hearthline/rules/regulation/hmda/record.ts';
import { uliOf } from '@hearthline/rules/regulation/hmda/uli.ts';
import { hoepaTest } from '@hearthline/rules/regulation/hoepa.ts';
import type { LoanPurpose } from '@hearthline/rules/enums.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import { decidedFigures } from '../decided-figures.ts';
import { originatorOf } from '../originator.ts';
import { applicantOf, personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { latestAnswer, saveAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { HmdaAnswers } from '@hearthline/database/stores/application/hmda.ts';
import {
  type DemographicCodes,
  demographicCodes,
  ETHNICITIES,
  isBusinessPurpose,
  isReported,
  purposeCode,
  RACES,
  reportedTract,
  SEXES,
} from '@hearthline/rules/regulation/hmda/codes.ts';
import { v7 } from 'uuid';
import { conclusive } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';

/** The names of codes, in the order given. */
const named = <N extends string>(codes: Readonly<Record<N, number>>, given: readonly number[]): N[] =>
  given.flatMap((code) => (Object.keys(codes) as N[]).filter((name) => codes[name] === code));

/** Answers as the register's columns; undefined (never answered) counts as not provided in an application by internet (12 CFR 1003 app. B). */
const columnsOf = (answers: HmdaAnswers | undefined): DemographicCodes =>
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

/** The filing guide's code for an age that was not given. */
const AGE_UNKNOWN = 8888;

/** The figures of an application at its end. Dollars, percent. */
function figures(f: Facts, { apor, feeThresholds }: MarketRates) {
  const { selection: s, created } = f;
  const decided = decidedFigures(f);
  return {
    ...decided,
    highCost:
      s !== null &&
      created !== null &&
      hoepaTest({
        occupancy: created.occupancy,
        rate: s.rate,
        term: s.term,
        apor,
        feeThresholds,
        firstLien: decided.liens.length === 0,
        laterDraws: s.laterDraws,
        line: s.lineAmount,
        pointsAndFees: s.originationFee,
      }).highCost,
  };
}

/**
 * The day on which the rate was set: that of the offers from which it was chosen, first or revised (12 CFR 1003.4(a)(12)(i), 1026.32(a)(1)(i)). Null
 * without a choice, and where an older log does not say.
 */
const rateSetOn = (f: Facts): IsoDate | null => {
  const { selection, underwriting } = f;
  if (!selection) return null;
  if (selection.rateSetOn !== undefined) return selection.rateSetOn;
  return underwriting?.offerSetId === selection.offerSetId ? dayAtProperty(f, new Date(underwriting.pricingAsOf)) : null;
};

/**
 * The home's place in the census: looked up once, when the application is entered in the register, because nothing else needs it. An address that
 * the map lacks is found by the point of its parcel. Throws while the geocoder does not answer, so that the next round asks again.
 */
async function censusPlace(
  ctx: Context,
  application: Application,
  { address, parcel }: { readonly address: PostalAddress; readonly parcel: ParcelDetails | null },
): Promise<CensusPlace | null> {
  const { uuid } = application;
  const before = await latestAnswer<CensusPlace>(ctx, uuid, 'geocode');
  if (before) return before;
  const { geocoder } = portsOf(ctx, application);
  const place = conclusive(await geocoder.locate(address)).data ?? (parcel && conclusive(await geocoder.locateAt(parcel)).data);
  if (place)
    await transaction(ctx.pool, async (client) =>
      saveAnswer(ctx, client, { id: v7(), applicationUuid: uuid, kind: 'geocode', attempt: 1, data: place }),
    );
  return place;
}

/** What is reported of an application that ended; null for one that is open, never became an application, or is business credit that is not reported. */
export async function registerInput(
  ctx: Context,
  application: Application,
  answers: ReadonlyMap<string, HmdaAnswers>,
): Promise<HmdaInput | null> {
  const { uuid, facts: f, since, createdAt } = application;
  const action = hmdaActionOf(f);
  const { created, selection: s } = f;
  const info = f.verification.info;
  if (!action || !created || !info) return null;
  const { lei, originatorNmls } = lenderOf(ctx, application.orgCode);
  const applied = dayAtProperty(f, f.verification.signed.SUMMARY ? new Date(f.verification.signed.SUMMARY.at) : createdAt);
  const rates = await marketRatesOf(ctx, rateSetOn(f) ?? applied);
  const { value, liens, income, dti, cltv, highCost } = figures(f, rates);
  const purpose = info.purpose as LoanPurpose;
  const paysOffLien = (openLiens(f) ?? []).length > liens.length;
  const businessPurpose = isBusinessPurpose(purpose, created.occupancy);
  if (!isReported(businessPurpose, purposeCode(purpose, paysOffLien))) return null;
  const coSigner = f.verification.signers.find((signer) => signer.role === 'CO_SIGNER');
  const [who, address, parcel, originated, other] = await Promise.all([
    applicantOf(ctx, application),
    propertyAddress(ctx.pool, application),
    latestAnswer<ParcelDetails>(ctx, uuid, 'parcel'),
    originatorOf(ctx.pool, {
      orgCode: application.orgCode,
      referrerId: f.created?.referrerId ?? null,
      referralId: f.created?.referralId ?? null,
    }),
    coSigner ? personOfSigner(ctx, coSigner.id) : null,
  ]);
  const place = await censusPlace(ctx, application, { address, parcel });
  const score = f.verification.hardCredit?.score ?? f.credit?.score ?? null;
  return {
    lei,
    uli: uliOf(lei, application.loanNumber),
    applied,
    purpose,
    paysOffLien,
    businessPurpose,
    occupancy: created.occupancy,
    line: s?.lineAmount ?? 0,
    action,
    actionOn: dayAtProperty(f, since),
    property: address,
    countyFips: place?.countyFips ?? parcel?.countyFips ?? null,
    censusTract: place && reportedTract(place),
    units: parcel?.propertyType === 'DUPLEX' ? 2 : 1,
    manufactured: parcel?.propertyType === 'MANUFACTURED',
    applicant: {
      demographics: columnsOf(answers.get('borrower')),
      age: ageOn(who.dob, applied),
      score: score === null ? null : { value: score, model: f.credit?.scoreModel ?? 'FICO8' },
    },
    coApplicant: coSigner
      ? {
          demographics: columnsOf(answers.get(coSigner.id)),
          age: other ? ageOn(other.dob, applied) : AGE_UNKNOWN,
          score: coSigner.credit?.score == null ? null : { value: coSigner.credit.score, model: 'FICO8' },
        }
      : null,
    incomeReliedOn: income,
    apr: s?.rate ?? null,
    apor: s ? ((rates.apor ?? SAMPLE_APOR)[s.term] ?? null) : null,
    highCost: created.occupancy === 'HOME' && !businessPurpose ? highCost : null,
    lienPosition: liensAhead(f) === 0 ? 1 : 2,
    denialReasons: adverseReasonsOf(f) ?? [],
    dti,
    cltv,
    termMonths: s ? s.term * 12 : null,
    propertyValue: value,
    interestOnly: application.product.ageRestricted,
    submittedDirectly: !originated.isBroker,
    loanOfficerNmls: originated.nmls ?? originatorNmls,
  };
}
