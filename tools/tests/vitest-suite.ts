import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { outsideOfTests } from './outside-errors-reporter.ts';
import { lastLines, runProgram } from './run-program.ts';
import { failedWith, flaky, type Outcome } from './suite.ts';

const testShape = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
});
type Test = z.infer<typeof testShape>;

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(testShape),
    }),
  ),
});

/** Lines about a test process that died. */
const crash = /worker exited unexpectedly|heap out of memory|timeout calling/i;

/** Returns what was printed about errors outside of tests, or else the last lines. */
const outsideLines = (output: string): readonly string[] => {
  const start = output.indexOf(outsideOfTests);
  return start === -1 ? lastLines(output, 30) : output.slice(start).split('\n').slice(0, 30);
};

/** Returns the message and the first own stack frame. Frames of the test runner don't help. */
const shorten = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at .*(?:node_modules|node:internal)/.test(line))
    .slice(0, 12)
    .join('\n      ');

export interface VitestOptions {
  readonly folder: string;
  readonly config?: string;
  /** File names to run. Without them, all files of the configuration. */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs one vitest configuration and sums up its report. */
export const runVitest = async (root: string, options: VitestOptions): Promise<Outcome> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baton-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { status, output } = await runProgram(
      [
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        ...['run', '--config', options.config ?? 'vitest.config.ts'],
        ...['--retry=1', '--reporter=json', `--outputFile=${report}`],
        `--reporter=${path.join(import.meta.dirname, 'outside-errors-reporter.ts')}`,
        ...(options.files ?? []),
      ],
      { cwd: path.join(root, options.folder), ...(options.env ? { env: options.env } : {}) },
    );
    if (!existsSync(report)) return failedWith(...lastLines(output, 30));
    const results = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')));
    const left = results.numPendingTests + results.numTodoTests;
    // A file that fails to load has no tests, so it counts as one failure.
    const broken = results.testResults.filter(
      (file) =>
        file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed'),
    );
    const isRetried = ({ status, failureMessages }: Test): boolean =>
      status === 'passed' && (failureMessages ?? []).length > 0;
    const details = results.testResults.flatMap((file) => [
      ...(broken.includes(file)
        ? [`${file.name}: ${shorten(file.message ?? 'failed to load')}`]
        : []),
      ...file.assertionResults.flatMap((one) => {
        const messages = (one.failureMessages ?? []).join('\n');
        const text = `${one.fullName} (${file.name})\n      ${shorten(messages)}`;
        if (one.status === 'failed') return [text];
        return isRetried(one) ? [flaky(text)] : [];
      }),
    ]);
    // A process that dies leaves tests without a result, which the report doesn't count as failed.
    const crashes = status === 0 ? [] : output.split('\n').filter((line) => crash.test(line));
    const failed = results.numFailedTests + broken.length + crashes.length;
    // An error outside of tests, such as an unhandled rejection, also fails the run.
    const outside = status !== 0 && failed === 0;
    return {
      passed: results.numPassedTests,
      retried: results.testResults.flatMap((file) => file.assertionResults).filter(isRetried)
        .length,
      failed: outside ? 1 : failed,
      details: outside ? outsideLines(output) : [...details, ...crashes],
      ...(left > 0 ? { skipped: `${left} tests` } : {}),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
