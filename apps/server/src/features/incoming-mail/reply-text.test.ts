import { describe, expect, it } from 'vitest';
import { replyText } from './reply-text.ts';

const address = 'Baton <reply@baton.example>';
const quoted = '\n\n> Which color?\n>\n> Reply to this email to comment.\n';
const plain = '\n\nWhich color?\n\nReply to this email to comment.\n';
const said = 'Blue, 3 of them.';

const gmail = {
  en: `On Mon, Nov 23, 2026 at 10:00 AM ${address} wrote:`,
  fr: `Le lun. 23 nov. 2026 à 10:00, ${address} a écrit :`,
  de: `Am Mo., 23. Nov. 2026 um 10:00 Uhr schrieb ${address}:`,
  zh: `${address} 于2026年11月23日周一 10:00写道：`,
  es: `El lun, 23 nov 2026 a las 10:00, ${address} escribió:`,
  ko: `2026년 11월 23일 (월) 오전 10:00, ${address}님이 작성:`,
  th: `เมื่อวันที่ จ. 23 พ.ย. 2026 เวลา 10:00 ${address} เขียนว่า:`,
};
const iphone = {
  en: `Sent from my iPhone\n\nOn Nov 23, 2026, at 10:00, ${address} wrote:`,
  fr: `Envoyé de mon iPhone\n\nLe 23 nov. 2026 à 10:00, ${address} a écrit :`,
  de: `Von meinem iPhone gesendet\n\nAm 23.11.2026 um 10:00 schrieb ${address}:`,
  zh: `发自我的 iPhone\n\n在 2026年11月23日，10:00，${address} 写道：`,
  es: `Enviado desde mi iPhone\n\nEl 23 nov 2026, a las 10:00, ${address} escribió:`,
  ko: `나의 iPhone에서 보냄\n\n2026. 11. 23. 오전 10:00, ${address} 작성:`,
  th: `ส่งจาก iPhone ของฉัน\n\nในวันที่ 23 พ.ย. 2569 เวลา 10:00 ${address} เขียนว่า:`,
};
const headers = (from: string, sent: string, to: string, subject: string): string =>
  `________________________________\n${from} ${address}\n${sent} 23.11.2026 10:00\n${to} Mei\n${subject} Chairs`;
const outlook = {
  en: headers('From:', 'Sent:', 'To:', 'Subject:'),
  fr: headers('De :', 'Envoyé :', 'À :', 'Objet :'),
  de: headers('Von:', 'Gesendet:', 'An:', 'Betreff:'),
  zh: headers('发件人:', '发送时间:', '收件人:', '主题:'),
  es: headers('De:', 'Enviado:', 'Para:', 'Asunto:'),
  ko: headers('보낸 사람:', '보낸 날짜:', '받는 사람:', '제목:'),
  th: headers('จาก:', 'ส่ง:', 'ถึง:', 'เรื่อง:'),
};

const shapes = Object.entries({ gmail, iphone, outlook }).flatMap(([program, texts]) =>
  Object.entries(texts).map(([language, intro]) => [program, language, intro] as const),
);

describe('replyText', () => {
  it.each(shapes)('removes the quote of %s in %s', async (program, _language, intro) => {
    const tail = program === 'outlook' ? plain : quoted;
    expect(await replyText(`${said}\n\n${intro}${tail}`)).toBe(`<p>${said}</p>`);
  });

  it('removes a quote heading of Gmail on two lines', async () => {
    const intro = gmail.th.replace('<', '\n<');
    expect(await replyText(`${said}\n\n${intro}${quoted}`)).toBe(`<p>${said}</p>`);
  });

  it.each([
    ['an answer below the quote', `${gmail.zh}${quoted}\n${said}`],
    ['a sentence about a letter', `On Monday, 3 people called, and Ann wrote:\n\n${said}`],
    ['a list with labels', `From: Rome\nTo: Lyon\n\n${said}`],
  ])('keeps %s', async (_, text) => {
    expect(await replyText(text)).toContain(said);
  });

  it('returns nothing if the message only quotes', async () => {
    expect(await replyText(`${gmail.ko}${quoted}`)).toBe('');
  });
});
