import { mayCreateBlueprint } from '@baton/domain/access/library/blueprint-access';
import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import type { ImportDocument } from '@baton/domain/import/import-table';
import { lostLinkIssues } from '@baton/domain/import/lost-links';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { type ImportSourceInput, readSource } from './read-source.ts';

/** Returns the tables of a file. Stores nothing. */
export const previewImport = async (
  context: RequestContext,
  source: ImportSourceInput,
): Promise<ImportDocument> => {
  const viewer = await context.viewer();
  demand(mayCreateBlueprint(actorOf(viewer)));
  return readSource(source, { person: viewer.userId, language: viewer.locale });
};

/**
 * Returns the tables of a file for row input, with a higher row limit. Needs no rights, because
 * everyone who fills in a table can upload a file.
 */
export const readTables = async (
  context: RequestContext,
  source: ImportSourceInput,
): Promise<ImportDocument> => {
  const { userId, locale } = await context.viewer();
  const document = await readSource(source, {
    ...{ person: userId, language: locale, limits: bulkLimits, locale },
  });
  const links = document.tables.flatMap(lostLinkIssues);
  return { ...document, issues: [...document.issues, ...links] };
};
