import { chatUsers } from '@hearthline/web/operations/service-omni-proxy.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { quietApi } from '../services/api/api.ts';
import { isProduction } from '../services/organization/organization.ts';

export type Agents = Reply<'chat-users'>['users'];

const ROLES = ['ADMIN', 'CSA', 'MANAGER', 'SPECIALIST'] as const;

/** Who answers chats, for who is signed in (B 189); no one in production, where it is not asked. */
export async function readAgents(): Promise<Agents> {
  return isProduction() ? [] : (await quietApi(chatUsers, { body: { filter: { roles: [...ROLES] } } })).users;
}
