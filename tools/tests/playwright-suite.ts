import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { build } from '../build.ts';
import { ensureChromium } from '../chromium.ts';
import { lastLines, runProgram } from './run-program.ts';
import { failedWith, flaky, type Outcome } from './suite.ts';

const resultShape = z.object({ errors: z.array(z.object({ message: z.string().nullish() })) });
const specShape = z.object({
  title: z.string(),
  /** Whether it passed, perhaps on the second try. */
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string(), results: z.array(resultShape) })),
});
interface FileReport {
  readonly specs?: readonly z.infer<typeof specShape>[] | undefined;
  readonly suites?: readonly FileReport[] | undefined;
}
const fileShape: z.ZodType<FileReport> = z.lazy(() =>
  z.object({ specs: z.array(specShape).optional(), suites: z.array(fileShape).optional() }),
);
const reportShape = z.object({
  suites: z.array(fileShape),
  errors: z.array(z.object({ message: z.string().nullish() })),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const specsOf = (suite: FileReport): readonly z.infer<typeof specShape>[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

const shorten = (text: string): string => text.split('\n').slice(0, 20).join('\n      ');

/** Runs the end-to-end tests in a real browser with a real server. */
export const runPlaywright = async (root: string): Promise<Outcome> => {
  if (ensureChromium(root) === null) {
    return failedWith(
      'There is no Chromium, and none could be installed. Remedy: install the package chromium, or put one into PATH.',
    );
  }
  await build();
  const folder = mkdtempSync(path.join(tmpdir(), 'baton-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { output } = await runProgram(
      [
        path.join(root, 'node_modules/@playwright/test/cli.js'),
        ...['test', '--config', 'e2e/playwright.config.ts', '--reporter=json'],
      ],
      { cwd: root, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    );
    if (!existsSync(report)) return failedWith(...lastLines(output, 30));
    const results = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')));
    const { expected, unexpected, flaky: retried, skipped } = results.stats;
    const details = results.suites
      .flatMap(specsOf)
      .filter((spec) => spec.tests.some((test) => /^(?:unexpected|flaky)$/.test(test.status)))
      .map((spec) => {
        const messages = spec.tests
          .flatMap((test) => test.results.flatMap((result) => result.errors))
          .map((error) => error.message ?? '');
        const text = `${spec.title} (${spec.file}:${spec.line})\n      ${shorten(messages.join('\n'))}`;
        return spec.ok ? flaky(text) : text;
      });
    return {
      passed: expected + retried,
      retried,
      failed: unexpected + results.errors.length,
      details: [...details, ...results.errors.map((error) => shorten(error.message ?? ''))],
      ...(skipped > 0 ? { skipped: `${skipped} tests` } : {}),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
