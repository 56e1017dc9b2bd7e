/**
 * Set-up of every test run: a property that holds counts as an assertion of its test, so that `requireAssertions` refuses only tests that cannot fail. A
 * property that does not hold is reported as fast-check does by itself.
 */
import fc from 'fast-check';
import { expect } from 'vitest';

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  reporter: (run) => {
    if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
    expect(run.failed).toBe(false);
  },
});
