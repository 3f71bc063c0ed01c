import { refuse, type Refusal } from '../core/refusal.ts';
import { isBlank } from '../core/unseen-signs.ts';

/** Longest name of a workflow, in characters. */
export const workflowNameLimit = 200;

/** A workflow needs a name that is more than spaces. */
export const workflowNameRefusal = (name: string, field = 'name'): Refusal | null => {
  if (isBlank(name)) return refuse('Required', {}, field);
  return [...name.trim()].length > workflowNameLimit
    ? refuse('TooLong', { max: workflowNameLimit }, field)
    : null;
};
