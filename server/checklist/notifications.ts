import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { PoolClient } from 'pg';
import { mailTo } from '../stores/outbox.ts';
import type { Application } from './application.ts';

type Message = { readonly subject: string; readonly body: string };

/** Sent whenever the status is reached: the borrower has to learn of it even when the page is closed. */
const ON_REACHING: Partial<Record<ChecklistStatus, Message>> = {
  DECLINED: {
    subject: 'About your application',
    body: 'We cannot offer you a line of credit on this application. We send you a notice with the reasons within 30 days.',
  },
  CANCELLED: { subject: 'Your application is closed', body: 'Your application has been closed. You can start a new one at any time.' },
  CREDIT_NO_MATCH_SSN: {
    subject: 'We could not find your credit file',
    body: 'A person on our team looks into it. You do not have to do anything now.',
  },
  FACTA_REVIEW: {
    subject: 'We have to verify your identity',
    body: 'Your credit file carries an alert. We call you at the number in the alert before we go on.',
  },
  OWNERSHIP_REVIEW: {
    subject: 'We have a question about who owns the home',
    body: 'The county records name another owner. Sign in to answer, or wait for our call.',
  },
};
/** Offers are announced only when the borrower has left the page: a person had the file, or the last offers ran out. */
const OFFERS: Message = {
  subject: 'Your offers are ready',
  body: 'We have finished our checks. Sign in to see your offers and choose one.',
};

function messagesOf(before: Application, after: Application, facts: readonly Fact[]): Message[] {
  const messages: Message[] = facts.flatMap((fact) =>
    fact.type === 'incompletenessNoticeQueued'
      ? [
          {
            subject: 'Your application is not complete',
            body: `We need an answer from you to go on. Sign in and finish the step that is open by ${fact.closesOn}; after that we close the application.`,
          },
        ]
      : [],
  );
  if (before.status === after.status) return messages;
  const reached = ON_REACHING[after.status];
  if (reached) messages.push(reached);
  if (after.status === 'OFFER_SELECTION' && (after.facts.hadTask || after.facts.offersExpired > 0)) messages.push(OFFERS);
  return messages;
}

/** Puts what the borrower has to be told into the outbox, in the same transaction. The recipient is the account's e-mail. */
export async function notify(client: PoolClient, before: Application, after: Application, facts: readonly Fact[], at: Date): Promise<void> {
  const about = { applicationUuid: after.uuid, identityUuid: after.identityUuid, at };
  for (const message of messagesOf(before, after, facts)) await mailTo(client, about, message);
}
