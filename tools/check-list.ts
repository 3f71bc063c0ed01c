import { checkBytes } from './checks/bytes.ts';
import { checkClockReads } from './checks/clock-reads.ts';
import { checkCommitSubjects } from './checks/commit-subjects.ts';
import { checkDescriptions } from './checks/descriptions.ts';
import { checkDocuments } from './checks/document-cost.ts';
import { checkDrift } from './checks/drift.ts';
import { checkFileShape } from './checks/file-shape.ts';
import { checkImports } from './checks/import-rules.ts';
import { checkLocales } from './checks/locale-completeness.ts';
import {
  checkFormat,
  checkLint,
  checkStateDiagrams,
  checkTypes,
  checkUnused,
} from './checks/programs.ts';
import { checkStatusComparisons } from './checks/status-comparisons.ts';
import { checkWords } from './checks/words.ts';

/** Checks the project in this folder. Returns one line for each finding. */
export type Check = (root: string) => Promise<readonly string[]>;

/** Checks by duration, longest first, so that no long check runs alone at the end. */
export const checks: Readonly<Record<string, Check>> = {
  types: checkTypes,
  bytes: checkBytes,
  drift: checkDrift,
  lint: checkLint,
  unused: checkUnused,
  'state diagrams': checkStateDiagrams,
  documents: checkDocuments,
  format: checkFormat,
  imports: checkImports,
  clock: checkClockReads,
  'status comparisons': checkStatusComparisons,
  files: checkFileShape,
  locales: checkLocales,
  descriptions: checkDescriptions,
  words: checkWords,
  commits: checkCommitSubjects,
};
