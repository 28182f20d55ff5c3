/** What `tools/test.mjs` looks for in a runner's output. */
export const FLAKY = 'flaky: ';

/** A reporter of Vitest that names each test which failed first and passed when it was tried again. */
export default class FlakyReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`\n${FLAKY}${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
