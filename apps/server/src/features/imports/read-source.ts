import {
  type ImportDocument,
  type ImportedTable,
  importLimits,
  type ReadLimits,
} from '@baton/domain/import/import-table';
import { headerRefusal } from '@baton/domain/import/read/header-row';
import { refuse } from '@baton/domain/core/refusal';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import { readInThread } from './read-in-thread.ts';

export interface ImportSourceInput {
  readonly fileName: string;
  /** Base64 of the file; null or absent when text is given. */
  readonly data?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly headerRow?: number | null | undefined;
}

const longestFileName = 200;

export interface SourceReading {
  /** Whose file it is. */
  readonly person: string;
  /** Of that person: in it are the letters of files that do not tell theirs. */
  readonly language: string;
  readonly limits?: ReadLimits;
  /** In whose language the numbers of a workbook are written; left out: as programs write them. */
  readonly locale?: string;
}

/** The tables of what somebody uploaded or pasted, or a refusal that says why there are none. */
export const readSource = async (
  source: ImportSourceInput,
  { person, language, limits = importLimits, locale }: SourceReading,
): Promise<ImportDocument> => {
  const fileName = source.fileName.slice(-longestFileName);
  const content = contentOf(source, limits);
  const { headerRow } = source;
  const document = await readInThread(
    { fileName, content, limits, language, locale, headerRow },
    person,
  );
  if (!document.ok) throw new Refused(...document.refusals);
  return document.value;
};

const contentOf = (
  { data, text }: ImportSourceInput,
  { bytes: most }: ReadLimits,
): Uint8Array | string => {
  if (typeof data !== 'string') return text ?? '';
  // Told before anything is decoded; four characters carry three bytes.
  if (data.length > (most / 3) * 4 + 4)
    throw new Refused(refuse('FileExceedsSize', { max: most / 1024 }, 'source'));
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length === 0 && data !== '')
    throw new Refused(refuse('ImportNotReadable', {}, 'source'));
  return bytes;
};

/** The table that is meant, by its position in the file; a header that was named is a row of this one. */
export const tableOf = (
  { tables }: ImportDocument,
  { headerRow }: Pick<ImportSourceInput, 'headerRow'>,
  id: string,
  field: string,
): ImportedTable => {
  const table = tables.find((candidate) => candidate.id === id);
  if (table === undefined) throw new Refused(refuse('ImportMappingMismatch', {}, field));
  demand(headerRefusal([table], headerRow));
  return table;
};
