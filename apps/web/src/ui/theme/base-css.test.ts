import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('base.css', () => {
  // Tabular digits also make every hyphen as wide as a digit.
  it('shows digits in running text with their natural width', () => {
    expect(readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')).not.toContain(
      'tabular-nums',
    );
  });
});
