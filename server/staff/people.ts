import { DESK_PAGE_SIZE } from '@hearthline/contract/desk/parts.ts';
import type { PERSON_FIELDS, SEARCHES } from '@hearthline/contract/desk/people.ts';
import type { ViewReason } from '@hearthline/rules/enums.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationsOfPeople, findPeople, type FoundPerson, personOf } from '@hearthline/database/stores/person/people-search.ts';
import { expirePassword } from '@hearthline/database/stores/person/identities.ts';
import { revokeSessionsOf } from '@hearthline/database/stores/person/sessions.ts';
import { forgetSignIns } from '@hearthline/database/stores/person/sign-in-steps.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import { phoneDigits } from '@hearthline/rules/phone.ts';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { tellOwner } from '../identity/access/account-mail.ts';
import { requireOneLender } from '../identity/access/one-lender.ts';
import { allowAttempt, bucket } from '../identity/access/throttle.ts';
import { listedName, lookedAt, shownDatum } from './mask.ts';
import { recordView } from './views.ts';

type PersonField = (typeof PERSON_FIELDS)[number];
type Why = { readonly reason: ViewReason; readonly note: string };

/** Letters of a name that a search needs: fewer are in half of all names. */
const LEAST_LETTERS = 3;

type Search = { readonly by: (typeof SEARCHES)[number]; readonly text: string };

const refused = (message: string): Problem => new Problem('invalid_request', { errors: [{ field: 'text', message }] });

/** What a search compares with, or throws invalid_request: too little was typed. */
function patternOf({ by, text }: Search): string {
  const typed = text.trim().toLowerCase();
  switch (by) {
    case 'NAME': {
      if (typed.replace(/[^\p{L}]/gu, '').length < LEAST_LETTERS) throw refused(`Type at least ${LEAST_LETTERS} letters of the name`);
      return `%${typed.replace(/\s+/g, ' ').replace(/[\\%_]/g, String.raw`\$&`)}%`;
    }
    case 'EMAIL':
      if (!/^\S+@\S+$/.test(typed)) throw refused('Type the whole email address');
      return typed;
    case 'PHONE': {
      const digits = phoneDigits(typed);
      if (digits === null) throw refused('Type the ten digits of the phone number');
      return digits;
    }
    case 'SSN_LAST4':
      if (!/^\d{4}$/.test(typed)) throw refused('Type the last four digits of the Social Security number');
      return typed;
    case 'APPLICATION':
      return /^[\da-f-]{36}$/.test(typed) ? typed : text.trim().toUpperCase();
  }
}

async function withApplications(ctx: Pick<Context, 'pool'>, { organization, role }: StaffCaller, people: readonly FoundPerson[]) {
  const applications = await applicationsOfPeople(
    ctx.pool,
    organization,
    people.map(({ subjectUuid }) => subjectUuid),
  );
  return people.map(({ subjectUuid, kind, firstName, lastName, email, phone }) => ({
    subjectUuid,
    kind,
    name: listedName({ firstName, lastName }),
    email: shownDatum('email', { value: email }, 'list', role) ?? '',
    phone: shownDatum('phone', { value: phone }, 'list', role),
    applications: applications
      .filter((one) => one.subjectUuid === subjectUuid)
      .map(({ applicationUuid, loanNumber, status, isActive, createdAt }) => ({
        applicationUuid,
        loanNumber,
        status,
        isActive,
        createdAt: createdAt.toISOString(),
      })),
  }));
}

type Asked = Search & Why & { readonly after?: string | undefined };

/**
 * A page of the people of the caller's lender that match. Each page is logged and counted as a search: a list of all borrowers is not copied by paging. Throws
 * invalid_request, too_many_requests.
 */
export async function searchPeople(ctx: Context, caller: StaffCaller, { by, text, after, reason, note }: Asked) {
  const pattern = patternOf({ by, text });
  await allowAttempt(ctx, [bucket(ctx.config, 'staffLooks', caller.staffUuid)]);
  await recordView(ctx, caller, { subjectUuid: null, fields: [`SEARCH_${by}`], reason, note });
  const limit = DESK_PAGE_SIZE;
  const found = await findPeople(ctx.pool, caller.organization, { by, pattern, after: after ?? null, limit: limit + 1 });
  const people = found.slice(0, limit);
  const next = found.length > limit ? (people.at(-1)?.subjectUuid ?? null) : null;
  return { people: await withApplications(ctx, caller, people), next };
}

/** A person, masked but for the fields asked for. The look is recorded before anything is read. Throws not_found for a person of another lender. */
export async function viewPerson(
  ctx: Context,
  caller: StaffCaller,
  subjectUuid: string,
  { fields, reason, note }: Why & { readonly fields: readonly PersonField[] },
) {
  const person = await personOf(ctx.pool, caller.organization, subjectUuid);
  if (!person) throw new Problem('not_found');
  await allowAttempt(ctx, [bucket(ctx.config, 'staffLooks', caller.staffUuid)]);
  await recordView(ctx, caller, { subjectUuid, fields: fields.length === 0 ? ['PAGE'] : fields, reason, note });
  const [found] = await withApplications(ctx, caller, [person]);
  if (!found) throw new Problem('not_found');
  // a co-owner has a name, an email address and a phone here; the rest is in the account they make
  const profile = person.kind === 'CO_OWNER' ? null : await profileOf(ctx.pool, ctx.secrets, subjectUuid);
  const { firstName, lastName, email, phone } = person;
  const parts = profile
    ? [profile.name.firstName, profile.name.middleName, profile.name.lastName, profile.name.suffix]
    : [firstName, lastName];
  const name = shownDatum('name', { value: { firstName, lastName }, full: parts.filter(Boolean).join(' ') }, 'page', caller.role) ?? '';
  const values = lookedAt(profile ?? { email, phoneNumbers: phone === null ? [] : [{ number: phone, type: 'CELL' }] }, caller.role);
  return { ...found, name, values: Object.fromEntries(fields.map((field) => [field, values[field]])) };
}

/**
 * Expires a borrower's password, for a suspicion that another knows it: sessions and remembered browsers end with it, so that the old password opens nothing.
 * Recorded before it is done. Throws not_found for a person of another lender, conflict for a co-owner, whose account is found by their own search,
 * owner_only for a person who has an application at another lender.
 */
export async function expirePasswordOf(ctx: Context, caller: StaffCaller, subjectUuid: string, why: Why): Promise<void> {
  const person = await personOf(ctx.pool, caller.organization, subjectUuid);
  if (!person) throw new Problem('not_found');
  if (person.kind === 'CO_OWNER') throw new Problem('conflict', { message: 'A co-owner has no password here' });
  await allowAttempt(ctx, [bucket(ctx.config, 'staffLooks', caller.staffUuid)]);
  await transaction(ctx.pool, async (client) => {
    await requireOneLender(client, subjectUuid, caller);
    await recordView(ctx, caller, { subjectUuid, fields: ['PASSWORD_EXPIRED'], ...why }, client);
    const identity = await expirePassword(client, subjectUuid, ctx.clock.now());
    if (!identity) throw new Problem('not_found');
    await forgetSignIns(client, subjectUuid);
    await revokeSessionsOf(client, subjectUuid, ctx.clock.real());
    await tellOwner(ctx, client, identity, 'PASSWORD_EXPIRED');
  });
}
