/** Whether the day or the month comes first in a date in digits. */
export type DayOrder = 'DMY' | 'MDY';

export const dayOrders = ['DMY', 'MDY'] as const satisfies readonly DayOrder[];

/** The order of dates with slashes or dashes in bulk uploads, unless their column proves the other. */
export const fileDayOrder: DayOrder = 'MDY';
