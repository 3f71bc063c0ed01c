/** Whether the day or the month comes first in a date in digits. */
export type DayOrder = 'DMY' | 'MDY';

export const dayOrders = ['DMY', 'MDY'] as const satisfies readonly DayOrder[];
