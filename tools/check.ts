import path from 'node:path';
import { parseArgs } from 'node:util';
import { checks, type Check } from './check-list.ts';
import { writeClientTypes } from './client-types.ts';
import { compileRelay } from './compile-relay.ts';
import { selfTest } from './check-self-test.ts';
import type { Outcome } from './tests/suite.ts';

const root = path.resolve(import.meta.dirname, '..');
const shown = 40;
/** Three lanes on two cores, because checks often wait for the disk or a child process. */
const lanes = 3;

interface Found {
  readonly name: string;
  readonly seconds: number;
  readonly findings: readonly string[];
}

const runOne = async (name: string, check: Check): Promise<Found> => {
  const startTime = performance.now();
  const findings = await check(root).catch((error: unknown) => [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ]);
  return { name, findings, seconds: (performance.now() - startTime) / 1000 };
};

const runAll = async (
  wanted: readonly (readonly [string, Check])[],
  onFound: (found: Found) => void,
): Promise<readonly Found[]> => {
  await writeClientTypes();
  compileRelay();
  const queue = [...wanted];
  const all: Found[] = [];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const found = await runOne(...next);
      all.push(found);
      onFound(found);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return all;
};

const shorten = (findings: readonly string[]): readonly string[] =>
  findings.length > shown
    ? [...findings.slice(0, shown), `… and ${findings.length - shown} more lines`]
    : findings;

/** Runs all checks as a suite of `npm test`. Each check counts as one test. */
export const runChecks = async (): Promise<Outcome> => {
  const all = await runAll(Object.entries(checks), () => undefined);
  const bad = all.filter((found) => found.findings.length > 0);
  return {
    passed: all.length - bad.length,
    failed: bad.length,
    details: bad.flatMap((found) => [`${found.name}:`, ...shorten(found.findings).slice(0, 5)]),
  };
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { 'self-test': { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values['self-test'] === true) {
    const { passed, failed, details } = await selfTest(root);
    console.log(
      `${details.join('\n')}\n${passed} checks find their planted violation, ${failed} do not`,
    );
    if (failed > 0) process.exitCode = 1;
    return;
  }
  const wanted = Object.entries(checks).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  const all = await runAll(wanted, ({ name, seconds, findings }) => {
    console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
    for (const finding of shorten(findings)) console.log(`     ${finding}`);
  });
  const good = all.filter((found) => found.findings.length === 0).length;
  console.log(`\n${good} of ${all.length} checks passed`);
  if (good < all.length) process.exitCode = 1;
};

// Not import.meta.main: on a new enough Node, run.mjs imports this file instead of starting another Node.
if (process.argv[1] === import.meta.filename) await main();
