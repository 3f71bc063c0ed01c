import { plainDigits } from './plain-digits.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** Returns `HH:mm` of a valid time, or null. */
export const timeOf = (hour: number, minute: number, second = 0): string | null =>
  hour < 24 && minute < 60 && second < 60 ? `${pad(hour)}:${pad(minute)}` : null;

const half = String.raw`(?:(?<before>上午|下午|오전|오후)\s*)?`;
const noon = String.raw`(?:\s*(?<after>[ap])\.?\s?m\.?)`;
const hourSign = String.raw`(?:uhr|h|น\.?|시|点|點|时|時)`;
const closing = String.raw`(?:\s*(?:uhr|h|น\.?))`;
const seconds = String.raw`(?::(?<second>\d{2}))?`;

/** Patterns of times: with minutes after a colon or hour sign, or only the hour with its sign. */
const shapes: readonly string[] = [
  String.raw`${half}(?<hour>\d{1,2}):(?<minute>\d{2})${seconds}(?:${closing}|${noon})?`,
  String.raw`${half}(?<hour>\d{1,2})\.(?<minute>\d{2})(?:${closing}|${noon})`,
  String.raw`${half}(?<hour>\d{1,2})\s*${hourSign}\s*(?<minute>\d{1,2})\s*[분分]`,
  String.raw`${half}(?<hour>\d{1,2})\s*${hourSign}\s*(?<minute>\d{2})`,
  String.raw`${half}(?<hour>\d{1,2})\s*${hourSign}`,
  String.raw`(?<hour>\d{1,2})${noon}`,
];

/** Times of digits only, which are accepted if the text has no date: 9, 0930, 9 30, 9.30. */
const bare: readonly string[] = [
  String.raw`${half}(?<hour>\d{1,2})(?:[.\s]?(?<minute>\d{2}))?${noon}?`,
];

const before = String.raw`(?:^|[,T\s]\s*|(?<=[日일]))(?:(?:at|um|à|a\s+las?|เวลา)\s+)?`;

const behindDay = shapes.map((shape) => new RegExp(`${before}${shape}$`, 'iu'));
const alone = [...shapes, ...bare].map((shape) => new RegExp(`^${shape}$`, 'iu'));

/** Returns the time of a match, or null if it isn't valid. */
const shownTime = ({ groups = {} }: RegExpExecArray): string | null => {
  const later = `${groups['before'] ?? ''}${groups['after'] ?? ''}`;
  const shown = Number(groups['hour']);
  if (later !== '' && (shown < 1 || shown > 12)) return null;
  const isLater = /下午|오후|p/iu.test(later);
  const hour = later === '' ? shown : (shown % 12) + (isLater ? 12 : 0);
  return timeOf(hour, Number(groups['minute'] ?? 0), Number(groups['second'] ?? 0));
};

/** Normalizes digits, blanks, and accents. */
export const plainWriting = (text: string): string =>
  plainDigits(text)
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();

/** Longer texts aren't dates or times and aren't searched. */
export const longestWriting = 100;

const found = (text: string, patterns: readonly RegExp[]): RegExpExecArray | undefined => {
  if (text.length > longestWriting) return undefined;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return undefined;
};

/** Parses a time in any interface language as `HH:mm`; null if it is none. */
export const readWrittenTime = (text: string): string | null => {
  const match = found(plainWriting(text), alone);
  return match === undefined ? null : shownTime(match);
};

/** Returns the text before its time, and the time; undefined if the time isn't valid. */
export const splitTime = (
  text: string,
): { readonly rest: string; readonly time: string | null } | undefined => {
  const match = found(text, behindDay);
  if (match === undefined) return { rest: text, time: null };
  const time = shownTime(match);
  const rest = text.slice(0, match.index).trim().replace(/,$/, '').trim();
  return time === null ? undefined : { rest, time };
};
