/** How often a task may be sent back before the owner has to step in, unless the blueprint says otherwise. */
export const rejectCycleLimit = 10;
/** Longest comment of a vote and reason of a command, in characters. */
export const commentMaxLength = 4000;
