import { dayKey } from './date-text.ts';
import { useFormats } from './use-formats.ts';
import { useNow } from './use-now.ts';

/** Returns the current date of the reader as `yyyy-MM-dd`. */
export const useToday = (): string => {
  const { clock } = useFormats();
  return dayKey(useNow(), clock);
};
