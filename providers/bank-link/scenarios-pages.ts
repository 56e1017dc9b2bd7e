import { randomUUID } from 'node:crypto';
import { digestOf, type VendorState } from '../world/vendor/vendor.ts';
import type { Move, Pages } from '../world/vendor/pages.ts';
import { accountsOf, type BankUser, type Item } from './scenarios-accounts.ts';
import { INSTITUTIONS, ownerOf, signInError } from './scenarios.ts';

type Step = 'institution' | 'sign-in' | 'code' | 'accounts' | 'consent' | 'failed';

/** What the borrower has done so far; the password is never part of it. */
export type BankSession = {
  readonly user: BankUser;
  readonly userToken: string | null;
  /** Several accounts may be shared for a report; money goes to, or comes from, one. */
  readonly many: boolean;
  readonly institution: string;
  readonly publicToken: string;
  readonly item: Item | null;
  readonly chosen: readonly string[];
  readonly failure: string;
};

export const bankSession = (user: BankUser, userToken: string | null, many: boolean): BankSession => ({
  user,
  userToken,
  many,
  institution: '',
  publicToken: '',
  item: null,
  chosen: [],
  failure: '',
});

/** The user name and password of a sign-in that asks for a code, and the code. */
const MFA = { password: 'mfa_device', code: '1234' } as const;

/** Errors that are said beside the fields: the borrower types again. */
const TYPE_AGAIN: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'The user name or password is wrong. Check both and try again.',
  INVALID_MFA: 'That code is wrong or has expired. Type the newest code.',
};

/** Errors that end the sign-in at this bank, by the vendor's code. */
const FAILURES: Readonly<Record<string, readonly [title: string, text: string]>> = {
  ITEM_LOCKED: ['Your account is locked', 'The bank locked this sign-in after too many attempts. Unlock it at the bank, then try again.'],
  INSTITUTION_DOWN: ['This bank is not available', 'The bank’s own service is down. Try again later, or choose another bank.'],
  INSTITUTION_NOT_RESPONDING: ['This bank does not respond', 'The bank took too long to answer. Try again later, or choose another bank.'],
  USER_SETUP_REQUIRED: ['Finish setting up your account', 'Sign in at the bank itself and finish what it asks there, then try again.'],
  NO_ACCOUNTS: ['No accounts were found', 'This sign-in has no checking or savings account that can be shared.'],
  PRODUCTS_NOT_SUPPORTED: ['This bank cannot share what is needed', 'Choose another bank.'],
};
const ANY_FAILURE = ['Something went wrong', 'The bank refused without a reason. Try again later, or choose another bank.'] as const;

/** What to type at the bank, and what happens (lending §4.1). */
export const BANK_NAMES = [
  ['user_good · pass_good', 'signs in'],
  [`user_good · ${MFA.password}`, `asks for a code: ${MFA.code}`],
  ['any other name', 'wrong user name or password'],
  ...Object.keys(FAILURES).map((code) => [`user_good · error_${code}`, (FAILURES[code] ?? ANY_FAILURE)[0].toLowerCase()] as const),
] as const;

const bankOf = ({ institution }: BankSession) => INSTITUTIONS[institution]?.name ?? 'Your bank';
const depositsOf = ({ item }: BankSession) => (item === null ? [] : accountsOf(item).filter(({ type }) => type === 'depository'));

function signedIn(session: BankSession, custom: string | null): Move<Step, BankSession> {
  const publicToken = `public-sandbox-${randomUUID()}`;
  const { user, institution } = session;
  const item: Item = { itemId: digestOf(publicToken), institution, user, owner: ownerOf(user.legal_name ?? ''), custom };
  return { to: 'accounts', session: { ...session, publicToken, item } };
}

const refused = (session: BankSession, code: string, at: Step): Move<Step, BankSession> =>
  TYPE_AGAIN[code] === undefined
    ? { to: 'failed', session: { ...session, failure: code } }
    : { to: at, session, problem: TYPE_AGAIN[code] };

/** The pages that stand in for the vendor's: institution, sign-in, code, accounts, consent. They return with a public token. */
export const BANK_PAGES: Pages<Step, BankSession> = {
  vendor: 'Sandbox Bank Link',
  accent: '#0f4c4a',
  first: 'institution',
  steps: {
    institution: {
      page: (_, search) => ({
        title: 'Choose your bank',
        lead: 'You sign in at your bank. Your lender never sees your password.',
        parts: [
          { kind: 'search', label: 'Search by name' },
          {
            kind: 'buttons',
            name: 'institution',
            label: 'Banks',
            options: Object.entries(INSTITUTIONS)
              .filter(([, { name }]) => name.toLowerCase().includes(search.trim().toLowerCase()))
              .map(([value, { name }]) => ({ value, label: name })),
            none: 'No bank has this name. Try a shorter one.',
          },
        ],
        isFirst: true,
      }),
      submit: (session, { institution = '' }) =>
        INSTITUTIONS[institution] === undefined ? { to: 'institution', session } : { to: 'sign-in', session: { ...session, institution } },
    },
    'sign-in': {
      before: 'institution',
      page: (session) => ({
        title: `Sign in to ${bankOf(session)}`,
        lead: 'With the user name and password of your online banking.',
        parts: [
          { kind: 'text', name: 'username', label: 'User name' },
          { kind: 'text', name: 'password', label: 'Password', secret: true },
        ],
        submit: 'Sign in',
        names: BANK_NAMES,
      }),
      submit: (session, { username = '', password = '' }) => {
        if (username.startsWith('user_') && password === MFA.password) return { to: 'code', session };
        const error = signInError(username, password);
        return error === null ? signedIn(session, username === 'user_custom' ? password : null) : refused(session, error, 'sign-in');
      },
    },
    code: {
      before: 'sign-in',
      page: (session) => ({
        title: 'Enter the code',
        lead: `${bankOf(session)} sent a code to the phone it has on file.`,
        parts: [{ kind: 'text', name: 'code', label: 'Code' }],
        submit: 'Continue',
        names: [[MFA.code, 'is right; any other code is wrong']],
      }),
      submit: (session, { code = '' }) => (code.trim() === MFA.code ? signedIn(session, null) : refused(session, 'INVALID_MFA', 'code')),
    },
    accounts: {
      before: 'sign-in',
      page: (session) => ({
        title: session.many ? 'Choose the accounts to share' : 'Choose an account',
        lead: session.many ? 'Share every account that your income is paid into.' : 'Your lender uses only the account you choose.',
        parts: [
          {
            kind: 'choices',
            many: session.many,
            legend: `Your accounts at ${bankOf(session)}`,
            options: depositsOf(session).map(({ account_id: value, name, mask, balances }) => ({
              value,
              label: `${name} ••••${mask}`,
              hint: `$${(balances.available ?? 0).toLocaleString('en-US', { minimumFractionDigits: 2 })} available`,
            })),
          },
        ],
        submit: 'Continue',
      }),
      submit: (session, fields) => {
        const known = depositsOf(session).map(({ account_id: id }) => id);
        const chosen = known.filter((id) => Object.values(fields).includes(id));
        return chosen.length === 0
          ? { to: 'accounts', session, problem: 'Choose at least one account.' }
          : { to: 'consent', session: { ...session, chosen } };
      },
    },
    consent: {
      before: 'accounts',
      page: (session) => ({
        title: 'What is shared',
        lead: `${bankOf(session)} shares this with your lender, to read only:`,
        parts: [
          {
            kind: 'list',
            items: [
              'the account’s owner, type and numbers',
              'its balance',
              ...(session.userToken === null ? [] : ['deposits of the last 12 months, to find income']),
            ],
          },
        ],
        submit: 'Agree and finish',
      }),
      submit: ({ item, publicToken, chosen, userToken }, _, state) => finished(state, { item, publicToken, chosen, userToken }),
    },
    failed: {
      before: 'institution',
      page: ({ failure }) => {
        const [title, lead] = FAILURES[failure] ?? ANY_FAILURE;
        return { title, lead, parts: [], submit: 'Return without linking' };
      },
      submit: ({ failure }) => ({ leave: { exit: failure } }),
    },
  },
};

function finished(
  state: VendorState,
  { item, publicToken, chosen, userToken }: Pick<BankSession, 'item' | 'publicToken' | 'chosen' | 'userToken'>,
): Move<Step, BankSession> {
  if (item === null) return { leave: { exit: 'USER_EXIT' } };
  state.put(`public:${publicToken}`, { item, made: state.now(item.user.client_user_id).toISOString(), userToken });
  return { leave: { public_token: publicToken, account_id: chosen[0] ?? '' } };
}
