/** What the borrower's app shows a sample person of a lender: its page's data, and what the operations answer that depend on the lender. */
import type { deskPreviewScreens } from '@hearthline/contract/desk/preview.ts';
import { termsOf } from '@hearthline/documents/samples/cases.ts';
import { agreementFor } from '@hearthline/documents/templates/pre-application/agreements.ts';
import { organizationForPage } from '@hearthline/orgs/page.ts';
import { logoSvg } from '@hearthline/orgs/logos.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import { familiesOf, standInRules } from '@hearthline/orgs/theme/families.ts';
import { CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import { incomeMethodsFor } from '@hearthline/rules/offers/income-methods.ts';
import { pricedOffers } from '@hearthline/rules/offers/quote.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { SAMPLE_INDEX } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import type { z } from 'zod';
import { dayIn, termsOn } from '../../applications/creation/terms-shown.ts';
import type { Context } from '../../config/context.ts';
import { creditConsents, profileConsents } from '../../identity/consents/consent-texts.ts';
import { promptFor } from '../../identity/consents/sms-prompts.ts';
import { menusOf } from '../../organizations/menus.ts';
import { isOpenAt, weekOf } from '../../organizations/opening-hours.ts';
import { brandCss } from '../../organizations/page-data.ts';
import { caseOf } from './people.ts';
import { documentTitles, type Whose } from './things.ts';

export type Site = NonNullable<z.output<typeof deskPreviewScreens.reply>['after']>;

/** Of every sample person: the first lien in dollars, and their income and debts in dollars a month. */
const FIRST_LIEN = { id: 'first', balance: 120_000, monthlyPayment: 940 };
const MONTHLY = { income: 12_000, debts: 700 };
const HELOC = '/service-application/api/v1/application/heloc';
const OF_VISITORS = '/service-application/external/api';

/** Offers by the rates of a lender, on a home that is worth so much that the chosen line is at the CLTV the person has. */
function offersOf(whose: Whose) {
  const { person, state, lender } = whose;
  const { occupancy, choice } = person;
  const { line } = termsOf(caseOf(person, state, lender));
  const value = Math.round((FIRST_LIEN.balance + line) / (choice.cltv / 100));
  const product = productOf(lender.heloc);
  const membershipDiscount = choice.isMember ? product.membershipDiscount : null;
  const priced = underwrite({
    score: choice.score,
    value,
    valueFsd: 0.1,
    occupancy,
    state,
    liens: [FIRST_LIEN],
    debts: [{ id: 'other', creditor: 'Copper State Auto Finance', type: 'AUTO', balance: 18_700, monthlyPayment: MONTHLY.debts }],
    monthlyIncome: MONTHLY.income,
    product,
    index: SAMPLE_INDEX,
  });
  return {
    ...pricedOffers(priced, { homeValue: value, product, liabilities: [] }),
    offerSetId: 'sample',
    totalPaidByBorrower: priced.totalPaidByBorrower,
    maxDtiUnlimited: priced.maxDtiUnlimited,
    incomeRequestRecords: [{ methods: [...incomeMethodsFor('FULL_TIME')] }],
    state,
    membershipDiscount,
    autopayDiscount: product.autopayDiscount,
    expiresAt: '2099-12-12T19:00:00.000Z',
    selected: null,
  };
}

/** What the pages around an application ask of a lender. */
async function ofLender(ctx: Context, { person, state, lender }: Whose) {
  const { phoneHours, chatHours, licensedStates, excludedZips } = lender;
  const at = ctx.clock.now();
  const hours = { OPS_PHONE: phoneHours, OPS_CHAT: chatHours };
  const ofDepartments = Object.entries(hours).flatMap(([department, week]) => {
    const path = `GET /service-operating-hours/external/api/v1/hours/${department}`;
    return [
      [path, weekOf(week, false)],
      [`${path}/week`, weekOf(week, false)],
      [`${path}/openStatus`, { isOpen: isOpenAt(week, at) }],
    ];
  });
  return {
    ...Object.fromEntries(ofDepartments),
    ...Object.fromEntries(
      CONSENT_TYPES.map((type) => [`GET /service-profile/external/api/v1/agreements/${type}`, agreementFor(type, lender)]),
    ),
    ...Object.fromEntries(
      (['SMS', 'SMS_TRANSACTIONAL'] as const).flatMap((type) =>
        ['external', 'secure'].map((who) => [`GET /service-comms-prefs/${who}/api/v1/consent/prompt/${type}`, promptFor(type, lender)]),
      ),
    ),
    [`GET ${OF_VISITORS}/v1/heloc/menus`]: await menusOf(ctx, lender),
    [`GET ${OF_VISITORS}/v2/heloc/states-eligibility`]: { states: licensedStates },
    [`GET ${OF_VISITORS}/v1/heloc/zip-eligibility`]: { excludedZips },
    [`GET ${OF_VISITORS}/v1/heloc/terms`]: {
      documents: await termsOn(ctx, { state, occupancy: person.occupancy, lender }, dayIn(state, at)),
    },
    [`GET ${HELOC}/consent-types`]: creditConsents(lender),
    'GET /service-profile/api/v1/profile/consent-types': profileConsents(lender),
  };
}

/** The app of a lender as one side of a change has it, for a sample person. `flags`: the public ones of the lender, which no change of settings touches. */
export async function siteOf(ctx: Context, whose: Whose, flags: Site['flags']): Promise<Site> {
  const { person, state, lender, origin } = whose;
  const terms = termsOf(caseOf(person, state, lender));
  const organization = organizationForPage(lender, { baseUrl: origin, otherSite: null, variant: 'live', servesAny: false });
  const { companyInfo } = organization.orgMetaData;
  // the picture of a version that is not published has no address yet
  const logo = `data:image/svg+xml,${encodeURIComponent(logoSvg(lender))}`;
  return {
    organization: { ...organization, orgMetaData: { ...organization.orgMetaData, companyInfo: { ...companyInfo, logo } } },
    flags,
    css: `:root{${brandCss(lender.brand)}}${standInRules(familiesOf(lender.brand))}`,
    replies: {
      ...(await ofLender(ctx, whose)),
      [`GET ${HELOC}/{uuid}/offers`]: offersOf(whose),
      [`GET ${HELOC}/{uuid}/disclosures`]: {
        version: 14,
        toSign: [],
        documents: documentTitles(whose).map((document) => ({
          ...document,
          version: '2026-11',
          sha256: 'a'.repeat(64),
          deliveredAt: '2026-11-20T17:00:00.000Z',
        })),
        consentNeeded: null,
      },
    },
    line: {
      amount: terms.line,
      draw: terms.draw,
      feePercent: terms.feePercent,
      rate: terms.apr,
      rateWithoutAutopay: terms.withoutAutopay?.apr ?? terms.apr,
      term: terms.termYears,
      payment: terms.payment,
      paymentWithoutAutopay: terms.withoutAutopay?.payment ?? terms.payment,
      cash: terms.cashToBorrower,
    },
  };
}
