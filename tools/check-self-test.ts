import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { checks } from './check-list.ts';
import { documentFaults } from './checks/document-cost.ts';
import { driftOf } from './checks/drift.ts';
import { planted, type Planted } from './checks/planted.ts';
import { withSmallProject } from './checks/small-project.ts';
import type { Outcome } from './tests/suite.ts';

/** Returns a fault of the check itself, or null. */
type Trial = () => Promise<string | null>;

/** Checks that compare parts of this project and can't run on a small one. */
const ownTrials = ['drift', 'state diagrams', 'bytes'];

/** Expects no findings in a correct project, so that a check that always fails is noticed. */
const correctTrial =
  (original: string, name: string): Trial =>
  () =>
    withSmallProject(original, {}, async (root) => {
      const findings = (await checks[name]?.(root)) ?? ['the check does not exist'];
      return findings.length === 0 ? null : `${name} reports a correct project: ${findings[0]}`;
    });

const notFoundText = ({ check, what }: Planted, findings: readonly string[]): string =>
  `${check} does not find ${what}. It reports: ${findings.slice(0, 3).join(' | ') || 'nothing'}`;

const plantedTrial =
  (original: string, plant: Planted): Trial =>
  () =>
    withSmallProject(original, plant.files, async (root) => {
      const findings = (await checks[plant.check]?.(root)) ?? [];
      return findings.some((finding) => plant.says.test(finding))
        ? null
        : notFoundText(plant, findings);
    });

/** Lints all planted violations in one run, because the linter takes seconds to start. */
const lintTrials = (original: string): readonly Trial[] => {
  const plants = planted.filter((one) => one.check === 'lint');
  const files = Object.assign({}, ...plants.map((plant) => plant.files));
  let found: Promise<readonly string[]> | undefined;
  return plants.map((plant) => async () => {
    found ??= withSmallProject(
      original,
      files,
      async (root) => (await checks['lint']?.(root)) ?? [],
    );
    const findings = await found;
    return findings.some((finding) => plant.says.test(finding)) ? null : notFoundText(plant, []);
  });
};

const driftTrial =
  (original: string): Trial =>
  () =>
    withSmallProject(original, {}, async (root) => {
      writeFileSync(path.join(root, 'made.txt'), 'one\ntwo\n');
      const same = await driftOf(root, { file: 'made.txt', generate: async () => 'one\ntwo\n' });
      const other = await driftOf(root, { file: 'made.txt', generate: async () => 'one\n2\n' });
      const isRight = same.length === 0 && /from line 2/.test(other[0] ?? '');
      return isRight ? null : 'drift does not find a changed generated file';
    });

const documentTrial: Trial = async () => {
  const schema = buildSchema('type Query { a(first: Int): Query, b: String }');
  const limits = { tokens: 40, complexity: 100, depth: 4, breadth: 4 };
  const faultsOf = (text: string): string => documentFaults(schema, text, limits).join();
  const isRight =
    faultsOf('query ($n: Int) { a(first: $n) { b } }') === '' &&
    /depth/.test(faultsOf('{ a { a { a { b } } } }')) &&
    /breadth/.test(faultsOf('{ b c: b d: b e: b }')) &&
    /tokens/.test(faultsOf(`{ ${'b '.repeat(40)} }`));
  return isRight ? null : 'documents does not find a document above the limits';
};

/** Plants each violation in a small project and expects the check to find it. */
export const selfTest = async (original: string): Promise<Outcome> => {
  const names = Object.keys(checks).filter((name) => !ownTrials.includes(name));
  const trials = [
    ...names.map((name) => correctTrial(original, name)),
    ...lintTrials(original),
    ...planted.filter((one) => one.check !== 'lint').map((one) => plantedTrial(original, one)),
    driftTrial(original),
    documentTrial,
  ];
  const faults: string[] = [];
  const queue = [...trials];
  const lane = async () => {
    for (let trial = queue.shift(); trial !== undefined; trial = queue.shift()) {
      const fault = await trial();
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all([lane(), lane(), lane()]);
  return { passed: trials.length - faults.length, failed: faults.length, details: faults };
};
