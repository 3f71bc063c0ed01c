import type { BlueprintContent, BlueprintTask } from '../content.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { BlueprintField } from '../../field/field.ts';
import type { PartyKind } from '../../party/party-kind.ts';

/** Identifies a file as a blueprint export. */
export const blueprintFileKind = 'baton.blueprint';

/** The current file format; older ones can be read, newer ones are refused. */
export const blueprintFileVersion = 2;

/** A person, team, or role of the blueprint, with the names by which another workspace finds it. */
export interface FileParty {
  readonly id: string;
  readonly kind: PartyKind;
  readonly name: string;
}

/** A blueprint file for another workspace: content and named people. */
export interface BlueprintFile {
  readonly kind: typeof blueprintFileKind;
  readonly formatVersion: number;
  readonly content: BlueprintContent;
  readonly parties: readonly FileParty[];
}

export const toBlueprintFile = (
  content: BlueprintContent,
  parties: readonly FileParty[],
): BlueprintFile => ({
  kind: blueprintFileKind,
  formatVersion: blueprintFileVersion,
  content,
  parties: parties.map(({ id, kind, name }) => ({ id, kind, name })),
});

/** Returns the file name. */
export const blueprintFileName = (name: string): string =>
  `${name.replaceAll(/[\s\p{Cc}"*/:<>?\\|]+/gu, ' ').trim() || 'blueprint'}.baton.json`;

/** Everything that exists in the importing workspace and that a blueprint can refer to. */
export interface Surroundings {
  readonly party: (id: string) => string | null;
  readonly blueprint: (id: string) => boolean;
  readonly customField: (id: string) => boolean;
}

/**
 * Adapts content to another workspace: removes unknown people, linked blueprints, and variants, and
 * turns unknown custom fields into fields of the blueprint.
 */
export function adaptToWorkspace(
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
  // Returns whether a "manager of" entry names a person who doesn't exist in this workspace.
  const namesNoOne = (value: unknown): boolean =>
    isGone(value) ||
    (typeof value === 'object' && value !== null && 'person' in value && isGone(value.person));
  const text = JSON.stringify(own, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((one) => !namesNoOne(one));
    return typeof value === 'string' && named.has(value) ? party(value) : value;
  });
  const settled: BlueprintContent = JSON.parse(text);
  return settled;
}

/** Adds the names of all parts of a document. */
const collectNames = (value: unknown, names: Map<string, string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('key' in value && 'name' in value && typeof value.name === 'string')
    names.set(String(value.key), `“${value.name}”`);
  for (const part of Object.values(value)) collectNames(part, names);
};

/** Returns a document path for readers, with names in place of keys. */
const placeInWords = (path: string, content: unknown): string => {
  const names = new Map<string, string>();
  collectNames(content, names);
  return path
    .split('.')
    .map((part) => names.get(part) ?? part)
    .join(' › ');
};

/** Returns all errors in the content of a file, each with its position. */
export const fileRefusals = (refusals: readonly Refusal[], content: unknown): readonly Refusal[] =>
  refusals.map((refusal) => ({
    ...refuse(
      'BlueprintTransferInvalidPart',
      { place: placeInWords(refusal.field ?? '', content) },
      'text',
    ),
    details: [refusal],
  }));
