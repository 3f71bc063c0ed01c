import { field } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { formatValue, readCell, readTyped } from '../field-kinds.ts';

const optionsOf = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const reading = {
  ...{ locale: 'zh', extraDateFormats: false, today: null },
  required: false,
};

describe('a list of choices whose names have marks', () => {
  it.each([
    [['上海、北京', '广州'], '上海、北京', ['上海、北京']],
    [['上海、北京', '广州'], '广州、上海、北京', ['上海、北京', '广州']],
    [['甲；乙', '丙'], '甲；乙，丙', ['甲；乙', '丙']],
    [['A; B', 'C'], 'c; a;  b', ['A; B', 'C']],
    [['A; B', 'C'], 'c; a', null],
    [['Byron, Ada', 'Ken'], 'ken, byron, ada', ['Byron, Ada', 'Ken']],
    [['a, b, c', 'a, b', 'c'], 'a, b, c', ['a, b, c']],
    // What both are, alone and together, commas part; so what is written is read back.
    [['上海', '北京', '上海、北京'], '上海, 北京', ['上海', '北京']],
    [['上海', '北京', '上海、北京'], '上海、北京', ['上海、北京']],
    [['Rice', 'Beans', 'Rice, Beans'], 'Rice, Beans', ['Rice', 'Beans']],
    [['Rice', 'Beans', 'Rice, Beans'], 'Beans\nrice', ['Rice', 'Beans']],
    [['Rice', 'Beans', 'Rice, Beans'], '"Rice, Beans"', ['Rice, Beans']],
    [['上海、北京'], '上海', null],
  ])('of %j reads %j: %j', (names, text, chosen) => {
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

  it('may get words of their own between them, by its marks', () => {
    const asked = field(1, 'MULTI_SELECT', { options: optionsOf('上海、北京'), mayAppend: true });
    expect(readTyped('上海、北京、广州', asked, { locale: 'zh' })).toEqual(['上海、北京', '广州']);
  });

  it('takes the choice of just that name where several read alike', () => {
    const asked = field(1, 'SELECT', { options: optionsOf('m²', 'm2', 'ＡＢＣ', 'ABC') });
    for (const name of ['m²', 'm2', 'ＡＢＣ', 'ABC']) {
      expect(readCell(name, asked, reading).value).toBe(name);
      expect(readTyped(name, asked, { locale: 'zh' })).toBe(name);
    }
  });
});
