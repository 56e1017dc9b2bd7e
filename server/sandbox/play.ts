import { randomInt } from 'node:crypto';
import type { helocCreate } from '@hearthline/contract/application/create.ts';
import { isChecklistStatus } from '@hearthline/journey/statuses.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { employmentTypeFor } from '@hearthline/rules/employment.ts';
import { CONSENT_TYPES } from '@hearthline/rules/words.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { openAccount } from '../access/open-account.ts';
import { createApplication } from '../checklist/create.ts';
import { sweepTimers } from '../checklist/sweep.ts';
import { consentText } from '../consents/consent-texts.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { applicationByUuid } from '../stores/applications.ts';
import { drain } from '../work/drain.ts';
import { callerOf, STEPS } from './borrower.ts';
import { holdAt } from './hold.ts';
import { type Persona, PERSONA_PASSWORD, PERSONAS } from './personas.ts';
import { staffAction } from './staff.ts';

export type Play = { readonly persona: string | number; readonly until?: string | undefined; readonly org?: string | undefined; readonly modifiers?: readonly string[] | undefined };
export type Played = { readonly uuid: string; readonly email: string; readonly password: string; readonly jwt: string; readonly status: string };

const DAY = 86_400_000;
/** More steps than any path of prequalification has. */
const MOST_STEPS = 40;

/** The persona by number, by key (last name) or by full name. */
export function personaOf(named: string | number): Persona {
  const wanted = String(named).toLowerCase();
  const found = PERSONAS.find((p) => p.key === wanted || String(p.number) === wanted || `${p.first} ${p.last}`.toLowerCase() === wanted);
  if (!found) throw new Problem('invalid_request', { message: 'There is no such persona. GET /sandbox/personas lists them.' });
  return found;
}

/** The body the registration screens would send for a persona. */
export function creationBody(persona: Persona, email: string, orgCode: string): z.output<typeof helocCreate.body> {
  const lender = lenderByCode(orgCode) ?? PRIMARY;
  const property = persona.property as z.output<typeof helocCreate.body>['propertyRequest'];
  return {
    consentListRequest: { consents: CONSENT_TYPES.map((type) => ({ type, version: consentText(type, lender).version, optInOut: 'OPT_IN' })) },
    // New York withholds the soft-credit consent until its notices were read (A §7).
    ...(property.state !== 'NY' && { consentRequests: [{ type: 'SOFT_CREDIT', version: consentText('SOFT_CREDIT', lender).version }] }),
    income: { incomeCoDeeders: 0, incomePrimary: persona.income, incomeOther: persona.otherIncome }, employmentType: employmentTypeFor(persona.employment), employmentAnswer: persona.employment,
    profileRequest: { name: { firstName: persona.first, ...(persona.middle && { middleName: persona.middle }), lastName: persona.last, dob: persona.dob }, email, homeAddress: { ...property, type: 'HOME' } },
    propertyListedForSale: persona.forSale, propertyRequest: { ...property, type: persona.occupancy }, publish: true,
  };
}

/** Registers a persona under a fresh address and plays borrower and staff until the status is the current one (house.md §4). */
export async function play(ctx: Context, app: FastifyInstance, { persona: named, until: wanted, org, modifiers = [] }: Play): Promise<Played> {
  const persona = personaOf(named);
  const until = wanted ?? persona.reaches.status;
  if (!isChecklistStatus(until)) throw new Problem('invalid_request', { message: 'There is no such status' });
  const orgCode = org ?? persona.orgCode;
  if (!lenderByCode(orgCode)) throw new Problem('unknown_organisation');
  const email = `${[persona.emailLocal, ...modifiers, randomInt(10 ** 9)].join('+')}@example.com`;
  const account = await openAccount(ctx, { email, password: PERSONA_PASSWORD, phoneNumber: persona.phone.replaceAll('-', ''), organization: orgCode }, { ip: '127.0.0.1', userAgent: 'sandbox' });
  if (!account) throw new Problem('conflict', { message: 'That address is taken. Try again.' });
  const { uuid } = await createApplication(ctx, { identityUuid: account.identityUuid, orgCode, state: persona.property.state, body: creationBody(persona, email, orgCode), holdAt: until });

  const actor = { persona, uuid, orgCode, until, call: callerOf(app, account.jwt, orgCode) };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { status } = await applicationByUuid(ctx.pool, uuid);
    if (status === until) break;
    if ((await drain(ctx, uuid)) > 0) continue;
    const act = STEPS[status];
    if (act) await act(actor);
    else if (until === 'CANCELLED') await staffAction(ctx, uuid, { action: 'cancel' });
    else await staffAction(ctx, uuid, { action: until === 'DECLINED' ? 'decline' : 'clear' });
  }
  await modify(ctx, uuid, modifiers);
  const { status } = await applicationByUuid(ctx.pool, uuid);
  if (status !== until && modifiers.length === 0) throw new Problem('conflict', { message: `${persona.first} ${persona.last} does not reach ${until}: the file stands at ${status}` });
  return { uuid, email, password: PERSONA_PASSWORD, jwt: account.jwt, status };
}

/** What a modifier does once the file is where it was wanted (domain.md §5). Others act through the e-mail tag. */
async function modify(ctx: Context, uuid: string, modifiers: readonly string[]): Promise<void> {
  if (modifiers.includes('cancelled')) await staffAction(ctx, uuid, { action: 'cancel' });
  if (modifiers.includes('expired')) {
    await ctx.clock.advance(31 * DAY, uuid);
    await holdAt(ctx, uuid, null);
    await sweepTimers(ctx, uuid);
  }
}
