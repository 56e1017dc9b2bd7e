/** What the lender's staff read of one application: of their own lender only; anything else answers 404. */
import { FACT_TOPICS, type FactTopic } from '@hearthline/journey/fact-sentences/row.ts';
import { IDENTITY_DATA } from '@hearthline/journey/facts/any-time.ts';
import { ACTORS } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { payee, staffPerson } from '../actions.ts';
import { ofApplication, uuid } from '../../application/parts.ts';
import { endpoint } from '../../endpoint.ts';
import { shownChange } from '../parts.ts';
import { REVEALING_ROLES } from '../roles.ts';
import { filesReply } from './files.ts';

/** One application at the desk; what it has is below this path. */
export const DESK_APPLICATION = '/desk/api/v1/applications/{uuid}';

const at = z.iso.datetime();
const read = { service: 'desk', method: 'GET', access: 'staff', params: ofApplication, errors: ['not_found'] } as const;
const ratio = z.object({
  percent: z.number().nullable(),
  limit: z.number().nullable().describe('The most that the lender allows for this application'),
  isOver: z.boolean(),
});
const topics = Object.keys(FACT_TOPICS) as [FactTopic, ...FactTopic[]];

export const deskApplication = endpoint({
  ...read,
  id: 'desk-application-get',
  opens: 'overview',
  path: DESK_APPLICATION,
  summary: 'One application: its status in words, who acts next, its dates, product, home, borrower and officer',
  reply: z.object({
    uuid,
    loanNumber: z.string(),
    version: z.number().int(),
    status: z.string(),
    statusText: z.string().describe('The status in the words of staff'),
    borrowerReads: z.string().describe('The status as the borrower reads it'),
    phase: z.string(),
    next: z.object({ who: z.enum(['BORROWER', 'STAFF', 'OTHERS', 'NOBODY']), text: z.string() }),
    active: z.boolean(),
    since: at,
    createdAt: at,
    completedAt: at.nullable(),
    timeZone: z.string().describe('Of the home: every time on the page is in it'),
    lender: z.object({ code: z.string(), name: z.string() }),
    product: z.string(),
    borrower: z.string().describe('To a role without borrowers’ data: first name and initial'),
    home: z.string().nullable().describe('Masked; null once it was erased'),
    owner: staffPerson.nullable().describe('The member of the staff who answers for it'),
    officer: z.object({ name: z.string(), company: z.string().nullable(), nmls: z.string() }).nullable(),
    due: z
      .object({
        what: z.string(),
        on: z.iso.date(),
        daysLeft: z.number().int().describe('By the day in which Regulation B counts; negative once it is late'),
      })
      .nullable()
      .describe('The nearest deadline set by law'),
    dates: z.array(z.object({ label: z.string(), on: z.string() })),
    openConditions: z.number().int(),
    openByStage: z
      .array(z.object({ stage: z.string(), open: z.number().int() }))
      .describe('Stages with an open condition, as “prior to funding”'),
    figures: z
      .object({
        line: z.number().nullable().describe('Dollars of the chosen offer'),
        largestLine: z.number().nullable().describe('Dollars, of the last underwriting'),
        value: z.number().nullable().describe('Dollars'),
        cltv: ratio,
        dti: ratio,
        beforeLine: z.boolean().describe('Both ratios are without a line: none is chosen yet'),
        score: z.number().int().nullable(),
        income: z.number().describe('Dollars a year'),
        incomeIsVerified: z.boolean(),
      })
      .nullable()
      .describe('What it is judged by; null to a role without borrowers’ data'),
  }),
});

export const deskVersion = endpoint({
  ...read,
  id: 'desk-application-version',
  path: `${DESK_APPLICATION}/version`,
  poll: true,
  summary: 'The version of an application; with after and wait, responds when it changes',
  query: z.strictObject({
    after: z.coerce.number().int().min(0).optional(),
    wait: z.coerce.number().min(0).max(25).optional().describe('seconds'),
  }),
  reply: z.object({ version: z.number().int() }),
});

export const deskTimeline = endpoint({
  ...read,
  id: 'desk-timeline-get',
  opens: 'timeline',
  path: `${DESK_APPLICATION}/timeline`,
  summary: 'The log of facts, newest first, each in a sentence, and whether its hash chain is intact',
  query: z.strictObject({
    topic: z.enum(topics).optional(),
    before: z.coerce.number().int().min(1).optional().describe('Facts before this number'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    version: z.number().int(),
    chain: z.object({ intact: z.boolean(), facts: z.number().int(), head: z.string() }),
    entries: z.array(
      z.object({
        seq: z.number().int(),
        type: z.string(),
        topic: z.enum(topics),
        sentence: z.string(),
        actor: z.enum(ACTORS),
        by: z.string().describe('The person, or what acted'),
        source: z.string().describe('In words: how the fact came about'),
        at,
        note: z.string().nullable().describe('What the staff member who acted noted for colleagues'),
        textForBorrower: z.string().nullable().describe('What the borrower reads of it'),
      }),
    ),
    next: z.number().int().nullable().describe('Send as `before` for older ones'),
  }),
});

export const deskParties = endpoint({
  ...read,
  id: 'desk-parties-get',
  opens: 'parties',
  roles: REVEALING_ROLES,
  path: `${DESK_APPLICATION}/parties`,
  summary: 'Who takes part: borrower, other owners, spouses and signers, accounts; identity data masked',
  reply: z.object({
    parties: z.array(
      z.object({
        id: z.string().describe('`borrower`, or the signer’s id'),
        role: z.string(),
        name: z.string(),
        masked: z.object({
          birthDate: z.string().nullable(),
          ssn: z.string().nullable(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          address: z.string().nullable(),
        }),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
      }),
    ),
    accounts: z.array(payee),
    payoutCalls: z.array(
      z.object({
        mask: z.string().nullable(),
        number: z.string().describe('Masked'),
        answeredBy: z.string().nullable(),
        result: z.string(),
        by: z.string(),
        at,
      }),
    ),
    cardRefusals: z.array(z.object({ at, reason: z.string() })).describe('Cards refused for the appraisal, as the vendor named it'),
    identityChanges: z.array(
      z.object({
        id: uuid,
        party: z.string(),
        what: z.enum(IDENTITY_DATA),
        ...shownChange,
        askedBy: z.string(),
        askedAt: at,
        decidedBy: z.string().nullable(),
        decidedAt: at.nullable(),
      }),
    ),
  }),
});
export const deskFigures = endpoint({
  ...read,
  id: 'desk-figures-get',
  opens: 'figures',
  roles: REVEALING_ROLES,
  path: `${DESK_APPLICATION}/figures`,
  summary: 'Every figure with where it comes from: offer, ratios, income by source, liens, payoffs, costs',
  reply: z.object({
    groups: z.array(
      z.object({
        title: z.string(),
        rows: z.array(
          z.object({
            label: z.string(),
            amount: z.number().nullable(),
            unit: z.enum(['DOLLARS', 'PERCENT', 'YEARS', 'NUMBER']),
            from: z.string(),
            seq: z.number().int().nullable().describe('The fact it comes from'),
            at: at.nullable(),
          }),
        ),
      }),
    ),
  }),
});

export const deskDocuments = endpoint({
  ...read,
  id: 'desk-documents-get',
  opens: 'list of documents',
  roles: REVEALING_ROLES,
  path: `${DESK_APPLICATION}/documents`,
  summary: 'Every document and version: who signed it, to whom it went; every file received, with the result of its check',
  reply: filesReply,
});
export const deskMessages = endpoint({
  ...read,
  id: 'desk-messages-get',
  opens: 'list of messages',
  roles: REVEALING_ROLES,
  path: `${DESK_APPLICATION}/messages`,
  summary: 'The emails and texts of an application, newest first, without their text',
  reply: z.array(
    z.object({
      id: uuid,
      channel: z.enum(['MAIL', 'TEXT']),
      to: z.string().describe('Masked'),
      subject: z.string(),
      at,
      sentAt: at.nullable(),
      state: z.enum(['SENT', 'WAITING', 'NOT_SENT']),
      why: z.string().nullable().describe('Why it is not sent'),
      readable: z.boolean().describe('False where the text contains a secret link'),
    }),
  ),
});
export const deskOrders = endpoint({
  ...read,
  id: 'desk-orders-get',
  opens: 'orders',
  path: `${DESK_APPLICATION}/orders`,
  summary: 'The work of third parties: state, tries, what it answered, and the orders placed with vendors',
  reply: z.object({
    work: z.array(
      z.object({
        step: z.string(),
        name: z.string(),
        attempt: z.number().int(),
        state: z.enum(['DUE', 'DONE', 'FAILED', 'DROPPED']),
        tries: z.number().int(),
        createdAt: at,
        finishedAt: at.nullable(),
        answers: z.array(z.string()),
        again: z.boolean().describe('The caller may order it again'),
      }),
    ),
    orders: z.array(
      z.object({
        provider: z.string(),
        ref: z.string(),
        step: z.string(),
        turn: z.number().int(),
        state: z.enum(['OPEN', 'ENDED']),
        startedAt: at,
        endedAt: at.nullable(),
      }),
    ),
  }),
});

export const DESK_APPLICATION_ENDPOINTS = {
  deskApplication,
  deskVersion,
  deskTimeline,
  deskParties,
  deskFigures,
  deskDocuments,
  deskMessages,
  deskOrders,
};
