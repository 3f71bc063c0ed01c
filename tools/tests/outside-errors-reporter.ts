import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** First words of an error that belongs to no test. */
export const outsideOfTests = 'Outside of tests:';

/** Prints errors that belong to no test, such as unhandled rejections. The JSON report leaves them out. */
export default class OutsideErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    for (const error of errors) {
      console.log(`${outsideOfTests} ${error.stack ?? error.message}`);
      // The file whose test ran at the time of the error. It isn't always the cause.
      if (error.VITEST_TEST_PATH) console.log(`While running ${String(error.VITEST_TEST_PATH)}`);
    }
  }
}
