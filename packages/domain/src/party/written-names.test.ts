import { expect, it } from 'vitest';
import { writtenNames } from './written-names.ts';

it.each([
  ['Ann Lee', ['Ann Lee']],
  ['Ann Lee <ann@example.org>', ['Ann Lee <ann@example.org>', 'ann@example.org', 'Ann Lee']],
  ['"Lee, Ann" <ann@example.org>', ['"Lee, Ann" <ann@example.org>', 'ann@example.org', 'Lee, Ann']],
  ['<ann@example.org>', ['<ann@example.org>', 'ann@example.org']],
  [
    'mailto:ann%40example.org?subject=Hi',
    ['mailto:ann%40example.org?subject=Hi', 'ann@example.org'],
  ],
  ['Ann Lee[50%]', ['Ann Lee[50%]', 'Ann Lee']],
  ['mailto:%zz', ['mailto:%zz', '%zz']],
])('writtenNames reads %s', (text, names) => expect(writtenNames(text)).toEqual(names));
