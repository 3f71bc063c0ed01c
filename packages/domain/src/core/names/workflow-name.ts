import { refuse, type Refusal } from '../refusal.ts';
import { isBlank } from '../unseen-signs.ts';

/** Maximum length of a workflow name, in characters. */
export const workflowNameLimit = 200;

/** Refuses empty and too long names. */
export const workflowNameRefusal = (name: string, field = 'name'): Refusal | null => {
  if (isBlank(name)) return refuse('Required', {}, field);
  return [...name.trim()].length > workflowNameLimit
    ? refuse('TooLong', { max: workflowNameLimit }, field)
    : null;
};
