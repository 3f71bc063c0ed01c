import { documentTypes } from '@baton/domain/document/document-types';
import { documentNameMax, cleanDocumentName } from '@baton/domain/document/document-rules';
import { documentRefusal } from '@baton/domain/field/kinds/document-kind';
import type { BlueprintField } from '@baton/domain/field/field';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { addFile, refOf } from '../documents/index.ts';
import type { MailFile } from './parse-mail.ts';

export interface StoredFiles {
  /** References of the documents. */
  readonly refs: readonly string[];
  /** Names of files that were left out, because they can't be documents. */
  readonly leftOut: readonly string[];
}

const extensionOfType = (mediaType: string): string | null =>
  Object.entries(documentTypes).find(([, type]) => type.mediaType === mediaType)?.[0] ?? null;

/** Returns the name of a file. A file without a name gets one by its type. */
const nameOf = ({ name, mediaType }: MailFile, number: number): string => {
  const clean = cleanDocumentName(name);
  const extension = extensionOfType(mediaType);
  if (clean === '') return `attachment-${number}${extension === null ? '' : `.${extension}`}`;
  // Shortens a long name at its start, so that the extension stays.
  return clean.length <= documentNameMax ? clean : clean.slice(-documentNameMax);
};

async function* bytes(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Stores files as documents of the viewer, with the checks of uploads. */
export const storeFiles = async (
  context: RequestContext,
  files: readonly MailFile[],
  { field, most }: { readonly field: BlueprintField | null; readonly most: number },
): Promise<StoredFiles> => {
  const refs: string[] = [];
  const leftOut: string[] = [];
  const limit = field === null || field.constraints.multiple ? most : 1;
  for (const [index, file] of files.entries()) {
    const name = nameOf(file, index + 1);
    const maxBytes = (field?.constraints.maxKilobytes ?? Infinity) * 1024;
    if (refs.length >= limit || file.content.length > maxBytes) {
      leftOut.push(name);
      continue;
    }
    try {
      const ref = refOf(await addFile(context, { name, content: bytes(file.content) }));
      if (field === null || documentRefusal(ref, field) === null) refs.push(ref);
      else leftOut.push(name);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      leftOut.push(name);
    }
  }
  return { refs, leftOut };
};
