import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Artifact } from '../artifacts.ts';

/** Returns the number of the first line that differs. */
const firstDifference = (left: string, right: string): number => {
  const [a, b] = [left.split('\n'), right.split('\n')];
  const at = a.findIndex((line, i) => line !== b[i]);
  return (at < 0 ? a.length : at) + 1;
};

export const driftOf = async (root: string, artifact: Artifact): Promise<readonly string[]> => {
  const file = path.join(root, artifact.file);
  const checkedIn = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const generated = await artifact.generate();
  return checkedIn === generated
    ? []
    : [
        `${artifact.file} is out of date from line ${firstDifference(checkedIn, generated)}. Run npm run codegen`,
      ];
};

/** Checks that checked-in generated files are up to date. */
export const checkDrift = async (root: string): Promise<readonly string[]> => {
  const { artifacts } = await import('../artifacts.ts');
  const findings: string[] = [];
  for (const artifact of artifacts) findings.push(...(await driftOf(root, artifact)));
  return findings;
};
