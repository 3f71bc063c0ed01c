import { expect, test } from 'vitest';
import { readPdf } from '../../testing/pdf-text.ts';
import { openTypesetter } from './typesetter.ts';

const words = [
  'ที่ปรึกษาน้ำมันเชื้อเพลิง',
  'ผู้ซื้อสิ้นปี',
  'ป้ายชื่อญี่ปุ่น',
  'ฐานข้อมูลทั่วไป',
  'ปั๊มน้ำ',
  'ฝั่งซ้าย',
  'ค่ำแล้วซ้ำ',
  'ลายมือชื่อผู้กู้',
];

test('keeps stacked Thai marks searchable', async () => {
  const template = `
    #set text(font: ("Noto Sans", "Noto Sans Thai"), lang: "th")
    #for word in json(bytes(sys.inputs.data)) { heading(word); par(word + " Müller 12 " + strong(word)) }`;
  const pdf = await openTypesetter().typeset(
    { template, data: JSON.stringify(words), prepare: null, images: {}, at: 0 },
    { person: 'somebody', signal: new AbortController().signal },
  );
  const { text } = await readPdf(Buffer.from(pdf ?? []));
  const missing = words.filter((word) => !text.includes(`${word}${word}Müller12${word}`));
  expect(missing).toEqual([]);
});
