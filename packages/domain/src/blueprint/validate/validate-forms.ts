import { refuse, type Refusal } from '../../core/refusal.ts';
import { placedInstances } from '../places/instances.ts';
import { itemsOfForm, type BlueprintForm } from '../../form/form.ts';
import { bodyRefusals } from '../../form/validate-form.ts';
import type { BlueprintContent } from '../content.ts';
import { countRefusals, keyRefusals } from '../../field/validate-parts.ts';

/** Maximum number of forms in a blueprint. */
const mostForms = 100;

/** Returns why the forms of a document are malformed; see `validateBlueprint`. */
export function validateForms(content: BlueprintContent): readonly Refusal[] {
  const forms = Object.values<BlueprintForm>(content.forms);
  const tooMany = countRefusals(forms.length, mostForms, 'forms');
  if (tooMany.length > 0) return tooMany;
  return [
    ...forms.flatMap((form) => formRefusalsOf(form, content)),
    ...[...placedInstances(content).values()].flatMap(({ instance: { key, item } }) => {
      const form = item === null ? undefined : content.forms[item.form];
      const isThere =
        item === null ||
        (form !== undefined && itemsOfForm(form).some((one) => one.key === item.item));
      return isThere ? [] : [refuse('UnknownReference', {}, `instances.${key}.item`)];
    }),
  ];
}

const formRefusalsOf = (form: BlueprintForm, { fields }: BlueprintContent): readonly Refusal[] => {
  const at = `forms.${form.key}`;
  return [
    ...keyRefusals(form.key, at),
    ...(form.name.trim() === ''
      ? [refuse('BlueprintFormNameCannotBeEmpty', {}, `${at}.name`)]
      : []),
    ...bodyRefusals(form, fields).map((one) => ({ ...one, field: `${at}.${one.field ?? ''}` })),
  ];
};
