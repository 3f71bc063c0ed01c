import type { BlueprintTask } from '../content.ts';
import type { FieldInstance, InputType } from '../../field/field.ts';

type Filled = Pick<FieldInstance, 'key' | 'inputType' | 'value' | 'source'>;

/** Returns whether a request or linked workflow fills in the field. */
const isWritten = ({ key }: Filled, task: BlueprintTask | null): boolean =>
  task !== null &&
  (task.automation !== null || task.link?.outputs.some(({ to }) => to === key) === true);

/** Returns how a field is filled in: a preset field without a value is requested from people. */
export const effectiveInputType = (instance: Filled, task: BlueprintTask | null): InputType => {
  const { inputType, value, source } = instance;
  const isEmpty = inputType === 'PROVIDED' && value === null && source === null;
  return isEmpty && !isWritten(instance, task) ? 'REQUESTED' : inputType;
};
