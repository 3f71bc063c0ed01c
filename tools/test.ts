import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { runChecks } from './check.ts';
import { selfTest } from './check-self-test.ts';
import { changedFiles, suitesOf } from './tests/affected-suites.ts';
import { runExternal } from './tests/external-suite.ts';
import { runPlaywright } from './tests/playwright-suite.ts';
import { failedWith, type Suite } from './tests/suite.ts';
import { runVitest } from './tests/vitest-suite.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The servers of these tests need the built web app and server. */
const runFaults: Suite['run'] = async () => {
  await build();
  return runVitest(root, { folder: 'e2e/faults' });
};

/** Fast suites first, so that simple mistakes are reported early. */
const suites: readonly Suite[] = [
  { name: 'checks', run: runChecks },
  { name: 'checks-of-checks', run: selfTest },
  { name: 'domain', run: () => runVitest(root, { folder: 'packages/domain' }) },
  { name: 'server', run: () => runVitest(root, { folder: 'apps/server' }) },
  { name: 'external', run: runExternal },
  { name: 'web', run: () => runVitest(root, { folder: 'apps/web' }) },
  { name: 'faults', run: runFaults },
  { name: 'e2e', run: runPlaywright },
];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    changed: { type: 'boolean', default: false },
  },
});
const affected = values.changed ? suitesOf(changedFiles(root)) : null;
const wanted = suites.filter(
  ({ name }) => (values.only?.includes(name) ?? true) && (affected?.has(name) ?? true),
);
if (wanted.length === 0 && !values.changed) {
  console.error(`Unknown suite. Use one of: ${suites.map(({ name }) => name).join(', ')}`);
  process.exit(64);
}

/** Maximum number of tests that pass only on the second try. With more, the test run fails. */
const mostRetried = 3;

let passed = 0;
let retried = 0;
let failed = 0;
for (const { name, run } of wanted) {
  const startTime = performance.now();
  const result = await run(root).catch((error: unknown) =>
    failedWith(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  // A suite without tests fails, unless it reports why it was skipped.
  const isEmpty = result.passed + result.failed === 0 && result.skipped === undefined;
  const outcome = isEmpty ? failedWith('This suite ran no test.') : result;
  passed += outcome.passed;
  failed += outcome.failed;
  retried += outcome.retried ?? 0;
  const seconds = Math.round((performance.now() - startTime) / 1000);
  const skipped = outcome.skipped === undefined ? '' : `, skipped: ${outcome.skipped}`;
  console.log(
    `${name}: ${outcome.passed} passed, ${outcome.failed} failed${skipped} (${seconds} s)`,
  );
  for (const detail of outcome.details.slice(0, 30)) console.log(`    ${detail}`);
}
if (retried > mostRetried) {
  failed += 1;
  console.log(`${retried} tests passed only on the second try. At most ${mostRetried} can.`);
}
console.log('');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
