import { describe, expect, it } from 'vitest';
import { visibleName, withVisibleNames } from './visible-name.ts';

describe('visibleName', () => {
  it.each([
    ['Ada\u200b Lovelace', 'Ada Lovelace'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['\u2066Team\u2069', 'Team'],
    ['a\u200db', 'ab'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['two\nlines\tand a tab', 'two lines and a tab'],
    ['\u3164\ufeff', ''],
    ['bell\u0007', 'bell'],
    ['tag\u{e0041}', 'tag'],
  ])('removes invisible characters: %j', (name, visible) => {
    expect(visibleName(name)).toBe(visible);
  });

  it.each(['Ada', 'José Núñez', '👩‍💻 Team', '❤️‍🔥', 'می‌خواهم', 'क्‍ष', '김서연', 'สมชาย'])(
    'keeps joiners that a script or an emoji needs: %j',
    (name) => {
      expect(visibleName(name)).toBe(name);
    },
  );
});

describe('withVisibleNames', () => {
  it('cleans names at every depth and nothing else', () => {
    expect(
      withVisibleNames({
        name: 'A\u200b',
        note: 'B\u200b',
        tags: ['C\u202e'],
        content: { stages: [{ name: 'D\u200b', description: 'E\u200b' }] },
      }),
    ).toEqual({
      name: 'A',
      note: 'B\u200b',
      tags: ['C'],
      content: { stages: [{ name: 'D', description: 'E\u200b' }] },
    });
  });
});
