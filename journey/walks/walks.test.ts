import { expect, test } from 'vitest';
import { home } from '../paths.ts';
import { settle } from '../triggers.ts';
import { whereNext } from '../where-next.ts';
import { progressStep } from '../progress.ts';
import { fileWith, UUID } from './sample.ts';
import { SCENARIOS } from './scenarios.ts';

/** One line per step: status, machine state, progress, and the screen the borrower then sees ("…" while polling leaves it as it was). */
function walk(steps: (typeof SCENARIOS)[string]): string {
  let path = `/account/heloc/${UUID}`;
  const lines = steps.map((_, at) => {
    const file = fileWith(...steps.slice(0, at + 1));
    const machineState = settle(file);
    const before = at === 0 ? null : fileWith(...steps.slice(0, at)).status;
    const next = whereNext({ ...file, machineState, currentPath: path, retries: 0, submittedAt: before });
    if (next.kind === 'go') path = next.path;
    const shown = next.kind === 'wait' ? '…' : path === home() ? '/' : path.replace(`/account/heloc/${UUID}/`, '');
    return `${file.status.status.padEnd(32)} ${machineState.padEnd(20)} ${progressStep(file.status, file.application)}  ${shown}`;
  });
  return `${lines.join('\n')}\n`;
}

test.each(Object.entries(SCENARIOS))('%s', async (name, steps) => {
  await expect(walk(steps)).toMatchFileSnapshot(`./${name}.txt`);
});
