import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Last commit before this check existed. */
const exempt = '18840aa5';
const longest = 72;
const conventional =
  /^(feat|fix|perf|refactor|test|docs|build|ci|chore)(\([a-z0-9-]+\))?!?: [a-z0-9].*[^.]$/;

/** Returns what is wrong with the subject of a commit, or null. */
export const subjectFault = (subject: string): string | null => {
  if (subject.length > longest) return `${subject.length} characters; the limit is ${longest}`;
  return conventional.test(subject) ? null : 'not a Conventional Commit';
};

/** Checks the commit subjects of this branch. Returns nothing for a folder without git history. */
export const checkCommitSubjects = async (root: string): Promise<readonly string[]> => {
  const log = await run('git', ['log', '--no-merges', '--format=%s', `${exempt}..HEAD`], {
    cwd: root,
  }).catch(() => ({ stdout: '' }));
  return log.stdout
    .split('\n')
    .filter((subject) => subject !== '')
    .flatMap((subject) => {
      const fault = subjectFault(subject);
      return fault === null ? [] : [`"${subject}": ${fault}`];
    });
};
