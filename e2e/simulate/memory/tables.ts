/** Tables in memory with what the product relies on: a transaction sees its own writes, others see them when it commits, and locks are waited for. */
export type Row = Record<string, unknown>;
type Written = Map<string, Map<string, Row>>;

const tableOf = (tables: Written, name: string): Map<string, Row> => {
  let table = tables.get(name);
  if (!table) tables.set(name, (table = new Map()));
  return table;
};

/** The committed state, and the holder of each lock. */
export type Database = {
  readonly tables: Written;
  readonly locks: Map<string, { holder: Transaction; readonly waiting: (() => void)[] }>;
  /** Called with each row that is committed. */
  readonly watch: (table: string, row: Row) => void;
};
export const database = (watch: Database['watch']): Database => ({ tables: new Map(), locks: new Map(), watch });

export type Transaction = {
  readonly get: (table: string, key: string) => Row | undefined;
  /** The rows of a table that pass the test, in the order in which they were first written. */
  readonly where: (table: string, test: (row: Row) => boolean) => Row[];
  readonly put: (table: string, key: string, row: Row) => void;
  /** Waits until the lock is free, and holds it until the transaction ends. */
  readonly lock: (key: string) => Promise<void>;
  /** Runs something when the transaction commits. */
  readonly onCommit: (run: () => void) => void;
  readonly commit: () => void;
  readonly rollback: () => void;
};

export function begin(db: Database): Transaction {
  const written: Written = new Map();
  const held: string[] = [];
  const effects: (() => void)[] = [];
  let ended = false;

  const end = () => {
    if (ended) return;
    ended = true;
    release();
  };
  const release = () => {
    for (const key of held.splice(0)) {
      const lock = db.locks.get(key);
      const next = lock?.waiting.shift();
      if (next) next();
      else db.locks.delete(key);
    }
  };
  const self: Transaction = {
    get: (table, key) => written.get(table)?.get(key) ?? db.tables.get(table)?.get(key),
    where: (table, test) => {
      const mine = written.get(table);
      const committed = db.tables.get(table);
      const found: Row[] = [];
      const look = (row: Row) => void (test(row) && found.push(row));
      if (!mine) committed?.forEach(look);
      else {
        committed?.forEach((row, key) => look(mine.get(key) ?? row));
        mine.forEach((row, key) => void (committed?.has(key) !== true && look(row)));
      }
      return found;
    },
    put: (table, key, row) => void tableOf(written, table).set(key, row),
    lock: async (key) => {
      const lock = db.locks.get(key);
      if (!lock) db.locks.set(key, { holder: self, waiting: [] });
      else if (lock.holder === self) return;
      else {
        await new Promise<void>((resolve) => lock.waiting.push(resolve));
        lock.holder = self;
        // The transaction ended while it waited: the next one gets the lock.
        if (ended) {
          held.push(key);
          return release();
        }
      }
      held.push(key);
    },
    onCommit: (run) => void effects.push(run),
    commit: () => {
      if (ended) return;
      for (const [name, rows] of written)
        for (const [key, row] of rows) {
          tableOf(db.tables, name).set(key, row);
          db.watch(name, row);
        }
      end();
      for (const run of effects) run();
    },
    rollback: end,
  };
  return self;
}
