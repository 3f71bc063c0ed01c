import { mayCreateAutomation } from '@baton/domain/access/automation-access';
import { mayCreateBlueprint } from '@baton/domain/access/library/blueprint-access';
import {
  blueprintFileKind,
  blueprintFileVersion,
  fileRefusals,
  adaptToWorkspace,
  type FileParty,
} from '@baton/domain/blueprint/release/blueprint-file';
import { patchOfFormerFile } from '@baton/domain/schema/former-file';
import { copyBlueprint, idsOfContent } from '@baton/domain/blueprint/release/copy-blueprint';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { tagsOfTasks, withTaskTags } from '@baton/domain/blueprint/task-tags';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import { emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import {
  contentAfterPatch,
  diffBlueprint,
  type BlueprintPatch,
} from '@baton/domain/blueprint/patch';
import { validateBlueprint } from '@baton/domain/blueprint/validate/validate';
import { refuse } from '@baton/domain/core/refusal';
import { withVisibleNames } from '@baton/domain/core/names/visible-name';
import { importLimits } from '@baton/domain/import/import-table';
import { blueprintContent, blueprintPatch } from '@baton/domain/schema/blueprint-schema';
import { parseDocument } from '@baton/domain/schema/parse-document';
import { z } from 'zod';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { violates } from '../../../platform/db/database-error.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { tagsOfWords } from '../../tags/index.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { surroundingsOf } from '../blueprints.repository.ts';
import { addBlueprint } from '../commands/create-blueprint.ts';
import { changesAutomations, sanitised } from '../commands/save-draft.ts';

const maxRefusals = 20;

const fileShape = z.object({
  kind: z.literal(blueprintFileKind),
  formatVersion: z.int().positive(),
  // The content is checked later, because its errors name their position.
  content: z.unknown().optional(),
  /** The name, in files of format 1. */
  name: z.string().default(''),
  blueprint: z.unknown().optional(),
  parties: z.array(
    z.object({ id: z.uuid(), kind: z.enum(['USER', 'TEAM', 'ROLE']), name: z.string().min(1) }),
  ),
});

type ReadFile = z.infer<typeof fileShape>;

const parsed = (text: string): unknown => {
  try {
    return withVisibleNames(JSON.parse(text));
  } catch {
    return null;
  }
};

const readFile = (text: string): ReadFile => {
  const most = importLimits.bytes;
  if (text.length > most)
    throw new Refused(refuse('FileExceedsSize', { max: most / 1024 }, 'text'));
  const file = fileShape.safeParse(parsed(text));
  if (!file.success) throw new Refused(refuse('BlueprintTransferInvalidFile', {}, 'text'));
  const { formatVersion: version } = file.data;
  if (version > blueprintFileVersion)
    throw new Refused(
      refuse('BlueprintTransferInvalidVersion', { version, newest: blueprintFileVersion }, 'text'),
    );
  return file.data;
};

const parsedPart = <T>(schema: z.ZodType<T>, part: unknown): T => {
  const read = parseDocument(schema, part);
  if (read.ok) return read.value;
  demandAll(fileRefusals(read.refusals, part));
  throw new Refused(refuse('BlueprintTransferInvalidFile', {}, 'text'));
};

/** Returns the patch that creates the blueprint of the file. */
const patchOf = ({ formatVersion, name, blueprint, content }: ReadFile): BlueprintPatch => {
  if (formatVersion === 1)
    return { name: name.trim(), ...parsedPart(blueprintPatch, patchOfFormerFile(blueprint)) };
  const read = parsedPart(blueprintContent, content);
  return { ...diffBlueprint(emptyBlueprint(''), read), name: read.name.trim() };
};

/** Returns the sanitized content of the file. */
const contentOf = (file: ReadFile): BlueprintContent => {
  const content = contentAfterPatch(emptyBlueprint(''), sanitised(patchOf(file)));
  demandAll(fileRefusals(validateBlueprint(content).slice(0, maxRefusals), content));
  return content;
};

export interface FileImport {
  readonly idempotencyKey: string;
  readonly text: string;
}

export interface ImportedFile {
  readonly blueprint: BlueprintNode;
  /** Names of people and teams in the file that don't exist in the workspace. */
  readonly missing: readonly string[];
}

/**
 * Creates a draft from the file of this or another workspace. Missing roles are created, but not
 * missing people and teams.
 */
export const importBlueprintFile = async (
  context: RequestContext,
  { idempotencyKey: key, text }: FileImport,
): Promise<ImportedFile> => {
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  demand(mayCreateBlueprint(actor));
  const file = readFile(text);
  const content = contentOf(file);
  if (changesAutomations(emptyBlueprint(''), Object.values(content.tasks)))
    demand(mayCreateAutomation(actor));
  const attempt = async (): Promise<ImportedFile> => {
    const ids = idsOfContent(content);
    const [parties, blueprints, fields] = await context.db.trip(
      ...surroundingsOf(JSON.stringify(file.parties), ids),
    );
    const here = new Map(parties.map(({ asked, id }) => [asked, id]));
    const absent = file.parties.filter(({ id }) => !here.has(id));
    const roles = absent.filter(({ kind }) => kind === 'ROLE');
    const newRoles = roles.map(({ name }) => ({ id: newId<string>(), name }));
    for (const [at, { id }] of roles.entries()) here.set(id, newRoles[at]?.id ?? id);
    const [known, library] = [blueprints, fields].map((rows) => new Set(rows.map(({ id }) => id)));
    const named = new Set([...file.parties.map(({ id }) => id), ...partiesOfContent(content)]);
    const settled = adaptToWorkspace(content, named, {
      party: (id) => here.get(id) ?? null,
      blueprint: (id) => known?.has(id) === true,
      customField: (id) => library?.has(id) === true,
    });
    const missing = absent.filter(({ kind }: FileParty) => kind !== 'ROLE').map(({ name }) => name);
    const words = tagsOfTasks(Object.values<BlueprintTask>(settled.tasks));
    const tagged = withTaskTags(settled, await tagsOfWords(context, words));
    const own = copyBlueprint(tagged, content.name, newId);
    return { blueprint: await addBlueprint(context, { key, content: own, newRoles }), missing };
  };
  try {
    return await attempt();
  } catch (error) {
    // Someone else created one of the roles at the same time. The retry finds it.
    if (violates(error, 'party_name')) return attempt();
    throw error;
  }
};
