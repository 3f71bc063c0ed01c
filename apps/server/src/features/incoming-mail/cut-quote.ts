/**
 * How mail programs introduce a quoted message, in the languages of the product: Gmail and Apple Mail
 * with a line that ends in "wrote:", Outlook with a block of headers.
 */
interface QuoteWords {
  readonly start: RegExp;
  readonly end: RegExp;
}

const attributions: readonly QuoteWords[] = [
  { start: /^On /, end: /wrote\s?:$/ },
  { start: /^Le /, end: /a écrit\s?:$/ },
  { start: /^Am /, end: /schrieb(?: .*)?:$/ },
  { start: /^El /, end: /escribió\s?:$/ },
  // In Chinese, Gmail puts the name first, and Apple Mail the date.
  { start: /^\S/, end: /(?:写道|寫道)\s?[:：]$/ },
  { start: /^(?:19|20|25)\d\d(?:년|[.-])/, end: /작성\s?:$/ },
  { start: /^(?:ใน|เมื่อ|วันที่)/, end: /เขียน(?:ว่า)?\s?:$/ },
];

/** Labels of the sender in a block of headers. */
const senderLabels =
  /^\*?(?:From|De|Von|发件人|寄件者|寄件人|보낸 사람|보낸사람|จาก)\*?\s?[:：]\*?\s?\S/i;

/** Labels of the date, the recipients, and the subject. */
const otherLabels =
  /^\*?(?:Sent|Date|To|Cc|Subject|Envoyé|Envoyé le|À|Objet|Gesendet|Datum|An|Betreff|Enviado|Enviado el|Fecha|Para|Asunto|发送时间|日期|收件人|抄送|主题|寄件日期|傳送時間|收件者|副本|主旨|보낸 날짜|날짜|받는 사람|받는사람|참조|제목|ส่ง|ส่งเมื่อ|วันที่|ถึง|สำเนา|สำเนาถึง|เรื่อง|หัวเรื่อง|หัวข้อ)\*?\s?[:：]/i;

/** Line that Outlook puts above its headers, such as "-----Original Message-----". */
const ruler = /^(?:_{5,}|-{3,}.*-{3,})$/;

const deviceSignatures =
  /^(?:Sent from (?:my |Outlook ).*|Get Outlook for .*|Envoyé de mon .*|Télécharger Outlook pour .*|Von meinem .* gesendet|Outlook für .* (?:beziehen|herunterladen)|Enviado desde mi .*|Obtener Outlook para .*|发自我的.*|從我的.*傳送|获取 ?Outlook.*|나의 .*에서 보냄|내 .*에서 보냄|(?:iOS|Android)용 Outlook.*|ส่งจาก.*ของฉัน|(?:รับ|ดาวน์โหลด) Outlook สำหรับ .*)$/;

/** Attributions are wrapped after 78 characters. Longer lines are paragraphs. */
const longestAttribution = 400;
const wrappedLines = 3;

const isQuoted = (line: string): boolean => line.startsWith('>');

/** Returns whether only quoted lines follow, or no line is quoted because the program marks none. */
const endsInQuote = (rest: readonly string[]): boolean => {
  const written = rest.filter((line) => line !== '');
  return written.every(isQuoted) || !written.some(isQuoted);
};

/** Returns the line after an attribution that starts here, or null. */
const endOfAttribution = (lines: readonly string[], at: number): number | null => {
  const words = attributions.filter(({ start }) => start.test(lines[at] ?? ''));
  if (words.length === 0) return null;
  for (let end = at + 1; end <= Math.min(at + wrappedLines, lines.length); end += 1) {
    const text = lines.slice(at, end).join(' ');
    if (text.length > longestAttribution || lines[end - 1] === '') return null;
    const next = lines.slice(end).find((line) => line !== '') ?? '';
    const isNamed = /\d/.test(text) && (text.includes('@') || isQuoted(next));
    if (isNamed && words.some((one) => one.end.test(text))) return end;
  }
  return null;
};

/** Returns whether headers of a quoted message start here: the sender and two more. */
const areHeaders = (lines: readonly string[], at: number): boolean =>
  senderLabels.test(lines[at] ?? '') &&
  lines.slice(at + 1, at + 8).filter((line) => otherLabels.test(line)).length >= 2;

const startOfQuote = (lines: readonly string[]): number => {
  const found = lines.findIndex((_, at) => {
    if (areHeaders(lines, at)) return true;
    const end = endOfAttribution(lines, at);
    return end !== null && endsInQuote(lines.slice(end));
  });
  return found === -1 ? lines.length : found;
};

/** Returns a message without the quoted message at its end and the signature of a device. */
export const cutQuote = (text: string): string => {
  const written = text.split(/\r?\n/);
  // Programs write no-break spaces before colons and marks of direction around addresses.
  const lines = written.map((line) =>
    line
      .replaceAll(/[\u00A0\u202F]/g, ' ')
      .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
      .trim(),
  );
  let end = startOfQuote(lines);
  const isDropped = (line = ''): boolean =>
    line === '' || ruler.test(line) || deviceSignatures.test(line);
  while (end > 0 && isDropped(lines[end - 1])) end -= 1;
  return written.slice(0, end).join('\n');
};
