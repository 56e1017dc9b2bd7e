import { expect, test } from 'vitest';
import { STEPS } from '../checklist.ts';

/** Who acts at each step, which job runs, and how long it is said to take: read as text, so that a changed figure is a changed line. */
test('the checklist as a table', async () => {
  const rows = STEPS.map(({ status, actor, work, waiting }) =>
    [status, actor, work ?? '-', waiting ? `${waiting.who}, ${waiting.typicalSeconds} s` : '-'].join(' | '),
  );
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('../walks/checklist.txt');
});
