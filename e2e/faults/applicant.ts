/** One applicant from an empty draft to an application, over the API; `record` collects what the product acknowledged. */
import { codeIn } from '@hearthline/sandbox/email-code.ts';
import { accountBody, creationBody } from '@hearthline/sandbox/registration.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';

import { newClientLog, Refused, type RetryingCall, type ClientLog } from './client.ts';
import type { Applicant } from './applicants.ts';

export type ApplicantRecord = {
  readonly applicant: Applicant;
  readonly email: string;
  readonly clientLog: ClientLog;
  draft: { id: string; cookie: string; version: number; income: number } | null;
  registered: boolean;
  jwt: string;
  uuid: string | null;
  /** Last status read, and the last refusal there. */
  status: string | null;
  refusal: string | null;
};

/** An applicant without an account. */
export const newApplicant = (run: string, number: number, applicant: Applicant): ApplicantRecord => ({
  applicant,
  email: `${[applicant.persona.emailLocal, ...applicant.tags, `${run}n${number}`].join('+')}@example.com`,
  clientLog: newClientLog(),
  draft: null,
  registered: false,
  jwt: '',
  uuid: null,
  status: null,
  refusal: null,
});

const DRAFTS = '/service-application/external/api/v1/heloc/drafts';

async function fillDraft(send: RetryingCall, record: ApplicantRecord): Promise<void> {
  const made = await send('POST', DRAFTS, { body: { data: { step: 'property-address' } } });
  record.draft = { id: String(made.body['id']), cookie: made.cookie ?? '', version: Number(made.body['version']), income: 0 };
  const { persona } = record.applicant;
  for (const income of [persona.income / 2, persona.income]) {
    for (let saved = false; !saved;) {
      const draft: NonNullable<ApplicantRecord['draft']> = record.draft;
      const answers = { income: { income, otherIncome: persona.otherIncome, employmentType: persona.employment } };
      const ask = { cookie: draft.cookie, body: { version: draft.version, data: answers } };
      const reply = await send('PATCH', `${DRAFTS}/${draft.id}`, ask).catch((error: unknown) => {
        // Already saved, but the reply was lost: the 409 contains the current draft.
        if (error instanceof Refused && error.reply.status === 409) return error.reply;
        throw error;
      });
      saved = reply.status === 200;
      const newer = (saved ? reply.body : (reply.body['draft'] ?? {})) as { version?: number };
      record.draft = { ...draft, version: Number(newer.version ?? draft.version), income: saved ? income : draft.income };
    }
  }
}

async function openAccount(send: RetryingCall, { email, applicant: { persona } }: ApplicantRecord): Promise<string> {
  const org = persona.orgCode;
  try {
    const opened = await send('POST', `/identity/api/v1/registration/register?organization=${org}`, {
      org,
      body: accountBody(persona, email),
    });
    return String(opened.body['jwt']);
  } catch (error) {
    // When a kill lost the reply, the next try gets "account exists": sign in then.
    if (!(error instanceof Refused) || error.reply.status !== 401) throw error;
    const { body } = await send('POST', '/identity/api/v1/login', { org, body: { email, password: PERSONA_PASSWORD } });
    return String(body['jwt']);
  }
}

async function apply(send: RetryingCall, { email, jwt, applicant: { persona } }: ApplicantRecord): Promise<string> {
  const org = persona.orgCode;
  const path = `/service-application/api/v3/application/helocs?state=${persona.property.state}`;
  try {
    const { body } = await send('POST', path, { jwt, org, body: creationBody(persona, email, org) });
    return String(body['uuid']);
  } catch (error) {
    if (!(error instanceof Refused) || error.reply.body['code'] !== 'already_active') throw error;
    // Created, but a kill lost the reply: the list of the person's applications has it.
    const { body } = await send('GET', '/service-application/api/v1/application/heloc/all', { jwt, org });
    return (body as unknown as { uuid: string }[])[0]?.uuid ?? '';
  }
}

/** The code from the person's mailbox. A lost reply to the right code leaves the address proved, and no code to type. */
async function proveEmail(send: RetryingCall, { email, jwt, applicant: { persona } }: ApplicantRecord): Promise<void> {
  const org = persona.orgCode;
  const { body } = await send('POST', '/identity/secure/api/v1/email/code', { jwt, org, body: {} });
  if (body['isProved'] === true) return;
  const mails = (await send('GET', `/sandbox/outbox?to=${encodeURIComponent(email)}`, {})).body as unknown as { body: string }[];
  const code = mails.map((mail) => codeIn(mail.body)).find((found) => found !== null);
  try {
    await send('POST', '/identity/secure/api/v1/email/confirm', { jwt, org, body: { code } });
  } catch (error) {
    if (!(error instanceof Refused) || error.reply.body['code'] !== 'code_over') throw error;
    const again = await send('POST', '/identity/secure/api/v1/email/code', { jwt, org, body: {} });
    if (again.body['isProved'] !== true) throw error;
  }
}

/** From an empty draft to an application. */
export async function register(send: RetryingCall, record: ApplicantRecord): Promise<string> {
  await fillDraft(send, record);
  record.jwt = await openAccount(send, record);
  record.registered = true;
  const uuid = await apply(send, record);
  await proveEmail(send, record);
  record.uuid = uuid;
  return uuid;
}
