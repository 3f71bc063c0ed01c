import {
  mayDownloadBlueprint,
  mayExportBlueprint,
} from '@baton/domain/access/library/blueprint-access';
import { blueprintFileName, toBlueprintFile } from '@baton/domain/blueprint/release/blueprint-file';
import { idsOfContent } from '@baton/domain/blueprint/release/copy-blueprint';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { tagsOfTasks, withTaskTags } from '@baton/domain/blueprint/task-tags';
import { refuse } from '@baton/domain/core/refusal';
import { partyNames } from '../../../platform/auth/names-of.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { namesOfTags } from '../../tags/index.ts';
import { blueprints, contentOfVersion, factsOf } from '../blueprints.access.ts';

export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

const fileOf = async (
  context: RequestContext,
  content: BlueprintContent,
  suffix: string,
): Promise<SavedFile> => {
  const [[parties], tags] = await Promise.all([
    context.db.trip(partyNames(idsOfContent(content))),
    namesOfTags(context, tagsOfTasks(Object.values<BlueprintTask>(content.tasks))),
  ]);
  return {
    name: blueprintFileName(`${content.name}${suffix}`),
    text: `${JSON.stringify(toBlueprintFile(withTaskTags(content, tags), parties), null, 2)}\n`,
  };
};

/** Exports the draft as a file for another workspace. */
export const exportBlueprint = async (context: RequestContext, id: string): Promise<SavedFile> => {
  const { item, actor } = await blueprints.reach(context, id);
  demand(mayExportBlueprint(actor));
  return fileOf(context, item.details.draft.content, '');
};

/** Exports a version as a file. Default: the current version. */
export const downloadBlueprint = async (
  context: RequestContext,
  id: string,
  number: number | null,
): Promise<SavedFile> => {
  const { item, actor } = await blueprints.reach(context, id);
  const { published, details } = item;
  demand(mayDownloadBlueprint(actor, factsOf(item)));
  const version =
    number === null ? published : details.versions.find((one) => one.number === number);
  const stored = version == null ? null : await contentOfVersion(context, version.id);
  if (version == null || stored === null) throw new Refused(refuse('NotFound', {}, 'version'));
  return fileOf(context, stored.content, ` v${version.number}`);
};
