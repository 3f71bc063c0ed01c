/** Rows per page of task lists and refreshes, the maximum of the API. */
export const taskPageSize = 100;
