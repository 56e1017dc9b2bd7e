import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsBySha256, documentsOfKind } from '@hearthline/database/stores/application/documents.ts';
import { orderMailing } from '@hearthline/database/stores/lender/mailings.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { copiesOwed } from '@hearthline/journey/steps/copies.ts';
import { deliveryTo } from '@hearthline/journey/deliveries.ts';
import type { Fact, FactOf } from '@hearthline/journey/facts/fact.ts';
import { signer as signerPaths } from '@hearthline/journey/paths.ts';
import type { MailService } from '@hearthline/providers/mail-house/port.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';
import type { Delivery } from '@hearthline/rules/regulation/esign.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { queueMessage, sendToAddress } from '../../messages/outbox.ts';

/** A document for one person. `to`: 'borrower' or a signer's id. */
export type ToDeliver = {
  readonly to: string;
  readonly kind: string;
  readonly title: string;
  readonly sha256: string;
  /** Copies of a letter, one unless given; what is posted in an account can be kept as often as wanted. */
  readonly printedCopies?: number | undefined;
  /** Whether another message of the same change tells the person of it; by default by its kind, and for the borrower only. */
  readonly isAnnounced?: boolean | undefined;
};

/** Documents that the borrower reads on the page they are on, or that a message of their own announces (messages/triggers.ts). */
const ANNOUNCED: ReadonlySet<string> = new Set([
  'ESIGN_CONSENT',
  'PRIVACY_NOTICE',
  'HELOC_IMPORTANT_TERMS',
  'HELOC_BROCHURE',
  'SOFT_PULL_AUTHORIZATION',
  'NY_CONSUMER_REPORT_NOTICE',
  'NY_APPLICATION_DISCLOSURES',
  'NY_MORTGAGE_PAMPHLET',
  'SUMMARY_DISCLOSURE',
  'APPLICATION_DISCLOSURES',
  'TEXAS_EQUITY_NOTICE',
  'TEXAS_EQUITY_NOTICE_ES',
  'TEXAS_FAIR_MARKET_VALUE',
  'CREDIT_SCORE_NOTICE',
  'ACCOUNT_OPENING_DISCLOSURES',
  'LINE_AGREEMENT',
  'AUTOPAY_AUTHORIZATION',
  'DEED_OF_TRUST',
  'FLOOD_NOTICE',
  'NOTICE_OF_RIGHT_TO_CANCEL',
  'ADVERSE_ACTION_NOTICE',
  'COUNTEROFFER',
  'NOTICE_OF_INCOMPLETENESS',
  'WELCOME_LETTER',
  'SIGNED_SUMMARY_DISCLOSURE',
]);
/** What a person has signed this moment, on the page they are on. */
const JUST_SIGNED: ReadonlySet<string> = new Set(['SIGNED_NOTICE_OF_RIGHT_TO_CANCEL', 'SIGNED_NON_RESCISSION_CONFIRMATION']);
/** Letters that are signed for at the door. */
const CERTIFIED: ReadonlySet<string> = new Set(['NOTICE_OF_RIGHT_TO_CANCEL']);
const serviceOf = (kind: string): MailService => (CERTIFIED.has(kind) ? 'CERTIFIED' : 'FIRST_CLASS');

/**
 * Delivers documents, the one way there is: to a person whose consent to electronic records counts they are posted in the account and announced; to any
 * other they are mailed on paper (15 USC 7001(c)). In the transaction of the change that made them; returns the facts that say how and when, one for each
 * person and way, which the caller records.
 */
export async function deliver(
  ctx: Context,
  client: PoolClient,
  application: Application,
  documents: readonly ToDeliver[],
): Promise<FactOf<'documentsSent'>[]> {
  const at = ctx.clock.now(application.uuid);
  const ways = Map.groupBy(documents, ({ to, kind }) => `${to} ${deliveryTo(application.facts, to, kind)}`);
  const sent: FactOf<'documentsSent'>[] = [];
  for (const [way, group] of ways) {
    const [to, how] = way.split(' ') as [string, Delivery];
    if (how === 'ELECTRONIC') await announce(ctx, client, application, to, group);
    const letters = how === 'PAPER' ? await Promise.all(group.map(async (d) => mail(client, application, d, at))) : [];
    sent.push({
      type: 'documentsSent',
      to,
      how,
      at: at.toISOString(),
      documents: group.map(({ kind, sha256, printedCopies = 1 }, i) => ({
        kind,
        sha256,
        copies: how === 'PAPER' ? printedCopies : 1,
        mailingId: letters[i] ?? null,
      })),
    });
  }
  return sent;
}

/**
 * Delivers to the other owners and signers what they have not been sent yet (journey/steps/copies.ts), after the facts of the same change. @param everyone also
 * to those who have not chosen how documents come
 */
export async function deliverCopies(
  ctx: Context,
  client: PoolClient,
  application: Application,
  { after = [], everyone = false }: { readonly after?: readonly Fact[]; readonly everyone?: boolean } = {},
): Promise<FactOf<'documentsSent'>[]> {
  const { uuid } = application;
  const facts = after.reduce(apply, application.facts);
  const documents: ToDeliver[] = [];
  for (const { to, kind, sha256 } of copiesOwed(facts, everyone)) {
    const [found] = sha256 === null ? await documentsOfKind(client, uuid, kind) : await documentsBySha256(client, uuid, [sha256]);
    if (found) documents.push({ to, kind, title: found.title, sha256: found.sha256 });
  }
  return deliver(ctx, client, { ...application, facts }, documents);
}

/** Orders a letter and returns its id. @param address instead of the person's own. */
export async function mail(
  client: PoolClient,
  { uuid }: Pick<Application, 'uuid'>,
  { to, kind, title, sha256, printedCopies = 1 }: ToDeliver,
  at: Date,
  address: PostalAddress | null = null,
): Promise<string> {
  const id = v7();
  const letter = {
    id,
    application_uuid: uuid,
    party: to,
    kind,
    title,
    sha256,
    copies: printedCopies,
    service: serviceOf(kind),
    ordered_at: at,
  };
  await orderMailing(client, { ...letter, address });
  return id;
}

/** A document that nobody is told of is not delivered: signers get an email, the borrower a message where no other announces it. */
async function announce(
  ctx: Context,
  client: PoolClient,
  application: Application,
  to: string,
  documents: readonly ToDeliver[],
): Promise<void> {
  const { uuid, orgCode, version } = application;
  const at = ctx.clock.now(uuid);
  const titles = documents
    .filter(({ kind, isAnnounced = JUST_SIGNED.has(kind) || (to === 'borrower' && ANNOUNCED.has(kind)) }) => !isAnnounced)
    .map(({ title }) => title);
  if (titles.length === 0) return;
  if (to === 'borrower') {
    const message = { kind: 'DOCUMENTS_POSTED', data: { titles, path: '' } } as const;
    await queueMessage(ctx, { after: application, at, client }, message, version + 1);
    return;
  }
  const signer = (await signersOf(client, uuid)).find(({ id }) => id === to);
  if (!signer) return;
  const message = {
    kind: 'DOCUMENTS_POSTED',
    data: { titles, path: signerPaths.resume({ application: uuid }) },
  } as const;
  await sendToAddress(ctx, client, { orgCode, applicationUuid: uuid, address: signer.email, at }, message);
}
