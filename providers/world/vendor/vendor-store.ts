import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One billable effect at the vendor. `subject` is a digest: a ledger holds no personal data. */
export interface LedgerEntry {
  readonly at: string;
  readonly kind: string;
  readonly subject: string;
  readonly key: string;
}

export interface RememberedAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
}

/** What a vendor stores: its effects, its responses by idempotency key, and other values. */
export interface VendorStore {
  readonly ledger: () => readonly LedgerEntry[];
  readonly effect: (entry: LedgerEntry, answer: RememberedAnswer) => void;
  readonly answered: (idempotencyKey: string) => RememberedAnswer | undefined;
  /** How many effects of a kind one subject has had. */
  readonly count: (kind: string, subject: string) => number;
  readonly put: (id: string, value: unknown) => void;
  readonly get: (id: string) => unknown;
  /** All ids with this prefix. */
  readonly idsWithPrefix: (prefix: string) => readonly string[];
  /** Stores bytes and returns the key to fetch them by. */
  readonly putFile: (bytes: Uint8Array) => string;
  readonly file: (sha256: string) => Uint8Array | undefined;
}

type Line = { readonly entry: LedgerEntry; readonly answer: RememberedAnswer } | { readonly id: string; readonly value: unknown };

/** With a file, every line is on disk before the vendor responds: killing the process at any moment loses no effect. */
export function openVendorStore(file?: string): VendorStore {
  const entries: LedgerEntry[] = [];
  const answers = new Map<string, RememberedAnswer>();
  const values = new Map<string, unknown>();
  const counts = new Map<string, number>();

  const replay = (line: Line): void => {
    if ('id' in line) {
      values.set(line.id, line.value);
      return;
    }
    entries.push(line.entry);
    answers.set(line.entry.key, line.answer);
    const counter = `${line.entry.kind}|${line.entry.subject}`;
    counts.set(counter, (counts.get(counter) ?? 0) + 1);
  };
  const append = (line: Line): void => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    replay(line);
  };

  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) {
      const lines = readFileSync(file, 'utf8').split('\n');
      for (const line of lines) {
        const whole = parsed(line);
        if (whole !== null) replay(whole);
      }
      if (lines.at(-1) !== '') appendFileSync(file, '\n');
    }
  }
  return {
    ledger: () => entries,
    effect: (entry, answer) => append({ entry, answer }),
    answered: (key) => answers.get(key),
    count: (kind, subject) => counts.get(`${kind}|${subject}`) ?? 0,
    put: (id, value) => append({ id, value }),
    get: (id) => values.get(id),
    idsWithPrefix: (prefix) => [...values.keys()].filter((id) => id.startsWith(prefix)),
    ...filesBeside(file),
  };
}

/** Files are stored next to the state file, named by their digest; without a state file they are kept in memory. */
function filesBeside(file: string | undefined): Pick<VendorStore, 'putFile' | 'file'> {
  const folder = file === undefined ? null : `${file}.files`;
  const files = new Map<string, Uint8Array>();
  return {
    putFile: (bytes) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (folder === null) files.set(sha256, bytes);
      else {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, sha256), bytes, { mode: 0o600 });
      }
      return sha256;
    },
    file: (sha256) => {
      if (folder === null) return files.get(sha256);
      const path = join(folder, sha256);
      return existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}

/** A line truncated by a kill was never acknowledged, so it does not count. */
function parsed(line: string): Line | null {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return null;
  }
}
