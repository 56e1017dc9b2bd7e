import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { openAccount } from '@hearthline/server/identity/access/open-account.ts';
import { createApplication } from '@hearthline/server/applications/creation/create.ts';
import { record } from '@hearthline/server/engine/record.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { SANDBOX } from './seed-reference.ts';
import { setOpenedOn } from '@hearthline/database/stores/application/application.ts';
import { identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { accountBody, creationBody } from './registration.ts';
import { personaOf } from './personas.ts';

/** A seeded person who already has an application when the sandbox starts (lending §5.1). */
type Seeded = {
  readonly email: string;
  readonly isInquiry: boolean;
  readonly referrerId?: string;
  /** What has happened since; without it the application is held before its first check, or led to its offers. */
  readonly since: readonly Fact[];
};

const PEOPLE: readonly Seeded[] = [
  { email: 'active@example.com', isInquiry: false, since: [] },
  { email: 'inquiry@example.com', isInquiry: true, referrerId: SANDBOX.loanOfficer, since: [] },
  { email: 'recent@example.com', isInquiry: false, since: [{ type: 'preChecksMade', reasons: [] }, { type: 'completed' }] },
];

/** Days ago on which recent@example.com opened a line: for 45 days they cannot start another (AMB-29). */
const OPENED_DAYS_AGO = 10;
const CLIENT_INFO = { ip: '127.0.0.1', userAgent: 'seed' };

async function seed(ctx: WebContext, { email, isInquiry, referrerId, since }: Seeded): Promise<void> {
  const persona = personaOf('happy');
  if (!persona || (await identityByEmail(ctx.pool, email))) return;
  const account = { ...accountBody(persona, email), organization: persona.orgCode, emailProved: true };
  const opened = await openAccount(ctx, account, CLIENT_INFO);
  if (!opened) return;
  const { uuid } = await createApplication(ctx, {
    identityUuid: opened.identityUuid,
    orgCode: persona.orgCode,
    state: persona.property.state,
    body: { ...creationBody(persona, email, persona.orgCode), ...(referrerId !== undefined && { referrerId }) },
    clientInfo: CLIENT_INFO,
    isInquiry,
    holdAt: since.length > 0 ? 'IN_PROGRESS' : 'OFFER_SELECTION',
  });
  await record(ctx, uuid, { by: { actor: 'automation', ref: null, source: 'seed' }, facts: since });
}

/** Registers the seeded people once; the age of the opened line is counted from each start. Safe in several processes. */
export async function seedPeople(ctx: WebContext): Promise<void> {
  for (const person of PEOPLE) await seed(ctx, person);
  await setOpenedOn(ctx.pool, 'recent@example.com', new Date(ctx.clock.now().getTime() - OPENED_DAYS_AGO * 86_400_000));
}
