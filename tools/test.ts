import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './build.ts';
import { runChecks } from './check.ts';
import { selfTest } from './check-self-test.ts';
import { runExternal } from './tests/external-suite.ts';
import { runPlaywright } from './tests/playwright-suite.ts';
import { failedWith, type Suite } from './tests/suite.ts';
import { runVitest } from './tests/vitest-suite.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Real servers, which do not start without the web application. */
const runFaults: Suite['run'] = () => {
  buildWeb();
  return runVitest(root, { folder: 'e2e/faults' });
};

/** From the quickest to the longest, so that a plain mistake is told soon. */
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

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const wanted = suites.filter(({ name }) => values.only?.includes(name) ?? true);
if (wanted.length === 0) {
  console.error(`There is no such suite. They are: ${suites.map(({ name }) => name).join(', ')}`);
  process.exit(64);
}

let passed = 0;
let failed = 0;
for (const { name, run } of wanted) {
  const begun = performance.now();
  const told = await run(root).catch((error: unknown) =>
    failedWith(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  // A suite that ran nothing has not passed, unless it says why.
  const isEmpty = told.passed + told.failed === 0 && told.skipped === undefined;
  const outcome = isEmpty ? failedWith('this suite ran no test') : told;
  passed += outcome.passed;
  failed += outcome.failed;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const skipped = outcome.skipped === undefined ? '' : `, skipped: ${outcome.skipped}`;
  console.log(
    `${name}: ${outcome.passed} passed, ${outcome.failed} failed${skipped} (${seconds} s)`,
  );
  for (const detail of outcome.details.slice(0, 30)) console.log(`    ${detail}`);
}
console.log('');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
