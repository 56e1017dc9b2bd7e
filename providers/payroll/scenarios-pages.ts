import { randomUUID } from 'node:crypto';
import { employmentRecordOf, type EmploymentRecord } from '../world/employment.ts';
import type { Move, Pages } from '../world/vendor/pages.ts';
import type { VendorState } from '../world/vendor/vendor.ts';
import { contentEnd, signInEnd } from './scenarios.ts';

export interface User {
  readonly external_user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly ssn?: string;
}
export interface Session {
  readonly userId: string;
  readonly source: string;
}
export interface Linked extends Session {
  readonly user: User;
  readonly end: string;
  readonly stated: number | null;
}

export function recordOf({ user, stated }: Pick<Linked, 'user' | 'stated'>): EmploymentRecord {
  return employmentRecordOf({ first: user.first_name, last: user.last_name, ssn: user.ssn, email: user.email }, stated ?? undefined);
}

type Step = 'provider' | 'sign-in' | 'code' | 'consent' | 'failed';
type Opened = Session & { readonly user: User; readonly provider: string; readonly failure: string };

/** Payroll companies and accounts of the simulated world: made-up names. */
const PROVIDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payroll: {
    sandbox: 'Sandbox Payroll Provider',
    cactus: 'Cactus Pay',
    ledgerline: 'Ledgerline HR',
    paperclip: 'Paperclip Payroll',
  },
  financial_accounts: {
    sandbox: 'Sandbox Financial Accounts',
    copper: 'Copper Ridge Retirement System',
    platypus: 'First Platypus Bank',
  },
};
const providersOf = (session: Opened) => PROVIDERS[session.source] ?? PROVIDERS['payroll'] ?? {};
const nameOf = (session: Opened) => providersOf(session)[session.provider] ?? 'Your provider';
const isPayroll = ({ source }: Opened) => source === 'payroll';

/** Errors that are said beside the fields, by the vendor's code. */
const TYPE_AGAIN: Readonly<Record<string, readonly [Step, string]>> = {
  login_error: ['sign-in', 'The user name or password is wrong. Check both and try again.'],
  mfa_error: ['code', 'That code is wrong or has expired. Type the newest code.'],
};
/** Errors that end the sign-in. */
const FAILURES: Readonly<Record<string, readonly [title: string, text: string]>> = {
  account_locked: ['Your account is locked', 'Too many sign-ins failed. Unlock your account at the provider, then try again.'],
  unavailable: ['This provider is not available', 'Its own service is down. Try again later, or choose another.'],
  error: ['Something went wrong', 'The provider refused without a reason. Try again later, or choose another.'],
};

const CODE = '1234';
/** What to type, and what happens (lending §4.2). */
export const PAYROLL_NAMES = [
  ['goodlogin · goodpassword', 'signs in'],
  ['mfalogin · goodpassword', `asks for a code: ${CODE}`],
  ['any other name', 'wrong user name or password'],
  ['error_no_data · anything', 'signs in, and the provider has nothing'],
  ...Object.entries(FAILURES).map(([code, [title]]) => [`error_${code} · anything`, title.toLowerCase()] as const),
] as const;

function moved(session: Opened, end: string): Move<Step, Opened> {
  const again = TYPE_AGAIN[end];
  if (again !== undefined) return { to: again[0], session, problem: again[1] };
  if (FAILURES[end] !== undefined) return { to: 'failed', session: { ...session, failure: end } };
  return { to: 'consent', session: { ...session, failure: end } };
}

/** The pages that stand in for the vendor's widget: provider, sign-in, code, consent. They return with a public token. */
export const PAYROLL_PAGES: Pages<Step, Opened> = {
  vendor: 'Sandbox Payroll Link',
  accent: '#3d348b',
  first: 'provider',
  steps: {
    provider: {
      page: (session, search) => ({
        title: isPayroll(session) ? 'Who pays you?' : 'Where is your income paid?',
        lead: 'You sign in there. Your lender never sees your password.',
        parts: [
          { kind: 'search', label: isPayroll(session) ? 'Search employers and payroll companies' : 'Search by name' },
          {
            kind: 'buttons',
            name: 'provider',
            label: 'Providers',
            options: Object.entries(providersOf(session))
              .filter(([, name]) => name.toLowerCase().includes(search.trim().toLowerCase()))
              .map(([value, label]) => ({ value, label })),
            none: 'Nothing has this name. Try a shorter one.',
          },
        ],
        isFirst: true,
      }),
      submit: (session, { provider = '' }) =>
        providersOf(session)[provider] === undefined ? { to: 'provider', session } : { to: 'sign-in', session: { ...session, provider } },
    },
    'sign-in': {
      before: 'provider',
      page: (session) => ({
        title: `Sign in to ${nameOf(session)}`,
        lead: isPayroll(session) ? 'As you do to see your pay.' : 'As you do to see your payments.',
        parts: [
          { kind: 'text', name: 'username', label: 'User name' },
          { kind: 'text', name: 'password', label: 'Password', secret: true },
        ],
        submit: 'Sign in',
        names: PAYROLL_NAMES,
      }),
      submit: (session, { username = '', password = '' }) =>
        username === 'mfalogin' && password === 'goodpassword' ? { to: 'code', session } : moved(session, signInEnd(username, password)),
    },
    code: {
      before: 'sign-in',
      page: (session) => ({
        title: 'Enter the code',
        lead: `${nameOf(session)} sent a code to the phone it has on file.`,
        parts: [{ kind: 'text', name: 'code', label: 'Code' }],
        submit: 'Continue',
        names: [[CODE, 'is right; any other code is wrong']],
      }),
      submit: (session, { code = '' }) => moved(session, code.trim() === CODE ? 'done' : 'mfa_error'),
    },
    consent: {
      before: 'sign-in',
      page: (session) => ({
        title: 'What is shared',
        lead: `${nameOf(session)} shares this with your lender, to read only:`,
        parts: [
          {
            kind: 'list',
            items: isPayroll(session)
              ? ['your employer, job title and start date', 'your pay rate and how often you are paid', 'paystubs of the last months']
              : ['regular payments into your accounts over 24 months', 'who pays them, and how much'],
          },
        ],
        submit: 'Agree and finish',
      }),
      submit: (session, _, state) => finished(state, session),
    },
    failed: {
      before: 'provider',
      page: ({ failure }) => {
        const [title, lead] = FAILURES[failure] ?? ['Something went wrong', 'Try again later.'];
        return { title, lead, parts: [], submit: 'Return without linking' };
      },
      submit: ({ failure }) => ({ leave: { exit: failure.toUpperCase() } }),
    },
  },
};

function finished(state: VendorState, { userId, source, user, failure }: Opened): Move<Step, Opened> {
  const publicToken = randomUUID();
  const end = failure === 'done' ? contentEnd(source, recordOf({ user, stated: null })) : failure;
  const linked: Linked = { userId, source, user, stated: null, end };
  state.put(`public:${publicToken}`, linked);
  return { leave: { public_token: publicToken } };
}
