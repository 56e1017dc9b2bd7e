/** Runs test files of one project in the order in which they are named, stops at the first failure and prints it: `node mutant-run.ts <project> <file> …`. For `mutate.ts`. */
import { relative } from 'node:path';

import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node';

const [project = '', ...files] = process.argv.slice(2);

/** The nearest test first: by itself Vitest starts with the longest. */
class AsNamed extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => files.indexOf(relative(process.cwd(), moduleId));
    return specifications.toSorted((a, b) => rank(a) - rank(b));
  }
}

const vitest = await startVitest('test', files, {
  watch: false,
  project: [project],
  bail: 1,
  reporters: [{}],
  sequence: { sequencer: AsNamed },
});
for (const module of vitest.state.getTestModules()) {
  const [first] = [...module.children.allTests('failed')];
  if (module.state() === 'failed') console.log(`${module.relativeModuleId}: ${first?.name ?? 'before its first test'}`);
}
await vitest.close();
