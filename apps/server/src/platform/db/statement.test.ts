import { expect, it } from 'vitest';
import { prepared } from './statement.ts';

it('refuses two statements with the same name', () => {
  const text = 'SELECT 1 AS one';
  expect(prepared('statement_of_the_test', text)()).toEqual({
    ...{ name: 'statement_of_the_test', text, values: [] },
  });
  expect(() => prepared('statement_of_the_test', text)).not.toThrow();
  expect(() => prepared('statement_of_the_test', 'SELECT 2')).toThrow(RangeError);
});
