import type { SignerProfile } from '@hearthline/contract/signers.ts';
import type { Signer } from '@hearthline/journey/facts/verification-state.ts';
import { SIGNER_CONSENTS } from '@hearthline/journey/facts/closing.ts';
import { isTexas, SELFIE_AFTER } from '@hearthline/journey/steps/verification.ts';
import { rescindable } from '@hearthline/journey/steps/rescission.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { MAX_SIGNER_TRIES, needsPerson, nextOf, owes } from '@hearthline/journey/steps/signers.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { consentText } from '../../identity/consents/consent-texts.ts';
import type { Context } from '../../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { nameOfIdentity } from '@hearthline/database/stores/person/profiles.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { type SignerRow, signersOfIdentity } from '@hearthline/database/stores/person/signers.ts';
import { lastDayOf } from '../../steps/closing/rescission-notice.ts';
import { confirmationOf } from '../closing-view.ts';
import { SIGNED_BY } from '../../steps/documents/executed-copies.ts';

/** The progress of a signer as one status. */
export function stateOf(s: Signer): SignerProfile['state'] {
  if (s.refused) return 'REFUSED';
  if (s.signed) return 'SIGNED';
  if (s.identified) return 'IDENTIFIED';
  if (s.signedIn) return 'SIGNED_IN';
  return s.invited ? 'INVITED' : 'NAMED';
}

/** The caller's role as signer in the named application, or else in the newest open one, or else the newest. Throws not_found. */
export async function partOf(
  ctx: Context,
  identityUuid: string,
  applicationUuid?: string,
): Promise<{ row: SignerRow; application: Application }> {
  const rows = (await signersOfIdentity(ctx.pool, identityUuid)).filter((r) => !applicationUuid || r.applicationUuid === applicationUuid);
  let newest: { row: SignerRow; application: Application } | null = null;
  for (const row of rows) {
    const application = await readApplication(ctx.pool, row.applicationUuid);
    if (!application?.facts.verification.signers.some((s) => s.id === row.id)) continue;
    if (application.active) return { row, application };
    newest ??= { row, application };
  }
  if (!newest) throw new Problem('not_found', { message: 'You are not asked to sign anything' });
  return newest;
}

/** Why the application ended, as far as it concerns this signer; what was decided about the borrower does not. */
function endOf({ facts, status }: Application, part: Signer): SignerProfile['ended'] {
  if (status !== 'CANCELLED' && status !== 'DECLINED') return null;
  if (part.refused) return 'REFUSED';
  return facts.cancelled?.reason === 'RESCINDED' ? 'RESCINDED' : 'OTHER';
}

/** Signers act at CO_DEED_REQ only: while a change of signers has the documents prepared and signed again, those who have not signed wait. */
function nextIn({ status, facts }: Application, part: Signer): SignerProfile['next'] {
  if (status === 'CANCELLED' || status === 'DECLINED') return 'CANCELLED';
  const next = nextOf(part);
  // A Texas homestead: all sign in one meeting at an office, and nothing is left to do here before it.
  if (next === 'SIGN' && isTexas(facts)) return 'DONE';
  return next === 'DONE' || status === 'CO_DEED_REQ' ? next : 'WAIT';
}

/** A signer's part of an application as the API returns it to them. */
export async function signerView(ctx: Context, { row, application }: { row: SignerRow; application: Application }): Promise<SignerProfile> {
  const { facts, orgCode, uuid, status, active, identityUuid } = application;
  const part = facts.verification.signers.find((s) => s.id === row.id);
  if (!part) throw new Problem('not_found');
  const lender = lenderOf(ctx, orgCode);
  const address = await propertyAddress(ctx.pool, application);
  const wanted = SIGNER_CONSENTS.filter((type) => part.consents[type] === undefined && (type === 'COMMUNICATIONS' || owes(part)));
  return {
    applicationUuid: uuid,
    organizationCode: orgCode,
    signerId: row.id,
    role: row.role,
    name: { firstName: row.first, lastName: row.last },
    email: row.email,
    primary: await nameOfIdentity(ctx.pool, identityUuid),
    property: { ...address, street2: address.street2 ?? null },
    status,
    active,
    state: stateOf(part),
    next: nextIn(application, part),
    signsAtOffice: isTexas(facts) && !part.signed,
    inReview: needsPerson(part),
    version: application.version,
    consentsNeeded: part.signed
      ? []
      : wanted.map((type) => ({ type, version: consentText(type, lender).version, text: consentText(type, lender).text })),
    documents: SIGNED_BY[row.role].filter((kind) => kind !== 'TEXAS_FAIR_MARKET_VALUE' || isTexas(facts)),
    identity: {
      tries: part.identity.tries,
      triesLeft: Math.max(0, MAX_SIGNER_TRIES - part.identity.tries),
      verified: part.identified,
      pending: part.identity.sessionRef !== null && part.identified === null,
      reason: part.finding ?? null,
      selfieAsked: part.finding === SELFIE_AFTER,
    },
    line: facts.selection && {
      amount: facts.selection.lineAmount,
      term: owes(part) ? facts.selection.term : null,
      rate: owes(part) ? facts.selection.rate : null,
    },
    mayCancel: rescindable(facts),
    receiptSigned: row.identityUuid !== null && (facts.closing.rescission?.receivedBy.includes(row.identityUuid) ?? false),
    confirmation: confirmationOf(facts, row.id),
    mailUntil: facts.closing.rescission?.mailUntil ? lastDayOf(facts.closing.rescission.mailUntil, timeZoneAtProperty(facts)) : null,
    timeZone: timeZoneAtProperty(facts),
    rescissionEndsAt: facts.closing.rescission?.endsAt ?? null,
    ended: endOf(application, part),
  };
}
