/** Maximum number of groups of a list, of rows in one group, and of rows in all groups. */
export const groupLimits = { groups: 60, rows: 100, allRows: 2000 } as const;
