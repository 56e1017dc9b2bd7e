import {
  autopayAccount,
  bankLink,
  disburseAccount,
  incomeLink,
  incomePost,
  pendingLink as pendingLinkGet,
} from '@hearthline/web/operations/service-application.ts';
import { applicationScreen, queryString, registration } from '@hearthline/journey/paths.ts';
import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import { api } from './api/api.ts';
import { session } from './session/session.ts';

/** What a borrower links a bank, payroll or tax service for. */
export type LinkTarget = { readonly purpose: 'INCOME'; readonly method: IncomeMethod } | { readonly purpose: 'DISBURSE' | 'AUTOPAY' };

/** What the vendor returned with: a public token, with the account chosen where there is one; or why the borrower left without. */
export type LinkResult = { readonly publicToken: string; readonly accountId: string } | { readonly exit: string };

/** The link the borrower has opened last and not finished, as the server knows it. */
export type PendingLink = {
  readonly applicationUuid: string;
  readonly target: LinkTarget;
  readonly token: string | null;
  readonly expired: boolean;
};

/** Where the vendor's page returns to; `org` and `lang` stay, because the page is served for them. */
function returnAddress(uuid: string, target: LinkTarget): string {
  const here = new URL(window.location.href);
  const query = { org: here.searchParams.get('org'), lang: here.searchParams.get('lang') };
  const isTax = target.purpose === 'INCOME' && target.method.startsWith('POINTSERV_');
  const path = isTax
    ? applicationScreen(uuid, 'income/pointserv-callback', query)
    : `${registration.plaidOauthSuccess()}${queryString(query)}`;
  return here.origin + path;
}

/** Starts a link: the address of the vendor's page, or the token of its widget. The server remembers what it is for. */
export async function openLink(uuid: string, target: LinkTarget): Promise<{ token: string | null; connectUrl: string | null }> {
  session.rememberApplication(uuid);
  const path = { uuid };
  const redirectUri = returnAddress(uuid, target);
  if (target.purpose === 'INCOME') {
    const data = await api(incomeLink, { path, body: { method: target.method, redirectUri } });
    return { token: data.token, connectUrl: data.connectUrl };
  }
  const data = await api(bankLink, { path, body: { purpose: target.purpose, redirectUri } });
  return { token: data.linkToken, connectUrl: data.connectUrl };
}

/** Gives the server the public token, which it exchanges for the vendor's data, server to server. */
export async function finishLink(uuid: string, target: LinkTarget, result: Extract<LinkResult, { publicToken: string }>): Promise<void> {
  const path = { uuid };
  const { publicToken, accountId } = result;
  if (target.purpose === 'INCOME') await api(incomePost, { path, body: { method: target.method, publicToken } });
  else await api(target.purpose === 'DISBURSE' ? disburseAccount : autopayAccount, { path, body: { publicToken, accountId } });
}

/** The link that the borrower returns from; null when none is open. */
export async function pendingLink(): Promise<PendingLink | null> {
  const data = await api(pendingLinkGet);
  if (!data.link) return null;
  const { applicationUuid, purpose, method, token, expired } = data.link;
  if (purpose !== 'INCOME') return { applicationUuid, target: { purpose }, token, expired };
  return method === null ? null : { applicationUuid, target: { purpose, method }, token, expired };
}
