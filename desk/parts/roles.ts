import type { Role } from '../services/session.ts';

/** Roles as they are shown. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  processor: 'Processor',
  underwriter: 'Underwriter',
  closer: 'Closer',
  funder: 'Funder',
  compliance: 'Compliance',
  agent: 'Agent',
  auditor: 'Auditor',
  admin: 'Administrator',
};

export const ROLE_OPTIONS = Object.entries(ROLE_NAMES).map(([value, text]) => ({ value, text }));

/** Whether a role decides on access to the desk. */
export const decidesAccess = (role: Role): boolean => role === 'admin' || role === 'compliance';

/** Whether a role acts on applications, owns them and answers chats: an auditor reads, an administrator does neither. */
export const actsHere = (role: Role): boolean => role !== 'auditor' && role !== 'admin';

/** Those who read what people thought of the bot's answers: who leads chats, and an auditor. */
export const ANSWER_READERS: readonly Role[] = ['agent', 'compliance', 'auditor'];
