import type { PromptReply } from '@hearthline/contract/consents.ts';
import type { ConsentRow } from '@hearthline/database/generated/rows.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { SMS_PROMPT_TYPES, type SmsPromptType } from '@hearthline/rules/enums.ts';

type Prompt = { readonly uuid: string; readonly title: string; readonly verbiage: (lender: Lender) => string; readonly more: string };

/** One row for each current prompt. A changed sentence gets a new uuid; the ledgers store the text that was read (lending §2.7). */
const PROMPTS: Readonly<Record<SmsPromptType, Prompt>> = {
  SMS: {
    uuid: '0198c9a2-5d10-7c31-9f0e-6a1f5b6c0003',
    title: 'Texts about offers',
    verbiage: (lender) =>
      `I agree to receive marketing text messages from ${lender.name}, sent automatically to my mobile number. Consent is not a condition of approval.`,
    more: 'Message and data rates may apply. Message frequency varies. Reply STOP to stop, HELP for help.',
  },
  SMS_TRANSACTIONAL: {
    uuid: '0198c9a2-5d10-7c31-9f0e-6a1f5b6c0004',
    title: 'Texts about my application',
    verbiage: (lender) => `I agree to receive text messages from ${lender.name} about my application and account.`,
    more: 'Message and data rates may apply. Message frequency varies. Reply STOP to stop, HELP for help.',
  },
};

/** The prompt of a type as it is shown for a lender (B §3.7, B §7.2). */
export function promptFor(type: SmsPromptType, lender: Lender): PromptReply {
  const { uuid, title, verbiage, more } = PROMPTS[type];
  return {
    uuid,
    verbiage: verbiage(lender),
    resources: [
      { type: 'TITLE', name: 'Title', value: title },
      { type: 'ADD_VERBIAGE', name: 'Additional information', value: more },
      { type: 'Privacy Policy', name: 'Privacy Policy', value: '/privacy' },
      { type: 'Terms of Service', name: lender.termsLabel, value: '/terms' },
    ],
  };
}

/** Everything a person reads before answering, as the ledger stores it. */
export function promptSnapshot(type: SmsPromptType, lender: Lender): string {
  const { title, verbiage, more } = PROMPTS[type];
  return `${title}. ${verbiage(lender)} ${more}`;
}

/** The ledger that a prompt's uuid belongs to, or undefined for an unknown one. */
export function promptType(uuid: string): SmsPromptType | undefined {
  return SMS_PROMPT_TYPES.find((type) => PROMPTS[type].uuid === uuid.toLowerCase());
}

/** One answer of a ledger as returned to the person who gave it. */
export function givenConsent(row: ConsentRow) {
  return {
    consent_type: row.consent_type,
    consent_prompt_uuid: row.prompt_uuid,
    opt_in_out: row.opt_in_out,
    verbiage: row.verbiage,
    org: row.organization_code,
    phone: row.phone,
    email: row.email,
    source: row.source,
    recorded_at: row.recorded_at.toISOString(),
  };
}
