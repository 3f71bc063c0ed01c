import { sourceFiles, type SourceFile } from './source-files.ts';

/** Pattern of a banned word, and the word to use. Add words here when a review finds them unclear. */
const banned: readonly (readonly [RegExp, string])[] = [
  [/\b(whoever|whom|thereof|whereof)\b/i, 'name the person or thing'],
  [/\b(somebody|nobody)\b/i, 'someone, no one'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\b(stands?|stood)\b(?!-)/i, 'is, shows, or appears'],
  [/\b(holds?|held)\b/i, 'is true, is met, or contains'],
  [/\bhand(s|ed|ing)? (it |them )?in\b/i, 'submit'],
  [/\bhand(s|ed|ing)? (it |them )?over\b/i, 'reassign or transfer'],
  [/\bgone by\b/i, 'past'],
  [/\b(go|goes|going|went|gone) on\b/i, 'continue or resume'],
  [/\b(takes?|taken|took|taking) (it |them )?(over|out)\b/i, 'update to, use, or remove'],
  [/\b(begins?|began|begun)\b/i, 'start'],
  [/\bkinds?\b/i, 'type'],
  [/\b(choose|chooses|chose|chosen|choosing)\b/i, 'select'],
  [/\b(besides|anew|meanwhile)\b/i, 'also, again, or in between'],
  [/\b(for good|at once|by itself|at fault|in copy|as it is)\b/i, 'say what happens'],
  [/\b(is|are) to (be|have|get|do|come|go)\b/i, 'must or will'],
];

/** Comments and documents can quote permissions, so this only applies to messages. */
const bannedInMessages: typeof banned = [...banned, [/\bmay\b/, 'can']];

const findingsIn = (where: string, text: string, patterns = banned): readonly string[] =>
  patterns.flatMap(([pattern, instead]) => {
    const word = pattern.exec(text)?.[0];
    // Words in capitals are codes.
    return word === undefined || word === word.toUpperCase()
      ? []
      : [`${where}: "${word}". Use: ${instead}`];
  });

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Names of arguments are code. */
const withoutArguments = (message: string): string => message.replaceAll(/\{\w+/g, '{');

const inMessages = ({ path, text }: SourceFile): readonly string[] => {
  const messages: unknown = JSON.parse(text);
  return Object.entries(messages ?? {}).flatMap(([key, message]) =>
    findingsIn(`${path}: ${key}`, withoutArguments(String(message)), bannedInMessages),
  );
};

/** Removes code, because identifiers can contain any word. */
const withoutCode = (text: string): string =>
  text
    .replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\$\w+|\w+\.\w+/g, '');

const inDocument = ({ path, text }: SourceFile): readonly string[] =>
  withoutCode(text)
    .split('\n')
    .flatMap((line, index) => findingsIn(`${path}:${index + 1}`, line));

const inMatches =
  (pattern: RegExp) =>
  ({ path, text }: SourceFile): readonly string[] =>
    [...text.matchAll(pattern)].flatMap((match) =>
      findingsIn(`${path}:${lineOf(text, match.index)}`, withoutCode(match.at(-1) ?? '')),
    );

const inDescriptions = inMatches(/"""([\s\S]*?)"""/g);
const inTestNames = inMatches(
  /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()]*\)|<[^<>]*>)?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g,
);

const inComments = inMatches(/(\/\*\*[\s\S]*?\*\/|^[ \t]*\/\/.*$)/gm);

/** Finds banned words in English messages, documents, API descriptions, comments, and test names. */
export const checkWords = async (root: string): Promise<readonly string[]> => [
  ...sourceFiles(root, /^apps\/web\/src\/locales\/en\/.*\.json$/).flatMap(inMessages),
  ...sourceFiles(root, /\.md$/)
    .filter(({ path }) => !path.startsWith('packages/fixtures/'))
    .flatMap(inDocument),
  ...sourceFiles(root, /^schema\.graphql$/).flatMap(inDescriptions),
  ...sourceFiles(root, /\.tsx?$/).flatMap(inComments),
  ...sourceFiles(root, /\.(test|spec)\.tsx?$/).flatMap(inTestNames),
];
