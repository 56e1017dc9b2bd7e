/** The bodies of the longer forms, built from what the borrower sees: pure except for the pages they read. */
import type { hmdaPost, infoPut } from '@hearthline/contract/application/info.ts';
import type { liensPut } from '@hearthline/contract/application/liens.ts';
import type { offersSelect } from '@hearthline/contract/application/offers.ts';
import type { propertyPut } from '@hearthline/contract/application/property.ts';
import type { insurancePut } from '@hearthline/contract/application/signing.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Ownership, PayType } from '@hearthline/rules/enums.ts';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import { isRequired } from '@hearthline/rules/offers/selection.ts';
import type { z } from 'zod';
import { asPersona, type ActorView, type SendFile } from './actor.ts';
import { digitsOf } from './registration.ts';

type Body<E extends { readonly body: z.ZodType }> = z.input<E['body']>;

const DAY = 86_400_000;
/** What is wrong with the first two policies of the modifier +noins. */
const LACKING = ['EXPIRED', 'COVERAGE'] as const;

export const ACCOUNT = { routingNumber: '021000021', accountNumber: '000123456789' } as const;
export const EMPLOYER = { employer: 'Saguaro Works', title: 'Analyst', startDate: '2019-05-01', stillEmployed: true } as const;
/** Demographic answers of an applicant who gives none (lending §2.6). */
export const NO_HMDA_ANSWERS: Body<typeof hmdaPost> = {
  ethnicities: [],
  ethnicityRefused: true,
  races: [],
  raceRefused: true,
  sexes: [],
  sexRefused: true,
};

/** The persona's accounts, in the order they are typed. */
export const accountsOf = ({ persona }: Pick<ActorView, 'persona'>) => persona.extra.accounts ?? [ACCOUNT];
export const accountOf = (seen: ActorView) => ({
  ...seen.choose(accountsOf(seen)[0] ?? ACCOUNT, [
    [1, ACCOUNT],
    [1, { ...ACCOUNT, accountNumber: '000123454321' }],
  ]),
  accountType: 'CHECKING' as const,
});

/** A driver's license, both sides of it uploaded. */
export const licenseOf = async (upload: SendFile) => ({
  documentType: 'DRIVERS_LICENSE' as const,
  front: await upload('DRIVERSLICENSEFRONT'),
  back: await upload('DRIVERSLICENSEBACK'),
});

export async function propertyOf({ application, persona, pages, choose }: ActorView): Promise<Body<typeof propertyPut>> {
  const parcels = (application.facts.parcels?.candidates.length ?? 0) > 0 ? await pages.parcels() : [];
  const own = parcels.find((c) => persona.extra.unit && c.address.includes(persona.extra.unit)) ?? parcels[0];
  const elsewhere = { address: persona.extra.address ?? persona.property } as Body<typeof propertyPut>;
  if (!own) return elsewhere;
  const parcel = { propertyId: own.propertyId };
  return choose<Body<typeof propertyPut>>(parcel, [
    [8, parcel],
    [1, { noneOfThese: true }],
    [1, elsewhere],
  ]);
}

export async function liensOf({ pages, choose }: ActorView): Promise<Body<typeof liensPut>> {
  const edit = choose(false, [
    [1, true],
    [4, false],
  ]);
  const liens = (await pages.liens()).map((l) => ({
    id: l.id,
    action: l.recordedReleased ? ('PAID_OFF' as const) : edit ? ('EDIT' as const) : ('CONFIRM' as const),
    lenderName: l.lenderName,
    originationDate: l.originationDate,
    originalBalance: l.originalBalance,
    currentBalance: edit ? l.currentBalance * 0.8 : l.currentBalance,
    monthlyPayment: l.monthlyPayment,
  }));
  return { liens };
}

/** The highest fee, the shortest term, as much as the persona wants and the income supports, and the debts to pay off. */
export async function selectionOf({ application, persona, pages, choose, until }: ActorView): Promise<Body<typeof offersSelect> | null> {
  const offers = await pages.offers();
  const all = offers?.offersByType.FIXED ?? [];
  const feePercent = Math.max(...all.map((o) => o.originationFee));
  const some = all.filter((o) => o.originationFee === feePercent);
  const terms = some.map((o) => o.term);
  // When chosen again, a longer term costs more, so it is disclosed and signed again (lending §1.2, row 24r).
  const longer = application.status === 'REVISED_OFFER_SELECTION' && until === 'SUMMARY_DISCLOSURE';
  const wantedTerm = persona.extra.term ?? (longer ? Math.max(...terms) : Math.min(...terms));
  const own = some.filter((o) => o.term === wantedTerm).toSorted((a, b) => b.maxDraw - a.maxDraw)[0];
  if (!offers || !own) return null;
  const offer = choose(
    own,
    all.map((o) => [1, o]),
  );
  const wanted = persona.extra.payOff ?? [];
  const payoffs = offers.liabilities
    .filter(
      (d) =>
        isRequired(d) ||
        (d.payOff.eligible &&
          choose(
            wanted.some((name) => d.creditor.toLowerCase().includes(name.toLowerCase())),
            [
              [3, true],
              [7, false],
            ],
          )),
    )
    .map((d) => d.id);
  const payType = choose<PayType>(persona.extra.payType ?? 'AUTOPAY', [
    [3, 'AUTOPAY'],
    [1, 'MANUAL'],
  ]);
  const amounts = [100_000, 260_000, 30_000, offer.maxDraw, 15_000];
  const draws = choose(
    [persona.extra.draw ?? 100_000],
    [
      [3, [offer.maxDraw, ...amounts]],
      [7, amounts],
    ],
  );
  let refusal: string | null = null;
  for (const each of draws) {
    const draw = Math.min(each, offer.maxDraw);
    const choice = { term: offer.term, draw, feePercent: offer.originationFee, payType, payoffs };
    const result = quote(quoteInput(offers, choice));
    if (!result.ok) {
      refusal = result.message;
      continue;
    }
    const { apr: rate, monthlyPayment, cashToYou } = result.quote;
    const expected = { rate, monthlyPayment, cashToYou };
    return { type: 'FIXED', ...choice, payoffPreference: 'DEDUCT', offerSetId: offers.offerSetId, expected };
  }
  // A persona has one wish: it can only be reported. Random borrowers try again.
  if (refusal !== null && choose === asPersona) throw new Problem('conflict', { message: refusal });
  return null;
}

export function infoOf({ application, persona, choose }: ActorView): Body<typeof infoPut> {
  const inTrust = application.facts.title?.vesting === 'TRUST';
  const ownership = choose<Ownership>(
    persona.extra.ownership ?? 'SOLE',
    inTrust
      ? [[1, 'TRUST']]
      : [
          [5, 'SOLE'],
          [2, 'JOINT'],
        ],
  );
  const others = persona.extra.otherOwners ?? [];
  const otherOwners = (ownership === 'JOINT' ? others : []).map((o) => ({
    firstName: o.first,
    lastName: o.last,
    email: o.email,
    phone: digitsOf(o.phone),
    role: 'CO_DEEDER' as const,
    maritalStatus: 'UNMARRIED' as const,
  }));
  return { ownership, maritalStatus: 'UNMARRIED', purpose: 'HOME_IMPROVEMENT', otherOwners };
}

export function policyOf({ application: { facts, since }, modifiers, choose }: ActorView): Body<typeof insurancePut> {
  const lacking = modifiers.some((m) => m.key === 'noins') ? LACKING[facts.closing.insurance.given] : undefined;
  const day = (days: number) => new Date(since.getTime() + days * DAY).toISOString().slice(0, 10);
  const policy = {
    carrier: 'Hearth Mutual',
    policyNumber: 'HM-1001',
    dwellingCoverage: choose(lacking === 'COVERAGE' ? 1000 : 5_000_000, [
      [8, 5_000_000],
      [2, 10_000],
    ]),
    effective: day(-90),
    expires: day(lacking === 'EXPIRED' ? -1 : 275),
  };
  const flood = { ...policy, policyNumber: 'FL-1001', dwellingCoverage: 250_000 };
  return { ...policy, ...(facts.verification.flood?.sfha && { flood }) };
}
