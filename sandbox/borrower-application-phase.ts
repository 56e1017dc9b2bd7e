import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { joinMeeting } from '@hearthline/providers/notary/sandbox.ts';
import { visitConnectPage } from '@hearthline/providers/tax-documents/sandbox.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Actor, path } from './actor.ts';

const DAY = 86_400_000;
const ACCOUNT = { routingNumber: '021000021', accountNumber: '000123456789' };
/** Seconds between questions about income that is still being read, and how often it is asked. */
const READING = 30;
const MAX_READS = 40;

/** Seconds after which a vendor that did not call back is asked. */
const ASKED_BY_US = 6 * 3600 + 1;

const consentVersion = (orgCode: string) => consentText('COMMUNICATIONS', lenderByCode(orgCode) ?? PRIMARY).version;
const digits = (phone: string) => phone.replaceAll(/\D/g, '');
const nameOf = ({ persona: { first, middle, last } }: Actor) => [first, middle, last].filter(Boolean).join(' ');

async function giveInfo({ call, uuid, orgCode, persona }: Actor): Promise<void> {
  await call('PUT', '/service-profile/api/v1/profile/ssn', { ssn: persona.extra.ssn ?? persona.ssn });
  const otherOwners = (persona.extra.otherOwners ?? []).map((o) => ({
    firstName: o.first,
    lastName: o.last,
    email: o.email,
    phone: digits(o.phone),
    role: 'CO_DEEDER',
  }));
  await call('PUT', path(uuid, 'additional-info'), {
    ownership: persona.extra.ownership ?? 'SOLE',
    maritalStatus: 'UNMARRIED',
    purpose: 'HOME_IMPROVEMENT',
    otherOwners,
  });
  await call('POST', path(uuid, 'consents'), {
    type: 'HARD_CREDIT',
    version: consentText('HARD_CREDIT', lenderByCode(orgCode) ?? PRIMARY).version,
  });
}

const sign = (kind: 'SUMMARY' | 'CLOSING') => async (actor: Actor) => {
  const { call, uuid, orgCode, read } = actor;
  if (kind === 'CLOSING' && (await read()).facts.applicationPhase.flood?.sfha)
    await call('POST', path(uuid, 'flood-notice/acknowledge'), {});
  await call('POST', path(uuid, `disclosures/${kind}/sign`), {
    name: nameOf(actor),
    consentVersion: consentVersion(orgCode),
    documentsRead: true,
  });
};

/** The first way that is offered, at the vendor's own page; what it found is asked for until it is there. */
async function verifyIncome({ call, uuid, widgets, pass }: Actor): Promise<void> {
  const { methods } = await call<{ methods: { method: string; state: string }[] }>('GET', path(uuid, 'income-sources'));
  const method = methods.find((m) => m.state === 'NOT_STARTED')?.method;
  if (!method) throw new Problem('conflict', { message: 'Every way of verifying income was tried' });
  const { token, connectUrl, ref } = await call<{ token: string | null; connectUrl: string | null; ref: string | null }>(
    'POST',
    path(uuid, 'income-sources/link'),
    { method },
  );
  let given: Record<string, string> = {};
  if (connectUrl !== null) {
    await visitConnectPage(connectUrl);
    given = ref === null ? {} : { ref };
  } else if (token !== null && widgets !== null) {
    const signIn = method === 'PLAID_TRANSACTIONS' ? widgets.bankLink({ linkToken: token }) : widgets.payroll({ bridgeToken: token });
    const { data } = await signIn;
    if (data) given = { publicToken: data.publicToken };
  }
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const { outcome } = await call<{ outcome: string }>('POST', path(uuid, 'income-sources'), { method, ...given });
    if (outcome !== 'PENDING') return;
    given = {};
    await pass(READING);
  }
}

/** Accounts are typed until one is taken. */
async function giveAccount({ call, uuid, persona }: Actor, operation: string): Promise<void> {
  for (const account of persona.extra.accounts ?? [ACCOUNT]) {
    const { verification } = await call<{ verification: string }>('POST', path(uuid, operation), { ...account, accountType: 'CHECKING' });
    if (verification !== 'FAILED_VERIFICATION') return;
  }
}

/** The borrower gets the page from us; the others on the title go to theirs. */
async function meetNotary({ call, uuid, pass, notaryPages }: Actor): Promise<void> {
  const { link } = await call<{ link: string | null }>('POST', path(uuid, 'notary/session'), {});
  for (const page of new Set([...(link === null ? [] : [link]), ...(await notaryPages())])) await joinMeeting(page);
  // The platform calls back when the meeting is over; where no callback comes, we ask by ourselves after so long.
  await pass(ASKED_BY_US);
}

/** What is wrong with the first policies of somebody whom no insurance suits. */
const LACKING = ['EXPIRED', 'COVERAGE'] as const;

async function insure({ call, uuid, read, modifiers }: Actor): Promise<void> {
  const { facts: f, since } = await read();
  const lacking = modifiers.some((m) => m.key === 'noins') ? LACKING[f.closing.insurance.given] : undefined;
  const day = (days: number) => new Date(since.getTime() + days * DAY).toISOString().slice(0, 10);
  const policy = {
    carrier: 'Hearth Mutual',
    policyNumber: 'HM-1001',
    dwellingCoverage: lacking === 'COVERAGE' ? 1_000 : 5_000_000,
    effective: day(-90),
    expires: day(lacking === 'EXPIRED' ? -1 : 275),
  };
  await call('PUT', path(uuid, 'insurance'), {
    ...policy,
    ...(f.applicationPhase.flood?.sfha && { flood: { ...policy, policyNumber: 'FL-1001', dwellingCoverage: 250_000 } }),
  });
}

/** What a borrower does in the full application and at the closing. */
export const APPLICATION_PHASE_STEPS: Partial<Record<ChecklistStatus, (actor: Actor) => Promise<unknown>>> = {
  COLLECT_ADDITIONAL_INFO: giveInfo,
  HMDA: ({ call, uuid }) =>
    call('POST', path(uuid, 'hmda'), {
      ethnicities: [],
      ethnicityRefused: true,
      races: [],
      raceRefused: true,
      sexes: [],
      sexRefused: true,
    }),
  APP_SUBMISSION: sign('SUMMARY'),
  SUMMARY_DISCLOSURE: sign('SUMMARY'),
  HARD_CREDIT_LOCKED_OR_FROZEN: ({ call, uuid, persona: { extra } }) =>
    call('POST', path(uuid, 'credit/repull'), extra.pin ? { pin: extra.pin } : {}),
  INCOME_VERIFICATION: verifyIncome,
  EMPLOYMENT_VERIFICATION: ({ call, uuid, persona }) =>
    call('POST', path(uuid, 'employer-verification'), {
      employer: 'Saguaro Works',
      phone: digits(persona.phone),
      title: 'Analyst',
      startDate: '2019-05-01',
      stillEmployed: true,
    }),
  DISBURSEMENT_ACCOUNT: (actor) => giveAccount(actor, 'disburse-account'),
  AUTOPAY_ACCOUNT: async (actor) =>
    (await actor.read()).facts.applicationPhase.disbursement
      ? actor.call('POST', path(actor.uuid, 'autopay-account'), { sameAsDisbursement: true })
      : giveAccount(actor, 'autopay-account'),
  VERIFIED_AUTOPAY_ACCOUNT: ({ call, uuid }) => call('POST', path(uuid, 'accounts/confirm'), {}),
  IDENTITY_VERIFICATION: async ({ call, uuid, sendFile }) =>
    call('POST', path(uuid, 'identity-document'), {
      documentType: 'DRIVERS_LICENSE',
      front: await sendFile('DRIVERSLICENSEFRONT'),
      back: await sendFile('DRIVERSLICENSEBACK'),
    }),
  NAV_BPO_ORDER_REQUEST: ({ call, uuid, persona }) =>
    call('POST', path(uuid, 'bpo'), {
      condition: 'AVERAGE',
      contactName: `${persona.first} ${persona.last}`,
      contactPhone: digits(persona.phone),
      windows: [],
    }),
  ONSITE_APPRAISAL_PAYMENT: ({ call, uuid }) => call('POST', path(uuid, 'appraisal-payment'), { cardToken: 'tok_sandbox' }),
  FINAL_OFFER: ({ call, uuid }) => call('POST', path(uuid, 'final-offer/accept'), {}),
  NOTE_SIGNING: sign('CLOSING'),
  DEED_SIGNING: meetNotary,
  TRUST_AND_INSURANCE: insure,
};
