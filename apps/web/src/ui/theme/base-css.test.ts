import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('base.css', () => {
  // Tabular digits also make every hyphen as wide as a digit.
  it('keeps digits of running text proportional', () => {
    expect(readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')).not.toContain(
      'tabular-nums',
    );
  });
});
