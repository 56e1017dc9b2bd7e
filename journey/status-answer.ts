/** The response of the status endpoint: exactly the fields of AMB-118. Server, client and routing share this one type. */
import { BPO_STATUSES, CONDITION_CATEGORIES, DECISIONS, STAGES, SUB_DECISIONS, VERIFICATIONS } from '@hearthline/rules/enums.ts';
import * as z from 'zod';
import { CHECKLIST_STATUSES } from './statuses.ts';

/** Who acts, and how long that takes in seconds: shown by a waiting screen (AMB-117). */
export const waitingSchema = z.strictObject({ who: z.string(), typicalSeconds: z.int().nonnegative() });

export const statusAnswerSchema = z.strictObject({
  status: z.enum(CHECKLIST_STATUSES),
  decision: z.enum(DECISIONS),
  subDecision: z.enum(SUB_DECISIONS),
  bpo: z.enum(BPO_STATUSES),
  manualNotary: z.boolean(),
  /** The oldest open condition that the borrower must answer, or null. */
  condition: z.enum(CONDITION_CATEGORIES).nullable(),
  /** Null until an account was checked. */
  bankAccountCheckStatus: z.enum(VERIFICATIONS).nullable(),
  floodCertPending: z.boolean(),
  coDeedStatus: z.enum(STAGES),
  dtiDecline: z.boolean(),
  creditScoreDecline: z.boolean(),
  creditFrozenWithPin: z.boolean(),
  /** Null unless the application started as an inquiry. */
  inquiryAttestation: z.enum(STAGES).nullable(),
  summaryDisclosure: z.enum(STAGES),
  closingDisclosure: z.enum(STAGES),
  notaryDisclosure: z.enum(STAGES),
  primaryAccepted: z.boolean(),
  manualDeedSigned: z.boolean(),
  /** ISO instant, or null when none was requested. */
  requestedManualNotaryTime: z.string().nullable(),
  /** Version of the application's fact log; a long poll returns when it changes. */
  version: z.int().nonnegative(),
  /** ISO instant since when the status is the current one. */
  since: z.string(),
  waiting: waitingSchema.nullable(),
  /** True while what moves this status on waits for a service that does not answer. */
  serviceDown: z.boolean(),
});

export type StatusAnswer = z.infer<typeof statusAnswerSchema>;
