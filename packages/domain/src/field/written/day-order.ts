/** Order of day and month in a numeric date. */
export type DayOrder = 'DMY' | 'MDY';

/** Order of dates with slashes or dashes in imports, unless their column proves the other. */
export const fileDayOrder: DayOrder = 'MDY';
