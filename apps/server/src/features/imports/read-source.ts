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
  /** File as Base64. Null or unset if text is given. */
  readonly data?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly headerRow?: number | null | undefined;
}

const longestFileName = 200;

export interface SourceReading {
  /** Id of the person who uploads it. */
  readonly person: string;
  /** Language of the person, which decides the encoding of old text files. */
  readonly language: string;
  readonly limits?: ReadLimits;
  /** Locale for numbers of a workbook. Default: the format of programs. */
  readonly locale?: string;
}

/** Returns the tables of an uploaded file or pasted text. Throws a refusal if there are none. */
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
  // Checked before decoding: four characters contain three bytes.
  if (data.length > (most / 3) * 4 + 4)
    throw new Refused(refuse('FileExceedsSize', { max: most / 1024 }, 'source'));
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length === 0 && data !== '')
    throw new Refused(refuse('ImportNotReadable', {}, 'source'));
  return bytes;
};

/** Returns the selected table by position. A selected header must be a row of it. */
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
