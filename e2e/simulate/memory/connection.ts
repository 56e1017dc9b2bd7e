/** Replaces pg's pool in one process: each statement is an await at which anything may go wrong. */
import { Fault, type Host } from '../time/hosts.ts';
import { type Answer, changedRows } from './answers.ts';
import { statementOf } from './statements.ts';
import { isUnmodeled } from './unmodeled.ts';
import { begin, type Database, type Transaction } from './tables.ts';

type Query = string | { readonly name?: string; readonly text: string; readonly values?: readonly unknown[] };
/** A connection inside a transaction or not; the queue joins its transaction. */
export type Client = {
  readonly query: (query: Query, values?: readonly unknown[]) => Promise<Answer>;
  readonly release: (lost?: Error) => void;
  readonly on: () => void;
  readonly off: () => void;
  readonly transaction: () => Transaction;
  readonly connection: { readonly stream: { readonly cork: () => void; readonly uncork: () => void } };
};
export type Pool = { readonly connect: () => Promise<Client>; readonly query: Client['query'] };

/** @param unknown called with each statement that is neither modeled nor on the list of unmodeled ones. */
export function poolOf(db: Database, host: Host, unknown: (text: string) => void): Pool {
  const inside = async (on: Transaction, query: Query, more?: readonly unknown[]): Promise<Answer> => {
    const { name, text, values } = typeof query === 'string' ? { name: undefined, text: query, values: more } : query;
    const statement = statementOf(name, text);
    if (statement) return statement(on, values ?? more ?? [], text);
    if (!isUnmodeled(name, text)) unknown(name ?? text.trim().replaceAll(/\s+/g, ' '));
    return changedRows(/^\s*(select|with)/i.test(text) ? 0 : 1);
  };
  const wordOf = (query: Query) => (typeof query === 'string' ? query.slice(0, 40) : (query.name ?? query.text.slice(0, 40)));
  const alone: Client['query'] = (query, values) =>
    host.step(wordOf(query), async () => {
      const on = begin(db);
      const given = await inside(on, query, values);
      on.commit();
      return given;
    });

  const connect = async (): Promise<Client> => {
    let open: Transaction | null = null;
    let forget = () => undefined as void;
    const close = () => {
      open?.rollback();
      open = null;
      forget();
    };
    let isLost = false;
    const run: Client['query'] = async (asked, values) => {
      if (isLost && asked !== 'ROLLBACK') throw new Fault('the connection is lost');
      if (asked === 'BEGIN')
        return host.step('BEGIN', () => {
          open = begin(db);
          forget = host.whenItDies(close);
          return changedRows(0);
        });
      if (asked === 'ROLLBACK') {
        close();
        return changedRows(0);
      }
      if (asked === 'COMMIT')
        return host.step('COMMIT', () => {
          open?.commit();
          close();
          return changedRows(0);
        });
      if (open === null) return alone(asked, values);
      const mine: Transaction = open;
      return host.step(wordOf(asked), () => inside(mine, asked, values));
    };
    let last: Promise<unknown> = Promise.resolve();
    // One after the other, also those sent without waiting. Behind a BEGIN that failed nothing runs: its connection is lost.
    const query: Client['query'] = (asked, values) => {
      const answered = last.then(() => run(asked, values));
      last = answered.catch(() => {
        if (asked === 'BEGIN') isLost = true;
      });
      return answered;
    };
    return {
      query,
      connection: { stream: { cork: () => undefined, uncork: () => undefined } },
      release: close,
      on: () => undefined,
      off: () => undefined,
      transaction: () => {
        if (open === null) throw new Fault('There is no transaction');
        return open;
      },
    };
  };
  return { connect, query: alone };
}
