/** What a lender's staff see at their desk: every list and every part of an application, and what they get when they ask for another lender's. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { credentialsOf } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { DESK_HEADER } from '@hearthline/server/identity/access/staff-sessions.ts';
import type { Stage } from '../stage.ts';
import { addressesOf } from './replies.ts';

const ROLES: readonly StaffRole[] = ['compliance', 'admin', 'agent', 'processor'];
const READS = ENDPOINTS.filter(({ service, method }) => service === 'desk' && method === 'GET');
const SEARCHES = [
  { by: 'NAME', text: 'Happy' },
  { by: 'NAME', text: 'Grace' },
  { by: 'EMAIL', text: 'grace.happy' },
];
const WHY = { reason: 'CALL', note: 'They called about a draw' };

/** Ids that an answer of the desk has, by the parameter that names one in an address. */
const NAMED: Readonly<Record<string, RegExp>> = {
  taskUuid: /"(?:taskUuid|uuid)":"([0-9a-f-]{36})"/,
  messageUuid: /"uuid":"([0-9a-f-]{36})"/,
  sha256: /"sha256":"([0-9a-f]{64})"/,
  conversationUuid: /"uuid":"([0-9a-f-]{36})"/,
};
/** The list whose first row an address of one thing is about. */
const LISTED: Readonly<Record<string, string>> = {
  'desk-task-get': 'desk-work-get',
  'desk-message-get': 'desk-messages-get',
  'desk-document-file': 'desk-documents-get',
  'desk-chat-get': 'desk-chats-get',
};

/**
 * @param own an application of the lender
 * @param others applications of other lenders, which its staff ask for in vain
 */
export async function showDesk(
  stage: Stage,
  { orgCode }: Lender,
  own: string,
  others: readonly string[],
  everything: boolean,
): Promise<void> {
  for (const role of everything ? ROLES : ROLES.slice(0, 2)) {
    const headers = { ...credentialsOf(await deskToken(stage.product, orgCode, role)), [DESK_HEADER]: '1' };
    const answers = new Map<string, string>();
    const read = async (id: string, url: string): Promise<void> => {
      const { text } = await stage.get(url, headers);
      if (!answers.has(id)) answers.set(id, text);
    };
    const [parts, lists] = [READS.filter(({ id }) => id in LISTED), READS.filter(({ id }) => !(id in LISTED))];
    for (const endpoint of lists) for (const url of addressesOf(endpoint, { uuid: own })) await read(endpoint.id, url);
    for (const endpoint of parts) {
      const listed = answers.get(LISTED[endpoint.id] ?? '') ?? '';
      const [, name = ''] = /\{(\w+)\}(?!.*\{)/.exec(endpoint.path) ?? [];
      const found = NAMED[name]?.exec(listed)?.[1];
      for (const url of found === undefined ? [] : addressesOf(endpoint, { uuid: own, [name]: found })) await read(endpoint.id, url);
    }
    for (const list of ['QUEUE', 'MINE', 'ENDED']) await stage.get(`/desk/api/v1/chats?list=${list}`, headers);
    for (const search of SEARCHES) await stage.post('/desk/api/v1/people/search', { ...search, ...WHY }, headers);
    for (const uuid of others)
      for (const endpoint of READS.filter(({ path }) => path.includes('{uuid}')))
        for (const url of addressesOf(endpoint, { uuid })) await stage.get(url, headers);
  }
}
