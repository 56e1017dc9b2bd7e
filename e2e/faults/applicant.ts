/** One applicant over the API who never gives up: every call is repeated until it is answered, as a browser on a bad line would. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { PASSWORD, account, creation } from './person.ts';

export type Acknowledged = {
  readonly email: string;
  readonly password: string;
  draft: { id: string; cookie: string; version: number; income: number } | null;
  registered: boolean;
  uuid: string | null;
  /** Status the file came to rest at, and how often a call had to be repeated. */
  status: string | null;
  repeats: number;
};

type Reply = { status: number; body: Record<string, unknown>; cookie: string | null };

/** Where prequalification of a person of the synthetic world may end: an offer, or what the world says of that house. */
export const GOOD_ENDS: ReadonlySet<string> = new Set([
  'OFFER_SELECTION',
  'LIEN_VERIFICATION',
  'ASSETS_PREQUAL',
  'REQUALIFY',
  'NO_AVM_FOUND',
  'DECLINED',
]);
/** Where a fault would have left it. */
const BAD_ENDS: ReadonlySet<string> = new Set(['CREDIT_ERROR', 'UNKNOWN', 'CANCELLED']);

async function call(
  url: string,
  method: string,
  path: string,
  options: { body?: unknown; jwt?: string; key?: string; cookie?: string },
): Promise<Reply> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.jwt === undefined ? {} : { authorization: `Bearer ${options.jwt}` }),
      ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? null,
  };
}

/** Walks one person from an empty draft to a resting status; fills `said` with what the product acknowledged, as it goes. */
export async function walk(
  url: string,
  number: number,
  said: Acknowledged,
  consents: Readonly<Record<string, string>>,
  until: AbortSignal,
): Promise<void> {
  const insist = async (method: string, path: string, options: Parameters<typeof call>[3], good: readonly number[]): Promise<Reply> => {
    for (;;) {
      if (until.aborted) throw new Error(`${said.email}: gave up at ${method} ${path}`);
      const reply = await call(url, method, path, options).catch(() => null);
      if (reply !== null && good.includes(reply.status)) return reply;
      if (reply !== null && ![409, 429, 500, 502, 503].includes(reply.status))
        throw new Error(`${said.email}: ${method} ${path} answered ${reply.status} ${JSON.stringify(reply.body)}`);
      said.repeats += 1;
      await pause(250);
    }
  };

  const drafts = '/service-application/external/api/v1/heloc/drafts';
  const made = await insist('POST', drafts, { body: { data: { step: 'property-address' } } }, [201]);
  said.draft = { id: String(made.body['id']), cookie: made.cookie ?? '', version: Number(made.body['version']), income: 0 };
  for (const income of [90_000, 120_000, 140_000 + number]) {
    for (let saved = false; !saved;) {
      const draft: NonNullable<Acknowledged['draft']> = said.draft;
      const reply = await insist(
        'PATCH',
        `${drafts}/${draft.id}`,
        {
          cookie: draft.cookie,
          body: { version: draft.version, data: { income: { income, otherIncome: 0, employmentType: 'FULL_TIME' } } },
        },
        [200, 409],
      );
      const newer = reply.status === 409 ? ((reply.body['draft'] ?? {}) as { version?: number }) : (reply.body as { version?: number });
      said.draft = { ...draft, version: Number(newer.version ?? draft.version), income: reply.status === 200 ? income : draft.income };
      saved = reply.status === 200;
    }
  }

  const opened = await insist(
    'POST',
    '/identity/api/v1/registration/register?organization=',
    { body: account(said.email, number) },
    [200, 201, 401],
  );
  // An answer lost to a kill shows as "account exists" on the next try: sign in then.
  const signedIn =
    opened.status === 401
      ? await insist('POST', '/identity/api/v1/login', { body: { email: said.email, password: said.password } }, [200, 201])
      : opened;
  const jwt = String(signedIn.body['jwt']);
  said.registered = true;

  const body = creation(said.email, number, consents);
  const key = randomUUID();
  while (said.uuid === null) {
    const created = await insist('POST', '/service-application/api/v3/application/helocs?state=AZ', { jwt, key, body }, [201, 409]);
    if (created.status === 201) said.uuid = String(created.body['uuid']);
    else if (created.body['code'] === 'already_active') {
      // It was made, and its answer was lost to a kill: the list of the person's applications has it.
      const { body: mine } = await insist('GET', '/service-application/api/v1/application/heloc/all', { jwt }, [200]);
      said.uuid = (mine as unknown as { uuid: string }[])[0]?.uuid ?? null;
    } else await pause(250);
  }

  for (;;) {
    const { body: answer } = await insist('GET', `/service-krang-heloc/borrower/secure/api/v1/${said.uuid}/status`, { jwt }, [200]);
    said.status = String(answer['status']);
    if (GOOD_ENDS.has(said.status) || BAD_ENDS.has(said.status)) return;
    await pause(200);
  }
}

/** A person nobody has met: address and an empty record of what was acknowledged. */
export const newcomer = (run: string, number: number): Acknowledged => ({
  email: `fault.${run}.${number}@example.com`,
  password: PASSWORD,
  draft: null,
  registered: false,
  uuid: null,
  status: null,
  repeats: 0,
});
export { call };
