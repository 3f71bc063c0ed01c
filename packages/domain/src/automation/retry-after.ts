import { second } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';

/** The three HTTP date formats: RFC 1123, RFC 850, and asctime, all in GMT. */
const httpDate =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4})$/;

/** Returns the wait of a Retry-After header, or null if it can't be read. */
export const retryAfterMs = (header: string | null, now: Instant): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * second;
  if (!httpDate.test(text)) return null;
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};
