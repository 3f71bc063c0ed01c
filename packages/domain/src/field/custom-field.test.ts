import { field } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { customFieldRefusals } from './custom-field.ts';

describe('an edition of a field', () => {
  const old = field(1, 'SELECT', { name: '2024', options: [{ id: 'a', name: 'A; B' }] });
  const codes = (...of: Parameters<typeof customFieldRefusals>): readonly string[] =>
    customFieldRefusals(...of).map(({ code }) => code);

  it('is held to what may be written', () => {
    expect(codes(old)).toEqual(['SemicolonNotAllowed', 'NoLetter']);
    expect(codes({ ...old, name: '2025' }, old)).toEqual(['NoLetter']);
  });

  it('keeps what was written when it still might be', () => {
    expect(codes({ ...old, mayAppend: true }, old)).toEqual([]);
  });
});
