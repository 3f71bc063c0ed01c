import { buffer } from 'node:stream/consumers';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { addDocumentText, textsOfWorkflows } from '../search-index.repository.ts';
import { readText } from './read-text.ts';
import { readableExtensions } from './text-in-file.ts';

/** Reads the files of a workflow that weren't read yet. A damaged file has an empty text. */
export const readFiles = async (
  { database, files }: Services,
  tenantId: string,
  workflowId: string,
): Promise<void> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[workflow]] = await database.trip(scope, textsOfWorkflows([workflowId]));
  for (const { hash, extension, text } of workflow?.documents ?? []) {
    if (text !== null || hash === null || !readableExtensions.includes(extension)) continue;
    const content = await files.read(tenantId, hash);
    const bytes = content === null ? null : await buffer(content);
    const body = bytes === null ? null : await readText({ extension, bytes });
    await database.trip(scope, addDocumentText(hash, body ?? ''));
  }
};
