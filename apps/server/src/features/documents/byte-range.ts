export interface ByteRange {
  /** Inclusive, from 0. */
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/**
 * Returns the range of a `Range` header (RFC 9110). Null for the whole file, also for multiple
 * ranges, which servers don't have to support.
 */
export const byteRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'OUTSIDE' | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start >= size || start > end ? 'OUTSIDE' : { start, end };
};
