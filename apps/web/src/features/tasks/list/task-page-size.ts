/** Rows per page of task lists and refreshes, within the cost limit of one query. */
export const taskPageSize = 80;
