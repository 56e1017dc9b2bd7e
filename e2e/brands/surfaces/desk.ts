/** What a lender's staff see at their desk: every list and every part of an application, and what they get when they ask for another lender's. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { credentialsOf } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { DESK_HEADER } from '@hearthline/server/identity/access/staff-sessions.ts';
import type { Stage } from '../stage.ts';
import { addressesOf, type Borrower } from './replies.ts';
import { showSettings } from './settings.ts';

const ROLES: readonly StaffRole[] = ['compliance', 'admin', 'agent', 'processor'];
const READS = ENDPOINTS.filter(({ service, method }) => service === 'desk' && method === 'GET');
const WHY = { reason: 'CALL', note: 'They called about a draw' };

/** Ids that an answer of the desk has, by the parameter that names one in an address. */
const NAMED: Readonly<Record<string, RegExp>> = {
  taskUuid: /"(?:taskUuid|uuid)":"([0-9a-f-]{36})"/,
  messageUuid: /"id":"([0-9a-f-]{36})"[^{}]*"readable":true/,
  documentUuid: /"uuid":"([0-9a-f-]{36})","type":/,
  version: /"latest":(\d+)/,
  sha256: /"sha256":"([0-9a-f]{64})"/,
  sheetId: /"id":"([0-9a-f-]{36})"/,
  conversationUuid: /"uuid":"([0-9a-f-]{36})"/,
};
/** The list whose first row an address of one thing is about. */
const LISTED: Readonly<Record<string, string>> = {
  'desk-task-get': 'desk-work-get',
  'desk-message-get': 'desk-messages-get',
  'desk-document-file': 'desk-documents-get',
  'desk-chat-get': 'desk-chats-get',
  'desk-rate-sheet-get': 'desk-rate-sheets-get',
  'desk-upload-file': 'desk-documents-get',
  'desk-lender-version': 'desk-lender-get',
};

/** What nobody at the desk of a played application is shown, and why. */
const NOT_PLAYED: Readonly<Record<string, string>> = {
  'lender-draft-get': 'a lender that is being set up has no desk yet',
  'desk-application-version': 'it answers when something changes, with a number',
  'desk-chat-file': 'no file is sent in the chat',
};

type Reading = {
  readonly uuid: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Gets what was shown. */
  readonly shown: Set<string>;
};

/** Every list, and of each list the first thing in it. */
async function showReads(stage: Stage, { uuid, headers, shown }: Reading): Promise<void> {
  const answers = new Map<string, string>();
  const read = async (id: string, url: string): Promise<void> => {
    const { status, text } = await stage.get(url, headers);
    if (status < 300) shown.add(id);
    if (!answers.has(id)) answers.set(id, text);
  };
  const [parts, lists] = [READS.filter(({ id }) => id in LISTED), READS.filter(({ id }) => !(id in LISTED))];
  for (const endpoint of lists) for (const url of addressesOf(endpoint, { uuid })) await read(endpoint.id, url);
  for (const endpoint of parts) {
    const listed = answers.get(LISTED[endpoint.id] ?? '') ?? '';
    const [, name = ''] = /\{(\w+)\}(?!.*\{)/.exec(endpoint.path) ?? [];
    const found = NAMED[name]?.exec(listed)?.[1];
    for (const url of found === undefined ? [] : addressesOf(endpoint, { uuid, [name]: found })) await read(endpoint.id, url);
  }
}

/**
 * Answers which lists and parts nobody was shown.
 * @param owns applications of the lender
 * @param others applications of other lenders, which its staff ask for in vain
 */
export async function showDesk(
  stage: Stage,
  lender: Lender,
  owns: readonly Borrower[],
  others: readonly Borrower[],
  everything: boolean,
): Promise<string[]> {
  const shown = new Set(Object.keys(NOT_PLAYED));
  for (const role of everything ? ROLES : ROLES.slice(0, 2)) {
    const headers = { ...credentialsOf(await deskToken(stage.product, lender.orgCode, role)), [DESK_HEADER]: '1' };
    for (const { uuid } of owns) await showReads(stage, { uuid, headers, shown });
    for (const list of ['QUEUE', 'MINE', 'ENDED']) await stage.get(`/desk/api/v1/chats?list=${list}`, headers);
    const searches = [
      { by: 'NAME', text: 'Happy' },
      { by: 'NAME', text: 'Grace' },
      ...[...owns, ...others].map(({ email }) => ({ by: 'EMAIL', text: email })),
    ];
    for (const search of searches) await stage.post('/desk/api/v1/people/search', { ...search, ...WHY }, headers);
    for (const { uuid } of others)
      for (const endpoint of READS.filter(({ path }) => path.includes('{uuid}')))
        for (const url of addressesOf(endpoint, { uuid })) await stage.get(url, headers);
    if (role === 'compliance') await showSettings(stage, lender, headers, everything);
  }
  return READS.flatMap(({ id }) => (shown.has(id) ? [] : [id]));
}
