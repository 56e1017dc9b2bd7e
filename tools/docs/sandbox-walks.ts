/** The parts of docs/sandbox.md that come from the walks: the statuses of each persona and modifier, and how to reach and end every status. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS } from '@hearthline/journey/checklist.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { MODIFIERS } from '@hearthline/sandbox/modifiers.ts';
import { PERSONAS } from '@hearthline/sandbox/personas.ts';
import { LEFT_BY_STAFF, LEFT_BY_TIME, REACH } from '@hearthline/sandbox/reach.ts';

const WALKS = join(import.meta.dirname, '../../sandbox/walks');

type Passed = { readonly status: string; readonly waitsFor: string; readonly screen: string };

/** The statuses of a walk, from its snapshot. */
function passedIn(name: string): Passed[] {
  return [...readFileSync(join(WALKS, `${name}.txt`), 'utf8').matchAll(/^([A-Z_]+) +(\w+) +(\S+)$/gm)].map(
    ([, status = '', waitsFor = '', screen = '']) => ({ status, waitsFor, screen }),
  );
}

const code = (statuses: readonly string[]) => statuses.map((s) => `\`${s}\``).join(' → ') || '–';

/** The statuses of a path from verification on, without those that Grace Happy passes too. */
function apart(name: string, plain: ReadonlySet<string>): string {
  return code(
    passedIn(name)
      .map((p) => p.status)
      .filter((status, i, all) => !plain.has(status) && all.indexOf(status) === i),
  );
}

/** The standard path, a row for each status: who has to act, and what the borrower sees. */
export function plainWay(): string {
  return passedIn('happy')
    .map(({ status, waitsFor, screen }) => `| \`${status}\` | ${waitsFor} | ${screen} | ${leave(status as ChecklistStatus)} |`)
    .join('\n');
}

/** The statuses each path has in addition to the standard one, and where it ends. */
export function stories(): string {
  const plain = new Set(passedIn('happy').map((p) => p.status));
  const row = (name: string, who: string, does: string) =>
    `| ${who} | ${does} | ${apart(name, plain)} | \`${passedIn(name).at(-1)?.status ?? ''}\` |`;
  return [
    ...PERSONAS.map((p) => row(p.key, `${p.first} ${p.last}`, `\`{"persona": "${p.key}"}\``)),
    ...MODIFIERS.map((m) =>
      row(`${m.persona}+${m.key}`, `\`+${m.key}\``, `${m.does} \`{"persona": "${m.persona}", "modifiers": ["${m.key}"]}\``),
    ),
  ].join('\n');
}

/** How a status is ended: the job to finish, the time to let pass, what staff do, or the borrower's own step. */
function leave(status: ChecklistStatus): string {
  const steps = STEPS.filter((s) => s.status === status);
  const time = LEFT_BY_TIME[status];
  const action = LEFT_BY_STAFF[status];
  const work = status === 'IN_PROGRESS' ? 'pre-checks' : steps.find((s) => s.work !== null)?.work;
  if (time) return `\`POST /sandbox/clock {"advance": "${time}"}\``;
  if (action) return `staff \`{"action": "${action}"}\``;
  if (work) return `work \`{"name": "${work}"}\``;
  return steps.some((s) => s.actor === 'borrower') ? 'the borrower, on the screen' : '–';
}

/** Every status: its screen, the personas that reach it, and how it is ended. */
export function everyStatus(): string {
  const seen = readdirSync(WALKS).flatMap((file) => passedIn(file.replace(/\.txt$/, '')));
  return CHECKLIST_STATUSES.map((status) => {
    const { persona, modifiers = [] } = REACH[status];
    const screen = seen.find((p) => p.status === status)?.screen ?? '…';
    return `| \`${status}\` | ${screen} | ${[persona, ...modifiers].join(' +')} | ${leave(status)} |`;
  }).join('\n');
}
