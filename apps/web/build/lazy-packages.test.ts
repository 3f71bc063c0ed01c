import { describe, expect, it } from 'vitest';
import { carriedAlong, type BuiltChunk } from './lazy-packages.ts';

const chunk = (fileName: string, over: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  facadeModuleId: null,
  imports: [],
  moduleIds: [],
  ...over,
});
const heavy = chunk('heavy.js', { moduleIds: ['/x/node_modules/libphonenumber-js/min/index.js'] });

describe('carriedAlong (large packages that a screen loads)', () => {
  it('returns nothing if only the module for the package loads it', () => {
    const door = chunk('book.js', {
      facadeModuleId: '/x/src/ui/phone-input/phone-book.ts',
      imports: ['heavy.js'],
    });
    expect(
      carriedAlong([heavy, door, chunk('list.js', { facadeModuleId: '/x/list.tsx' })]),
    ).toEqual([]);
  });

  it('names a screen that loads the package through other files', () => {
    const between = chunk('between.js', { imports: ['heavy.js', 'list.js'] });
    const screen = chunk('list.js', { facadeModuleId: '/x/list.tsx', imports: ['between.js'] });
    expect(carriedAlong([heavy, between, screen])).toEqual([
      '/x/list.tsx brings libphonenumber-js along',
    ]);
  });
});
