import { field } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { formatValue, readCell, readTyped } from '../../field-kinds.ts';

const optionsOf = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const reading = {
  ...{ locale: 'zh', extraDateFormats: false, today: null },
  required: false,
};

describe('list of options with separators in their names', () => {
  it.each([
    [['上海、北京', '广州'], '上海、北京', ['上海、北京']],
    [['上海、北京', '广州'], '广州、上海、北京', ['上海、北京', '广州']],
    [['甲；乙', '丙'], '甲；乙，丙', ['甲；乙', '丙']],
    [['A; B', 'C'], 'c; a;  b', ['A; B', 'C']],
    [['A; B', 'C'], 'c; a', null],
    [['Byron, Ada', 'Ken'], 'ken, byron, ada', ['Byron, Ada', 'Ken']],
    [['a, b, c', 'a, b', 'c'], 'a, b, c', ['a, b, c']],
    // Commas separate the list, so that written lists can be read back.
    [['上海', '北京', '上海、北京'], '上海, 北京', ['上海', '北京']],
    [['上海', '北京', '上海、北京'], '上海、北京', ['上海、北京']],
    [['Rice', 'Beans', 'Rice, Beans'], 'Rice, Beans', ['Rice', 'Beans']],
    [['Rice', 'Beans', 'Rice, Beans'], 'Beans\nrice', ['Rice', 'Beans']],
    [['Rice', 'Beans', 'Rice, Beans'], '"Rice, Beans"', ['Rice, Beans']],
    [['上海、北京'], '上海', null],
  ])('reads %j of %j as %j', (names, text, chosen) => {
    const asked = field(1, 'MULTI_SELECT', { options: optionsOf(...names) });
    expect(readTyped(text, asked, { locale: 'zh' }) ?? null).toEqual(chosen);
    const cell = readCell(text, asked, reading);
    expect(cell.value).toEqual(chosen);
    expect(cell.refusal?.code).toBe(chosen === null ? 'UnknownOptions' : undefined);
    if (chosen !== null)
      expect(
        readTyped(formatValue(chosen, asked, { locale: 'zh' }), asked, { locale: 'zh' }),
      ).toEqual(chosen);
  });

  it('reads custom values between option names', () => {
    const asked = field(1, 'MULTI_SELECT', { options: optionsOf('上海、北京'), mayAppend: true });
    expect(readTyped('上海、北京、广州', asked, { locale: 'zh' })).toEqual(['上海、北京', '广州']);
  });

  it('prefers the exact name among similar options', () => {
    const asked = field(1, 'SELECT', { options: optionsOf('m²', 'm2', 'ＡＢＣ', 'ABC') });
    for (const name of ['m²', 'm2', 'ＡＢＣ', 'ABC']) {
      expect(readCell(name, asked, reading).value).toBe(name);
      expect(readTyped(name, asked, { locale: 'zh' })).toBe(name);
    }
  });
});
