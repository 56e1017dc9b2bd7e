/** From the signed deed to the open line: dates, states and amounts (lending §1.2, rows 34–41). Days are those where the home is (AMB-128). */
import { PAY_TYPES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dollars, ofApplication, ONE } from './parts.ts';

const day = z.iso.date();

/** What a debt that is paid off at the closing has come to. */
const PAYOFF_STATES = ['TO_PAY', 'SENT', 'PAID', 'FAILED'] as const;
/** What the county has come to. `REJECTED`: staff correct the deed and send it again. */
const RECORDING_STATES = ['TO_SEND', 'SUBMITTED', 'REJECTED', 'RECORDED'] as const;
/** What the last checks have come to; why staff look at them is answered to nobody. */
const CHECK_STATES = ['TO_RUN', 'HELD', 'PASSED'] as const;
/** What the approval of the payment has come to. */
const APPROVAL_STATES = ['TO_COME', 'WAITING', 'HELD', 'GIVEN'] as const;
/** A person’s confirmation that they have not canceled: `OPEN` once the days to cancel are over, `NOT_NEEDED` when nobody is waited for. */
export const CONFIRMATIONS = ['NOT_YET', 'OPEN', 'GIVEN', 'NOT_NEEDED'] as const;
/** What the payment to the borrower has come to. */
const PAYMENT_STATES = ['TO_SEND', 'SENT', 'SETTLED', 'RETURNED'] as const;

export const closingGet = endpoint({
  id: 'closing-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/closing`,
  access: 'owner',
  also: ['staff'],
  summary:
    'What happens after the signing, with its dates: the right to cancel, the recording, the last checks, each payment, and the line',
  params: ofApplication,
  reply: z.object({
    timeZone: z.object({ id: z.string(), name: z.string().describe('As it is said: Pacific Time') }),
    signedOn: day.nullable().describe('When the deed was signed with the notary'),
    rescindable: z.boolean(),
    rescission: z
      .object({
        openedOn: day.describe('The opening date of the account: the day of the agreement, as the notice has it'),
        startedOn: day.describe('The last of the agreement, and the delivery of the notice and the disclosures to the last person'),
        endsOn: day.describe('The last day to cancel, until its midnight'),
        endsAt: z.iso.datetime(),
        over: z.boolean(),
        days: z
          .array(z.object({ date: day, counts: z.number().int().nullable(), skipped: z.string().nullable() }))
          .describe('Each day after the start, and the business day it counts as, or why it does not count'),
        people: z
          .array(
            z.object({
              name: z.string(),
              isYou: z.boolean(),
              deliveredOn: day.nullable().describe('When the notice counts as delivered; null where it is not known'),
              received: z.boolean().describe('Has confirmed the receipt of the notice'),
              confirmed: z.boolean().describe('Has confirmed, after the days to cancel, that they have not canceled'),
            }),
          )
          .describe('Everybody who has this right'),
        confirmation: z.enum(CONFIRMATIONS).describe('Of the caller'),
        mailUntil: day.nullable().describe('The last day on which mail is waited for, unless everybody confirms'),
        held: z.boolean().describe('Staff hold the line'),
        mailTo: z.array(z.string()).describe('Where a notice may be mailed to, in lines'),
      })
      .nullable()
      .describe('Null before the notice is given, and where there is no right to cancel'),
    recording: z.object({
      state: z.enum(RECORDING_STATES),
      county: z.string().nullable(),
      instrument: z.enum(['MORTGAGE', 'DEED_OF_TRUST', 'SECURITY_DEED']),
      instrumentNo: z.string().nullable(),
      on: day.nullable().describe('When it was recorded, or is expected to be'),
    }),
    checks: z.enum(CHECK_STATES),
    approval: z.object({ state: z.enum(APPROVAL_STATES), needed: z.number().int(), given: z.number().int() }),
    payoffs: z.array(
      z.object({
        id: z.string(),
        creditor: z.string(),
        kind: z.string(),
        state: z.enum(PAYOFF_STATES),
        amount: dollars.describe('What was paid; before that, what the letter says today'),
        on: day.nullable().describe('When it was sent, paid or failed'),
      }),
    ),
    payment: z.object({
      state: z.enum(PAYMENT_STATES),
      amount: dollars,
      account: z.object({ bank: z.string().nullable(), mask: z.string(), isExchange: z.boolean() }).nullable(),
      waitsUntil: z.iso
        .datetime()
        .nullable()
        .describe('The account was changed: it is not paid before this instant, unless we have called'),
      sentOn: day.nullable().describe('When it was sent, or is expected to be'),
      ifConfirmed: z
        .object({ from: day.describe('The first day on which every owner can confirm'), sentOn: day })
        .nullable()
        .describe('When it is sent if every owner confirms that nobody has canceled; null where that changes nothing'),
      arrivesOn: day.nullable().describe('When it was settled, or is expected to be'),
      code: z.string().nullable().describe('Why the bank returned it: R02, R03, R04 …'),
    }),
    firstPayment: z
      .object({
        on: day,
        amount: dollars,
        oddDaysInterest: dollars.describe('Part of the amount: interest of the days before the first full month'),
      })
      .nullable(),
    autopay: z.object({ payType: z.enum(PAY_TYPES), mask: z.string().nullable() }).nullable(),
    line: z
      .object({
        amount: dollars,
        drawn: dollars,
        available: dollars,
        rate: z.number().describe('APR in percent'),
        term: z.number().describe('Years'),
        dueDay: z.number().int().describe('The day of each month on which a payment is due'),
        drawUntil: day.describe('The last day to draw again'),
        laterDraws: z
          .object({ margin: z.number().describe('percent over the U.S. Prime Rate'), maxRate: z.number().describe('percent') })
          .nullable()
          .describe('How draws after the first are priced; null for a line from before it was fixed with the offer'),
        opened: z.boolean(),
      })
      .nullable(),
  }),
});

export type ClosingReply = z.infer<typeof closingGet.reply>;

export const CLOSING_ENDPOINTS = { closingGet };
