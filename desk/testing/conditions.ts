/** The conditions of an application, for stories. */
import type { Reply } from '@hearthline/web/api/operation.ts';

export type Conditions = Reply<'desk-conditions-get'>;
export type Condition = Conditions['conditions'][number];
const AT = '2026-11-27T16:00:00.000Z';
export const conditionId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** One that is open, prior to funding, of the borrower. */
export const sampleCondition = (n: number, more: Partial<Condition> = {}): Condition => ({
  uuid: conditionId(n),
  category: 'ESCALATION_REVIEW',
  kind: null,
  title: 'Our team is reviewing your application',
  text: 'Send the letter of your insurer.',
  stage: 'FUNDING',
  internal: false,
  state: 'OPEN',
  of: 'Paul Joint',
  owner: null,
  dueOn: null,
  isLate: false,
  documentsRequired: 1,
  createdAt: AT,
  openedBy: 'Dana Lee',
  seenAt: AT,
  answeredAt: null,
  closedAt: null,
  waived: null,
  mayWaive: true,
  whyNotWaived: null,
  files: [],
  history: [{ at: AT, by: 'Dana Lee', what: 'Added', words: null }],
  ...more,
});

const NAMES = { SIGNING: 'Prior to signing', CLOSING: 'Prior to closing', FUNDING: 'Prior to funding' } as const;
/** A reply with these conditions, counted by stage. */
export const sampleConditions = (conditions: Condition[], more: Partial<Conditions> = {}): Conditions => ({
  conditions,
  stages: (['SIGNING', 'CLOSING', 'FUNDING'] as const).map((stage) => {
    const of = conditions.filter((one) => one.stage === stage);
    const open = of.filter(({ closedAt }) => closedAt === null).length;
    return { stage, name: NAMES[stage], total: of.length, met: of.length - open, open };
  }),
  categories: [],
  kinds: [
    {
      kind: 'PAYSTUBS',
      title: 'Paystubs, most recent two',
      text: 'Send your two most recent paystubs.',
      documents: 2,
      stage: 'SIGNING',
      ofSigner: true,
      waivedBy: 'May be waived by: underwriter',
    },
    {
      kind: 'HAZARD_INSURANCE',
      title: 'Hazard insurance, lender as mortgagee',
      text: 'Ask your insurer for a declarations page that names us as mortgagee.',
      documents: 1,
      stage: 'FUNDING',
      ofSigner: true,
      waivedBy: 'May be waived by: underwriter, compliance, with a second person',
    },
    {
      kind: 'SECOND_LOOK',
      title: 'Second look by another underwriter',
      text: null,
      documents: 0,
      stage: 'SIGNING',
      ofSigner: false,
      waivedBy: 'May be waived by: underwriter',
    },
  ],
  people: [{ id: 'borrower', name: 'Paul Joint' }],
  staff: [
    { uuid: conditionId(90), name: 'Dana Lee' },
    { uuid: conditionId(91), name: 'Uma Under' },
  ],
  mayAct: true,
  maySuspend: false,
  ...more,
});
