import { parseSync, Visitor } from 'oxc-parser';
import { isGenerated, isTest, sourceFiles } from './source-files.ts';

const isStatus = (name: string): boolean => /^(?:\w*S|s)tatus$/.test(name);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * Returns true for `x.status`, `x?.approvalStatus`, or `x.status!`, which read a property of a
 * state machine.
 */
const readsStatus = (value: unknown): boolean => {
  if (!isNode(value)) return false;
  const inner = value['expression'];
  if (value.type === 'ChainExpression' || value.type.startsWith('TS')) return readsStatus(inner);
  if (value.type !== 'MemberExpression') return false;
  const property = value['property'];
  return isNode(property) && isStatus(String(property['name'] ?? property['value']));
};

/** Statuses are uppercase, so `status === 'rejected'` of a promise doesn't match. */
const isText = (value: unknown): boolean =>
  isNode(value) && value.type === 'Literal' && /^[A-Z_]+$/.test(String(value['value']));

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Returns the lines of a file that compare a status instead of calling the domain. */
export const statusComparisonsIn = (file: string, text: string): readonly number[] => {
  const { program } = parseSync(file, text);
  const found: number[] = [];
  const note = (node: { readonly start: number }) => found.push(lineOf(text, node.start));
  new Visitor({
    BinaryExpression(node) {
      if (!/^[!=]==?$/.test(node.operator)) return;
      const [left, right]: unknown[] = [node.left, node.right];
      if ((readsStatus(left) && isText(right)) || (readsStatus(right) && isText(left))) note(node);
    },
    SwitchStatement(node) {
      if (readsStatus(node.discriminant) && node.cases.some((one) => isText(one.test))) note(node);
    },
    CallExpression(node) {
      const callee: unknown = node.callee;
      if (!isNode(callee) || callee.type !== 'MemberExpression') return;
      const property = callee['property'];
      const isLookUp = isNode(property) && ['includes', 'has'].includes(String(property['name']));
      if (isLookUp && node.arguments.some((argument) => readsStatus(argument))) note(node);
    },
  }).visit(program);
  return found;
};

/** Checks that status rules exist only in the domain. The apps must call them. */
export const checkStatusComparisons = async (root: string): Promise<readonly string[]> =>
  sourceFiles(root, /^apps\/.*\.tsx?$/)
    .filter((file) => !isGenerated(file.path) && !isTest(file.path))
    .flatMap((file) =>
      statusComparisonsIn(file.path, file.text).map(
        (line) => `${file.path}:${line} compares a status; ask the domain instead`,
      ),
    );
