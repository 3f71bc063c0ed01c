import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const units = [...(mark ? '\uFEFF' : ''), ...text].map((character) => character.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (littleEndian ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff])),
  );
};
const text = 'Aufgabe;Prüfer\nFreigabe;Jürgen\n';
const read = (bytes: Uint8Array) => {
  const result = decodeText(bytes);
  return result.ok
    ? { text: result.value.text, issues: result.value.issues.map(({ code }) => code) }
    : result.refusals[0].code;
};

it.each([
  ['UTF-8', utf8(text)],
  ['UTF-8 with a mark', utf8(`\uFEFF${text}`)],
  ['UTF-16 LE with a mark', utf16(text, true, true)],
  ['UTF-16 BE with a mark', utf16(text, false, true)],
  ['UTF-16 LE without', utf16(text, true, false)],
  ['UTF-16 BE without', utf16(text, false, false)],
])('reads %s', (_, bytes) => expect(read(bytes)).toEqual({ text, issues: [] }));

it("reads text that isn't UTF-8 as windows-1252 with a warning", () => {
  const bytes = Uint8Array.from([...text].map((character) => character.charCodeAt(0)));
  expect(read(bytes)).toEqual({ text, issues: ['EncodingGuessed'] });
});

/** "名称\n上海", "이름\n서울", and "ชื่อ\nเมือง" in the Windows encodings of these languages. */
it.each([
  ['zh', [0xc3, 0xfb, 0xb3, 0xc6, 0x0a, 0xc9, 0xcf, 0xba, 0xa3], '名称\n上海', 'gb18030'],
  ['ko', [0xc0, 0xcc, 0xb8, 0xa7, 0x0a, 0xbc, 0xad, 0xbf, 0xef], '이름\n서울', 'euc-kr'],
  ['th', [0xaa, 0xd7, 0xe8, 0xcd, 0x0a, 0xe0, 0xc1, 0xd7, 0xcd, 0xa7], 'ชื่อ\nเมือง', 'windows-874'],
  // No Korean character starts with this byte, so the file has another encoding.
  ['ko', [0x4a, 0xfc, 0x72, 0x67, 0x65, 0x6e], 'Jürgen', 'windows-1252'],
])(
  "reads text that isn't UTF-8 in the usual encoding of %s",
  (language, bytes, expected, encoding) => {
    expect(decodeText(Uint8Array.from(bytes), language)).toMatchObject({
      value: { text: expected, issues: [{ code: 'EncodingGuessed', params: { encoding } }] },
    });
  },
);

it.each([
  ['nothing', [], 'ImportEmpty'],
  ['only spaces', [0x20, 0x0a], 'ImportEmpty'],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'ImportNotReadable'],
  ['a ZIP', [0x50, 0x4b, 0x03, 0x04, 0x00], 'ImportNotReadable'],
  ['zero bytes', [0x61, 0x00, 0x00, 0x00, 0x62, 0x00], 'ImportNotReadable'],
  ['half a UTF-16 character', [0xff, 0xfe, 0x61], 'ImportNotReadable'],
])('refuses %s', (_, bytes, code) => expect(read(Uint8Array.from(bytes))).toBe(code));

it('keeps accented letters of a UTF-8 text with one invalid byte', () => {
  const bytes = [...new TextEncoder().encode('Tâche;Élève\nÉcrire;Zoé\n'), 0xff];
  expect(decodeText(Uint8Array.from(bytes), 'fr')).toMatchObject({
    value: {
      text: 'Tâche;Élève\nÉcrire;Zoé\n\uFFFD',
      issues: [{ code: 'CharactersLost', params: { encoding: 'utf-8' } }],
    },
  });
});
