/** Makes each generated file whose inputs changed since it was made; run by `tools/generate.mjs`. */
import { GENERATED, isCurrent, make } from './generated.ts';

const outdated = GENERATED.filter((row) => !isCurrent(row));
const outcomes = await Promise.allSettled(outdated.map((row) => make(row)));
for (const [index, outcome] of outcomes.entries()) {
  const { about = '' } = outdated[index] ?? {};
  if (outcome.status === 'fulfilled') {
    console.log(`Made ${about}`);
    continue;
  }
  const { reason } = outcome as { reason: unknown };
  console.error(`Could not make ${about}, which types, lint and tests need: ${reason instanceof Error ? reason.message : String(reason)}`);
  process.exitCode = 1;
}
