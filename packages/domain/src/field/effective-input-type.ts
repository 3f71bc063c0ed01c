import type { BlueprintTask } from '../blueprint/content.ts';
import type { FieldInstance, InputType } from './field.ts';

type Filled = Pick<FieldInstance, 'key' | 'inputType' | 'value' | 'source'>;

/** Whether a machine or a child writes there. */
const isWritten = ({ key }: Filled, task: BlueprintTask | null): boolean =>
  task !== null &&
  (task.automation !== null || task.link?.outputs.some(({ to }) => to === key) === true);

/**
 * How a place is filled in a workflow: where something is to be shown and nothing is there to
 * show, people are asked for it (specification 4.5).
 */
export const effectiveInputType = (instance: Filled, task: BlueprintTask | null): InputType => {
  const { inputType, value, source } = instance;
  const isEmpty = inputType === 'PROVIDED' && value === null && source === null;
  return isEmpty && !isWritten(instance, task) ? 'REQUESTED' : inputType;
};
