import type { FieldKey, StageKey, TaskKey } from '../../core/ids.ts';
import { allowsMore } from '../../field/allows-more.ts';
import { mayFeed } from '../../field/may-feed.ts';
import { nameFaults } from '../../field/names-apart.ts';
import { offersNothing } from '../../field/offers-nothing.ts';
import { hasSource, placedInstances, type PlacedInstance } from '../places/instances.ts';
import { formAsking } from '../places/forms-at-places.ts';
import { translatedFaults } from '../../form/translated-names.ts';
import type { BlueprintContent } from '../content.ts';
import { finding, type LintCode, type LintFinding, type LintPlace } from './lint-findings.ts';

const whereOf = ({ task }: PlacedInstance): LintPlace =>
  task === null ? {} : { stage: task.stage, task: task.key };

/** Returns the position of a field in display order; the intake form comes first. */
const orderOf = (
  { task }: PlacedInstance,
  place: ReadonlyMap<StageKey | TaskKey, number>,
): number => (task === null ? -1 : (place.get(task.key) ?? -1));

/** Returns findings on fields without input or source. */
export function lintFields(
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
): readonly LintFinding[] {
  const placed = placedInstances(content);
  const codeOf = (one: PlacedInstance): LintCode | null => {
    const { instance } = one;
    const field = content.fields[instance.field];
    if (field === undefined) return null;
    if (offersNothing(field)) return 'ChoiceWithoutOptions';
    if (field.kind === 'TABLE' && field.columns.length === 0) return 'TableWithoutColumns';
    if (instance.inputType === 'PROVIDED' && instance.value === null) return 'ProvidedWithoutValue';
    const source = instance.source === null ? undefined : placed.get(instance.source);
    if (source === undefined)
      return instance.source !== null || instance.inputType === 'INHERITED'
        ? 'BlueprintContainsUnmappedFormFields'
        : null;
    if (!hasSource(instance, placed)) return 'FieldSourceCycle';
    const from = content.fields[source.instance.field];
    if (from === undefined || !mayFeed(from, field))
      return instance.item === null
        ? 'FieldSourceOtherField'
        : 'CannotShareWorkflowTemplateFormFieldMappingBroken';
    if (orderOf(source, place) >= orderOf(one, place)) return 'FieldSourceLater';
    return allowsMore(from, field) ? 'InheritedValueCanBeRefused' : null;
  };
  const looked = new Set<FieldKey>();
  return [...placed.values()].flatMap((one) => {
    const { field: key } = one.instance;
    const code = codeOf(one);
    const field = content.fields[key];
    const found = code === null ? [] : [finding(code, whereOf(one), { name: field?.name ?? '' })];
    // A field that several tasks use is reported once.
    if (field === undefined || looked.has(key)) return found;
    looked.add(key);
    const named = nameFaults(field).map(({ code: fault, name, other }) =>
      finding(fault, whereOf(one), { name, ...(other === '' ? {} : { other }) }),
    );
    const form = formAsking(content, one.instance);
    const translated = (form === undefined ? [] : translatedFaults(field, form)).map(
      ({ name, other, locale: language }) =>
        other === ''
          ? finding('NameMissingInLanguage', whereOf(one), { name, language })
          : finding('NameTwiceInLanguage', whereOf(one), { name, other, language }),
    );
    return [...found, ...named, ...translated];
  });
}
