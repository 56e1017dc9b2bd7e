/** The one mechanism by which a different person decides, asked without a database: every refusal in its order, and what each decision comes to. */
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import type { StaffCaller } from '../identity/request-parts.ts';
import { type Decision, decideWith, Expired, type Kind } from './two-people.ts';

type Given = {
  readonly row?: object | null;
  readonly isOpen?: boolean;
  readonly proposerIs?: readonly StaffRole[] | null;
  readonly standing?: StaffRole | null;
  readonly whyNot?: string | null;
  readonly whyExpired?: string | null;
  readonly mayTakeBack?: boolean;
};

/** What a decision comes to, and whether its end was kept. */
async function decided(caller: 'first' | 'second', asked: Decision, given: Given = {}): Promise<string> {
  const kept: string[] = [];
  const kind: Kind<object, string> = {
    lock: async () => (given.row === undefined ? {} : given.row),
    proposed: () => ({
      state: 'TAKEN_BACK',
      isOpen: given.isOpen ?? true,
      proposer: 'first',
      proposerIs: given.proposerIs === undefined ? ['processor', 'closer'] : given.proposerIs,
    }),
    whyNot: () => given.whyNot ?? null,
    whyExpired: async () => given.whyExpired ?? null,
    proposerGone: 'gone',
    expire: async (_client, _row, why) => void kept.push(`kept ${why}`),
    approve: async () => 'approved',
    refuse: async (_client, _row, reason) => `refused ${reason}`,
    ...(given.mayTakeBack !== false && { withdraw: async (_client, _row, reason) => `taken back ${reason}` }),
  };
  const standing = given.standing === undefined ? 'closer' : given.standing;
  const client = { query: async () => ({ rows: standing === null ? [] : [{ role: standing }] }) } as unknown as PoolClient;
  try {
    const done = await decideWith(client, kind, { staffUuid: caller } as StaffCaller, asked);
    return done instanceof Expired ? [...kept, `expired ${done.why}`].join(', ') : done;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.code, error.errors?.map(({ field }) => field).join(' ')].filter(Boolean).join(' ');
  }
}
const APPROVE: Decision = { decision: 'APPROVE' };
const REFUSE: Decision = { decision: 'REFUSE', reason: 'why' };
const WITHDRAW: Decision = { decision: 'WITHDRAW', reason: 'mine' };

test.each<[string, 'first' | 'second', Decision, Given, string]>([
  ['a colleague approves', 'second', APPROVE, {}, 'approved'],
  ['a colleague refuses', 'second', REFUSE, {}, 'refused why'],
  ['the proposer takes it back', 'first', WITHDRAW, {}, 'taken back mine'],
  ['a refusal says why', 'second', { decision: 'REFUSE' }, {}, 'invalid_request reason'],
  ['the proposer approves nothing', 'first', APPROVE, {}, 'forbidden'],
  ['the proposer refuses nothing', 'first', REFUSE, {}, 'forbidden'],
  ['a colleague takes nothing back', 'second', WITHDRAW, {}, 'forbidden'],
  ['what cannot be taken back', 'first', WITHDRAW, { mayTakeBack: false }, 'forbidden'],
  ['a colleague who may not decide', 'second', APPROVE, { whyNot: 'not you' }, 'forbidden'],
  ['a colleague who may not decide refuses neither', 'second', REFUSE, { whyNot: 'not you' }, 'forbidden'],
  ['the proposer, whatever they may not decide', 'first', WITHDRAW, { whyNot: 'not you' }, 'taken back mine'],
  ['what is not there', 'second', APPROVE, { row: null }, 'not_found'],
  ['what was decided before', 'second', APPROVE, { isOpen: false }, 'conflict'],
  ['what was decided before is not taken back', 'first', WITHDRAW, { isOpen: false }, 'conflict'],
  ['what went on', 'second', APPROVE, { whyExpired: 'went on' }, 'kept went on, expired went on'],
  ['a proposer who left', 'second', APPROVE, { standing: null }, 'kept gone, expired gone'],
  ['a proposer in another role', 'second', APPROVE, { standing: 'agent' }, 'kept gone, expired gone'],
  ['a proposer in the other of two roles', 'second', APPROVE, { standing: 'processor' }, 'approved'],
  ['what waits no matter who brought it', 'second', APPROVE, { proposerIs: null, standing: null }, 'approved'],
  ['a refusal, after what it is about went on', 'second', REFUSE, { whyExpired: 'went on' }, 'kept went on, expired went on'],
])('%s', async (_, caller, asked, given, expected) => {
  expect(await decided(caller, asked, given)).toBe(expected);
});
