/** What people say about the product, as the lender's people read it: feedback, and why borrowers log out in the middle of a step. */
import { FEEDBACK_TOPICS, LEAVE_REASONS } from '@hearthline/rules/fields/feedback.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paged, pageNumber } from './parts.ts';

/** FEEDBACK comes from the form of the menu; LEAVING is an answer of the leave survey, which is stored without who gave it. */
export const FEEDBACK_KINDS = ['FEEDBACK', 'LEAVING'] as const;
const kind = z.enum(FEEDBACK_KINDS);
const about = z.enum([...FEEDBACK_TOPICS, ...LEAVE_REASONS]).describe('The topic of feedback, or the reason for leaving');

export const deskFeedbackGet = endpoint({
  id: 'desk-feedback-get',
  service: 'desk',
  method: 'GET',
  path: '/desk/api/v1/feedback',
  access: 'staff',
  roles: ['admin', 'compliance', 'auditor'],
  summary: 'Feedback about the product and the answers of the leave survey, newest first, with counts by topic and reason',
  query: z.strictObject({
    page: pageNumber,
    kind: kind.optional(),
    about: about.optional(),
    from: z.iso.date().optional().describe('A day, UTC; with it'),
    to: z.iso.date().optional().describe('A day, UTC; with it'),
  }),
  reply: paged(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      kind,
      about,
      text: z.string().describe('As it was written; empty where a survey has no comment'),
      screen: z.string().describe('Where it was written: a path without the id of an application'),
      applicationUuid: z.uuid().nullable().describe('Null in a survey, which is stored without who answered'),
      loanNumber: z.string().nullable(),
      mayQuote: z.boolean().nullable().describe('Whether it may be used in marketing; null in a survey'),
    }),
  ).extend({
    counts: z
      .array(z.object({ kind, about, count: z.number().int() }))
      .describe('Between the two days, each topic and reason that occurs; the other filters do not change them'),
  }),
});

export const DESK_FEEDBACK_ENDPOINTS = { deskFeedbackGet };
