import { foldedText } from '@baton/domain/core/names/folded-text';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { likePattern } from './like-pattern.ts';

const server = await createTestServer();
afterAll(server.close);

const cases: readonly (readonly [text: string, search: string, isFound: boolean])[] = [
  ['Zoë Müller', 'zoe muller', true],
  ['Zoe Muller', 'ZOË', true],
  ['Crème brûlée', 'creme', true],
  ['Cre\u0300me', 'crème', true],
  ['Łódź', 'lodz', true],
  ['Straße', 'STRASSE', true],
  ['Ærø', 'aero', true],
  ['İstanbul', 'istanbul', true],
  ['Nguyễn Đức', 'nguyen duc', true],
  ['ΟΔΟΣ', 'οδός', true],
  ['Ёлка', 'елка', true],
  ['변경 승인', '승인', true],
  ['변경 승인', '스', false],
  ['变更申请', '申请', true],
  ['อนุมัติคำขอ', 'คำขอ', true],
  ['ＡＣＭＥ', 'acme', true],
  ['100%', '100%', true],
  ['1000', '100%', false],
  ['a_b', 'a_b', true],
  ['axb', 'a_b', false],
  ['Anna', 'anna bell', false],
];

describe('app.holds', () => {
  it.each(cases)('compares %s with the search %s: %s', async (text, search, isFound) => {
    const [row] = await server.database.rows(
      'SELECT app.holds($1, $2) AS found, app.folded($1) AS folded',
      [text, likePattern(search)],
    );
    expect(row).toEqual({ found: isFound, folded: foldedText(text) });
  });
});
