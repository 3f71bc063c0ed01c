import type { BlueprintContent, BlueprintStage, BlueprintTask } from '../content.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { BlueprintField } from '../../field/field.ts';
import type { BlueprintForm } from '../../form/form.ts';
import { emptyBlueprint } from '../edit/edit.ts';
import { diffBlueprint } from '../wire/patch.ts';
import { patchToWire, type WrittenPatch } from '../wire/wire.ts';

/** By which a file is known to be one of ours. */
export const blueprintFileKind = 'baton.blueprint';

/** The newest format of files; what is older is read, what is newer refused. */
export const blueprintFileVersion = 1;

/** Somebody whom the blueprint names, as another workspace may find them. */
export interface FileParty {
  readonly id: string;
  readonly kind: 'USER' | 'TEAM' | 'ROLE';
  readonly name: string;
}

/** A blueprint as it is carried from one workspace to another: what it says, and who is meant in it. */
export interface BlueprintFile {
  readonly kind: typeof blueprintFileKind;
  readonly formatVersion: number;
  readonly name: string;
  /** What makes the blueprint of an empty one, in the form in which the API takes changes. */
  readonly blueprint: WrittenPatch;
  readonly parties: readonly FileParty[];
}

export const toBlueprintFile = (
  content: BlueprintContent,
  parties: readonly FileParty[],
): BlueprintFile => ({
  kind: blueprintFileKind,
  formatVersion: blueprintFileVersion,
  name: content.name,
  blueprint: patchToWire(diffBlueprint(emptyBlueprint(content.name), content)),
  parties: parties.map(({ id, kind, name }) => ({ id, kind, name })),
});

/** The name under which it is saved. */
export const blueprintFileName = (name: string): string =>
  `${name.replaceAll(/[\s\p{Cc}"*/:<>?\\|]+/gu, ' ').trim() || 'blueprint'}.baton.json`;

/** What the place that hands the content over knows of the workspace that takes it in. */
export interface Surroundings {
  readonly party: (id: string) => string | null;
  readonly blueprint: (id: string) => boolean;
  readonly customField: (id: string) => boolean;
}

/**
 * The content as it can stand in another workspace: people and teams that are not there are
 * left out of where they were named, blueprints that it started are to be chosen anew, variants are left out, and
 * fields of a library that nobody has here are the blueprint's own.
 */
export function settledIn(
  content: BlueprintContent,
  named: ReadonlySet<string>,
  { party, blueprint, customField }: Surroundings,
): BlueprintContent {
  const tasks = Object.values<BlueprintTask>(content.tasks).map((task) => ({
    ...task,
    link:
      task.link?.blueprint != null && !blueprint(task.link.blueprint)
        ? { ...task.link, blueprint: null, inputs: [], outputs: [] }
        : task.link,
  }));
  const fields = Object.values<BlueprintField>(content.fields).map((field) => ({
    ...field,
    origin: field.origin !== null && customField(field.origin.field) ? field.origin : null,
  }));
  const own: BlueprintContent = {
    ...content,
    variants: content.variants.filter((variant) => blueprint(variant.blueprint)),
    tasks: Object.fromEntries(tasks.map((task) => [task.key, task])),
    fields: Object.fromEntries(fields.map((field) => [field.key, field])),
  };
  const isGone = (value: unknown): boolean =>
    typeof value === 'string' && named.has(value) && party(value) === null;
  // A manager is asked for by whose manager it is.
  const asksForNobody = (value: unknown): boolean =>
    isGone(value) ||
    (typeof value === 'object' && value !== null && 'person' in value && isGone(value.person));
  const text = JSON.stringify(own, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((one) => !asksForNobody(one));
    return typeof value === 'string' && named.has(value) ? party(value) : value;
  });
  const settled: BlueprintContent = JSON.parse(text);
  return settled;
}

/** What a path of the document means to who reads it: keys are replaced by the names that they stand for. */
export function placeInWords(path: string, content: BlueprintContent): string {
  const names = new Map<string, string>(
    [
      ...Object.values<BlueprintStage>(content.stages),
      ...Object.values<BlueprintTask>(content.tasks),
      ...Object.values<BlueprintField>(content.fields),
      ...Object.values<BlueprintForm>(content.forms),
    ].map(({ key, name }) => [key, `“${name}”`]),
  );
  return path
    .split('.')
    .map((part) => names.get(part) ?? part)
    .join(' › ');
}

/** Why the content of a file is no blueprint, place by place. */
export const fileRefusals = (
  refusals: readonly Refusal[],
  content: BlueprintContent,
): readonly Refusal[] =>
  refusals.map((refusal) => ({
    ...refuse(
      'BlueprintTransferInvalidPart',
      { place: placeInWords(refusal.field ?? '', content) },
      'text',
    ),
    details: [refusal],
  }));
