import { dayKey } from './date-text.ts';
import { useFormats } from './use-formats.ts';
import { useNow } from './use-now.ts';

/** The present day by the reader's clock, `yyyy-MM-dd`. */
export const useToday = (): string => {
  const { clock } = useFormats();
  return dayKey(useNow(), clock);
};
