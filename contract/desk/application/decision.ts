/** What an underwriter's decision would do, before it counts. */
import { REASON_CODES } from '@hearthline/rules/enums.ts';
import { COMPENSATING_FACTORS, LEFT_OUT_REASONS } from '@hearthline/rules/offers/judgements.ts';
import { MAX_REASONS } from '@hearthline/rules/reasons.ts';
import { z } from 'zod';
import { dollars, ofApplication } from '../../application/parts.ts';
import { endpoint } from '../../endpoint.ts';
import { COUNTER, DECISION } from '../staff-actions.ts';
import { NOT_COUNTED } from './credit.ts';
import { DESK_APPLICATION } from './reads.ts';

const percent = z.number().describe('Percent');
const effect = z
  .object({
    outcome: z
      .enum(['OFFERS', 'PAYOFF', 'ASSETS', 'DECLINE'])
      .describe('What the borrower gets: offers, offers once debts are paid off, a question about assets, a refusal'),
    offers: z.number().int(),
    line: dollars.describe('The largest line'),
    rate: z.object({ from: percent, to: percent }).nullable().describe('Of the offers, before discounts'),
    dti: percent.describe('Before a line'),
    dtiLimit: percent,
    cltv: percent.nullable().describe('With the largest line'),
    cltvLimit: percent,
  })
  .meta({ id: 'DecisionEffect' });
const named = <T extends readonly [string, ...string[]]>(codes: T) => z.array(z.object({ value: z.enum(codes), label: z.string() }));

export const deskDecisionPreview = endpoint({
  id: 'desk-decision-preview',
  service: 'desk',
  method: 'POST',
  access: 'staff',
  roles: ['underwriter', 'compliance'],
  path: `${DESK_APPLICATION}/decision-preview`,
  summary:
    'What an underwriter’s decision would do to the offers, and the notice of a counteroffer; nothing is recorded but that it was looked at',
  params: ofApplication,
  body: z.strictObject({
    decision: DECISION.optional(),
    counter: COUNTER.optional(),
    reasons: z.array(z.enum(REASON_CODES)).max(MAX_REASONS).optional(),
  }),
  errors: ['not_found', 'out_of_order'],
  reply: z.object({
    version: z.number().int(),
    debts: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          balance: dollars,
          payment: dollars.nullable().describe('A month, as reported'),
          counts: z.boolean().describe('By the rules, before the decision'),
          why: NOT_COUNTED.nullable().describe('Why nothing of it counts by the rules'),
          monthly: dollars.describe('Dollars a month that count by the rules'),
          questions: z.array(z.string()).describe('What contradicts itself in it, in words: it has to be judged'),
        }),
      )
      .describe('Those in question first'),
    leftOut: named(LEFT_OUT_REASONS),
    factors: named(COMPENSATING_FACTORS),
    terms: z.array(z.number().int()).describe('Years that the product has'),
    before: effect,
    after: effect.nullable().describe('Null while something is missing'),
    problems: z.array(z.object({ field: z.string(), message: z.string() })).describe('What is missing, and why it could not be recorded'),
    twoPeople: z.string().nullable().describe('Why a colleague has to approve it; null where the caller decides it alone'),
    notice: z
      .object({
        to: z.string(),
        title: z.string(),
        text: z.string().describe('Its paragraphs, separated by empty lines'),
        until: z.iso.date().nullable(),
      })
      .nullable()
      .describe('Of a counteroffer, as the borrower would read it'),
  }),
});

export const DESK_DECISION_ENDPOINTS = { deskDecisionPreview };
