/** Offers, and the steps that can still lead to one. */
import { PAYOFF_BARS } from '@hearthline/rules/offers/payoff.ts';
import { DISCOUNT_TYPES, OFFER_TYPES, PAYOFF_PREFERENCES, PAY_TYPES } from '@hearthline/rules/enums.ts';
import { FEE_TYPES } from '@hearthline/rules/offers/types.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, ofApplication, dollars, changedReply } from './parts.ts';
import { text } from '../fields.ts';

const discount = z.object({ discount: z.enum(DISCOUNT_TYPES), rateWithDiscount: z.number() });
const offer = z.object({
  id: z.string(),
  type: z.enum(OFFER_TYPES),
  term: z.number().describe('years'),
  rate: z.number().describe('percent, after the autopay discount'),
  baseRate: z.number(),
  otherRate: z.number(),
  originationFee: z.number().describe('percent of the draw'),
  min: z.number(),
  max: z.number(),
  minDraw: z.number(),
  maxDraw: z.number(),
  discountList: z.array(discount),
  laterDraws: z
    .object({
      margin: z.number().describe('percent over the index, fixed at the opening'),
      maxRate: z.number().describe('percent: no later draw costs more'),
      index: z.number().describe('percent: the U.S. Prime Rate when the offer was made'),
      indexFrom: z.string().describe('the day on which that value was first published'),
    })
    .optional()
    .describe('How draws after the first are priced; absent from offers made before it was fixed with them'),
});
const debt = z.object({
  id: z.string(),
  creditor: z.string(),
  kind: z.string(),
  monetaryBalance: z.number(),
  monetaryCalculatedNextPaymentMinimumAmount: z.number(),
  payOff: z.object({
    status: z.literal('MARKED_FOR_PAYOFF').nullable().describe('Marked: the borrower agreed to its payoff, or chose it with an offer'),
    required: z.boolean().describe('The offers depend on its payoff, and are priced without it'),
    eligible: z.boolean(),
    amount: z.number().describe('The payoff amount in US dollars: from the creditor’s letter where there is one, else the balance'),
    reason: z.string().nullable().describe('The first of the reasons'),
    reasons: z.array(z.enum(PAYOFF_BARS)).describe('Why it cannot be paid off from the draw'),
    providesDtiCredit: z.boolean(),
    providesCltvCredit: z.boolean(),
    providesLienPositionCredit: z.boolean(),
  }),
});
debt.register(z.globalRegistry, { id: 'Debt' });
const choice = z.strictObject({
  type: z.enum(OFFER_TYPES),
  term: z.number().int().describe('years'),
  draw: z.number().min(0).max(1_000_000).describe('The first draw in US dollars, payoffs included'),
  feePercent: z.number().min(0).max(10),
  payType: z.enum(PAY_TYPES),
  payoffs: z.array(z.string().max(80)).max(50),
  payoffPreference: z.enum(PAYOFF_PREFERENCES),
});
export const offersGet = endpoint({
  id: 'offers-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/offers`,
  access: 'owner',
  also: ['staff'],
  summary: 'The offer set, with the inputs for pricing a choice',
  params: ofApplication,
  reply: z.object({
    offerSetId: z.string(),
    offersByType: z.object({ FIXED: z.array(offer) }),
    costs: z.array(
      z.object({
        feeType: z.enum(FEE_TYPES),
        type: z.string(),
        borrowerPaidAmount: z.number().nullable(),
        jsCriteria: z.string().nullable(),
      }),
    ),
    totalPaidByBorrower: z.number(),
    ofeeMaxThreshold: z.number().nullable(),
    maxDtiUnlimited: z.number(),
    incomeRequestRecords: z.array(z.object({ methods: z.array(z.string()) })),
    liabilities: z.array(debt),
    homeValue: z.number(),
    lienBalance: z.number(),
    monthlyIncome: z.number(),
    monthlyDebts: z.number(),
    ageRestricted: z.boolean(),
    state: z.string(),
    membershipDiscount: z.enum(DISCOUNT_TYPES).nullable(),
    autopayDiscount: z.number().describe('percent'),
    expiresAt: z.iso.datetime(),
    selected: choice.extend({ monthlyPayment: z.number(), rate: z.number() }).nullable(),
  }),
  errors: ['out_of_order'],
});
export const offersSelect = endpoint({
  id: 'offers-select',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/offers/select`,
  access: 'owner',
  allowedIn: ['OFFER_SELECTION', 'COLLECT_ADDITIONAL_INFO', 'REVISED_OFFER_SELECTION'],
  summary: 'Choose an offer; every figure is recomputed',
  params: ofApplication,
  body: choice.extend({
    offerSetId: text(64),
    expected: z
      .strictObject({ rate: z.number(), monthlyPayment: z.number(), cashToYou: z.number().optional() })
      .describe('The figures the borrower saw: refused when they differ'),
  }),
  reply: changedReply.extend({
    rate: z.number(),
    monthlyPayment: z.number(),
    originationFee: z.number(),
    lineAmount: z.number(),
    cashToYou: z.number(),
  }),
  errors: ['out_of_order', 'not_on_offer', 'stale_version'],
});
export const assetsGet = endpoint({
  id: 'assets-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/asset-depletion`,
  access: 'owner',
  also: ['staff'],
  allowedIn: ['ASSETS_PREQUAL'],
  summary: 'The monthly income shortfall, and the debts that may be paid off',
  params: ofApplication,
  reply: z.object({
    missingMonthly: z.number(),
    monthlyIncome: z.number(),
    monthlyDebts: z.number(),
    capPercent: z.number(),
    liabilities: z.array(debt),
  }),
  errors: ['out_of_order'],
});
export const assetsPut = endpoint({
  id: 'assets-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/asset-depletion`,
  access: 'owner',
  allowedIn: ['ASSETS_PREQUAL'],
  summary: 'Save assets and other income that may support the payment',
  params: ofApplication,
  body: z.strictObject({
    savingsAmount: dollars,
    annualInvestmentIncome: dollars,
    annualRetirementIncome: dollars,
    annualBusinessIncome: dollars,
    otherAnnualIncome: dollars,
    retirementAmount: dollars,
    investmentAmount: dollars,
    selectedAccountsToPayoff: z.array(text(80)).max(50),
  }),
  reply: changedReply,
  errors: ['conflict', 'out_of_order', 'stale_version'],
});
export const requalifyGet = endpoint({
  id: 'requalify-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/requalify`,
  access: 'owner',
  also: ['staff'],
  allowedIn: ['REQUALIFY'],
  summary: 'The counteroffer and its conditions',
  params: ofApplication,
  reply: z.object({ reason: z.string(), payoffs: z.array(debt), maxLineNow: z.number(), maxLineThen: z.number(), goodUntil: z.iso.date() }),
  errors: ['out_of_order'],
});
export const requalifyPost = endpoint({
  id: 'requalify-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/requalify`,
  access: 'owner',
  allowedIn: ['REQUALIFY'],
  summary: 'Accept or decline the counteroffer',
  params: ofApplication,
  body: z.strictObject({ accept: z.boolean(), payoffs: z.array(text(80)).max(50) }),
  reply: changedReply,
  errors: ['conflict', 'out_of_order', 'stale_version'],
});

export const OFFERS_ENDPOINTS = { offersGet, offersSelect, assetsGet, assetsPut, requalifyGet, requalifyPost };
