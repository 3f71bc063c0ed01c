import { effectiveInputType } from './places/effective-input-type.ts';
import type { FieldInstance } from '../field/field.ts';
import { comparisonsOf } from '../form/form.ts';
import { rulesOfInstance } from '../form/rules/form-rules.ts';
import { formState, type StatedField } from '../form/rules/form-state.ts';
import type { InstanceKey } from '../core/ids.ts';
import type { BlueprintContent, BlueprintTask } from './content.ts';

/** Returns whether the value of the field isn't known in advance. */
const isOpenEnded = ({ source, inputType }: FieldInstance): boolean =>
  source !== null || inputType === 'HIDDEN';

/**
 * Returns whether the form may need input: required fields, required inherited values, and fields
 * that a rule requires for an empty form or depending on preset or inherited values.
 */
export const demandsAnswers = (task: BlueprintTask, content: BlueprintContent): boolean => {
  const fields = task.fields.flatMap((instance): readonly StatedField<InstanceKey>[] => {
    const field = content.fields[instance.field];
    const inputType = effectiveInputType(instance, task);
    const rules = rulesOfInstance(content, task.fields, instance);
    const value = inputType === 'PROVIDED' ? instance.value : null;
    return field === undefined ? [] : [{ key: instance.key, field, inputType, value, rules }];
  });
  const unknown = new Set(task.fields.filter(isOpenEnded).map(({ key }) => key));
  const mayBeMet = fields.some(
    ({ inputType, rules }) =>
      inputType === 'OPTIONAL' &&
      rules.some(
        (rule) =>
          rule.effect === 'MANDATORY' && comparisonsOf(rule).some(({ item }) => unknown.has(item)),
      ),
  );
  return (
    mayBeMet ||
    task.fields.some(({ inputType, required }) => inputType === 'INHERITED' && required) ||
    fields.some(({ inputType }) => inputType === 'REQUESTED') ||
    [...formState(fields).values()].some(({ isMandatory }) => isMandatory)
  );
};
