import { mayCreateBlueprint } from '@baton/domain/access/blueprint-access';
import type { ImportDocument } from '@baton/domain/import/import-table';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { type ImportSourceInput, readSource } from './read-source.ts';

/** Shows what a file holds, before anything is made of it. */
export const previewImport = async (
  context: RequestContext,
  source: ImportSourceInput,
): Promise<ImportDocument> => {
  demand(mayCreateBlueprint(actorOf(await context.viewer())));
  return readSource(source);
};
