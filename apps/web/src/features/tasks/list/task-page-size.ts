/** Rows of one page of a list of tasks, and of one look at what has changed: the most the API gives. */
export const taskPageSize = 100;
