/** Facts of any step: conditions, tasks, failed jobs, and the ends. */
import { DOCUMENT_TYPES } from '@hearthline/rules/conditions/document-types.ts';
import { CONDITION_KIND_CODES } from '@hearthline/rules/conditions/kinds.ts';
import { CONDITION_STAGES } from '@hearthline/rules/conditions/stages.ts';
import { WAIVER_REASON_CODES } from '@hearthline/rules/conditions/waivers.ts';
import { CONDITION_CATEGORIES, OCCUPANCY_TYPES, OWNERSHIPS } from '@hearthline/rules/enums.ts';
import { DELIVERIES } from '@hearthline/rules/regulation/esign.ts';
import { z } from 'zod';
import { dollars, fact, reasons, ref } from './parts.ts';
import { WORK_STEPS } from './work-steps.ts';

/** Answers that are corrected on request, once the summary is prepared. */
export const CORRECTIONS = ['NAME', 'ADDRESS', 'INCOME', 'PROPERTY_USE', 'OWNERSHIP'] as const;

/** Identity data of a person, which staff correct on request. */
export const IDENTITY_DATA = ['NAME', 'BIRTH_DATE', 'SSN', 'ADDRESS', 'PHONE', 'EMAIL'] as const;

/** Why a change of identity data that was agreed on is not applied. */
export const STOPPED_BY = ['OWNER', 'STAFF', 'NOT_POSSIBLE'] as const;

/** What a vendor does that is not undone by forgetting it: money sent, a credit report pulled, an order placed, a deed recorded. */
export const LATE_EFFECTS = ['TRANSFER', 'PULL', 'ORDER', 'RECORDING'] as const;

/** How far a letter has come: with the postal service, at the door, brought back, or never mailed. */
export const MAILING_STAGES = ['MAILED', 'DELIVERED', 'RETURNED', 'FAILED'] as const;

/**
 * What a condition is. `openedBy`: the member of staff who asks, by id; absent where a rule of the product asks, and in older logs. `signerId`: whom it is
 * asked of, where that is not the borrower. `stage`: what it holds; absent: the money. `internal`: staff alone see it. `owner`: of the staff, by id.
 */
const condition = {
  conditionId: ref,
  category: z.enum(CONDITION_CATEGORIES),
  openedBy: ref.optional(),
  signerId: ref.optional(),
  kind: z.enum(CONDITION_KIND_CODES).optional(),
  stage: z.enum(CONDITION_STAGES).optional(),
  internal: z.literal(true).optional(),
  dueOn: z.string().optional(),
  owner: ref.optional(),
};

export const ANY_TIME_FACTS = [
  // The day of the notice of incompleteness came while nothing was asked of the borrower: it is sent when something is.
  // `last`: the application has been open so long that it ends with the days of this notice.
  fact('incompletenessNoticeDue', { last: z.literal(true).optional() }),
  // `named`: the steps and the conditions that the notice lists; absent in older logs.
  fact('incompletenessNoticeQueued', { closesOn: z.string(), named: z.array(z.string()).optional(), last: z.literal(true).optional() }),
  fact('conditionAdded', condition),
  // Another stage, day or owner; what stays as it is is absent, and null takes a day or an owner away.
  fact('conditionChanged', {
    conditionId: ref,
    stage: z.enum(CONDITION_STAGES).optional(),
    dueOn: z.string().nullable().optional(),
    owner: ref.nullable().optional(),
  }),
  fact('conditionCleared', { conditionId: ref }),
  // It ends unmet: staff do without it. Their words are stored beside the facts.
  fact('conditionWaived', { conditionId: ref, reason: z.enum(WAIVER_REASON_CODES), by: ref }),
  // An underwriter waits with the review until these are met or waived.
  fact('reviewSuspended', { conditionIds: z.array(ref).min(1), by: ref }),
  // Opened again by a person, or by a document that was rejected later: `openedBy` is who did it, absent in older logs.
  fact('conditionReopened', condition),
  // An upload that passed the checks, and the result of staff review; the reason is stored with the upload, which may be erased.
  fact('documentUploaded', { documentId: ref, documentType: z.enum(DOCUMENT_TYPES), conditionId: ref.nullable() }),
  fact('documentAccepted', { documentId: ref }),
  fact('documentRejected', { documentId: ref }),
  // A correction of the borrower's answers; what is asked for is stored beside the facts, and may be erased.
  fact('correctionRequested', { correctionId: ref, kind: z.enum(CORRECTIONS) }),
  fact('correctionWithdrawn', { correctionId: ref }),
  fact('correctionDecided', { correctionId: ref, accepted: z.boolean() }),
  // The new answers; members that the correction leaves as they are, and names and addresses, are absent.
  fact('answersCorrected', {
    kind: z.enum(CORRECTIONS),
    incomePrimary: dollars.optional(),
    incomeOther: dollars.optional(),
    occupancy: z.enum(OCCUPANCY_TYPES).optional(),
    ownership: z.enum(OWNERSHIPS).optional(),
  }),
  // Staff corrected identity data on request: what, never the value, which is stored beside the facts with reason and evidence.
  fact('identityChanged', { changeId: ref, party: ref, what: z.enum(IDENTITY_DATA) }),
  // Two of the staff agreed on one: it waits for its owner, who may stop it until `appliesAt`, an ISO instant; then it is due.
  fact('identityChangeAgreed', { changeId: ref, party: ref, what: z.enum(IDENTITY_DATA), appliesAt: z.string() }),
  fact('identityChangeDue', { changeId: ref }),
  // It is not applied: its owner or staff stopped it, or it no longer fitted.
  fact('identityChangeStopped', { changeId: ref, party: ref, what: z.enum(IDENTITY_DATA), by: z.enum(STOPPED_BY) }),
  // Staff spoke with the owner who stopped it.
  fact('identityStopReviewed', { changeId: ref }),
  // Documents went to a person: into their account, with a message that says so, or to the mail house. `to`: 'borrower' or a signer's id.
  fact('documentsSent', {
    to: ref,
    how: z.enum(DELIVERIES),
    at: z.string(),
    documents: z.array(z.object({ kind: z.string(), sha256: z.string(), copies: z.number().int(), mailingId: ref.nullable() })),
  }),
  fact('mailingProgressed', {
    mailingId: ref,
    stage: z.enum(MAILING_STAGES),
    at: z.string(),
    tracking: z.string().nullable(),
    reason: z.string().nullable(),
  }),
  // A person opened a PDF and typed the code printed in it: from here on their consent to electronic records counts (15 USC 7001(c)(1)(C)(ii)).
  fact('electronicAccessShown', { by: ref, documentSha256: z.string() }),
  fact('electronicConsentWithdrawn', { by: ref }),
  // `vendor`: the one that gave no answer; absent where one answered, and in older logs.
  fact('workFailed', {
    step: z.enum(WORK_STEPS),
    attempt: z.number().int(),
    kind: z.enum(['ERROR', 'UNKNOWN']),
    code: z.string(),
    vendor: z.string().optional(),
  }),
  // The vendor of a job does not answer: the job waits and is tried again by itself, until the vendor answers or a day has passed.
  fact('workWaits', { step: z.enum(WORK_STEPS), attempt: z.number().int(), vendor: z.string(), code: z.string() }),
  fact('workGoesOn', { step: z.enum(WORK_STEPS), attempt: z.number().int() }),
  fact('workRestarted', { step: z.enum(WORK_STEPS) }),
  fact('taskOpened', { taskId: ref, kind: z.string() }),
  fact('taskClosed', { taskId: ref }),
  fact('adverseNoticeQueued', { reasons, dueBy: z.string() }),
  // `counteroffer`: why it came to this: the borrower declined the other terms that were offered, or let their ninety days pass.
  fact('declined', { reasons, counteroffer: z.enum(['DECLINED', 'LAPSED']).optional() }),
  // `reasons`: of a refusal by the lender, which is adverse action (12 CFR 1002.2(c)); absent where the borrower withdrew, and in older logs.
  fact('cancelled', { reason: z.string(), expired: z.boolean(), reasons: reasons.optional() }),
  fact('completed', {}),
  // Found under an application that had ended (journey/application/after-the-end.ts). `effectId`: the number at the vendor, or of the row that tells of it.
  fact('lateEffectFound', { effectId: ref, effect: z.enum(LATE_EFFECTS), step: z.enum(WORK_STEPS) }),
  fact('lateEffectsSettled', { effects: z.array(z.enum(LATE_EFFECTS)) }),
  // The legal retention has ended: how many records of each kind were erased, and nothing of their content (lending §2.10).
  fact('recordsErased', { uploads: z.number().int(), documents: z.number().int(), secrets: z.number().int() }),
  // A vendor's callback, or a timer, indicates a possible result: the job that polls for it becomes due.
  fact('providerUpdateReceived', { step: z.enum(WORK_STEPS) }),
] as const;
