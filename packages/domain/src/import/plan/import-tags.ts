import { foldedName } from '../../core/names/folded-name.ts';
import { tagLimits, tidyTags } from '../../core/tags.ts';
import { isTagHeader } from '../header-words.ts';
import { cellToPlain } from '../import-cell.ts';
import { type ImportIssue, warning } from '../import-table.ts';
import { cellsFor, type NamedCell, type PlannedRow } from './planned-row.ts';

/** Tags of a row. */
export interface RowTags {
  readonly tags: readonly string[];
  /** Cells with too long or too many tags. They become part of the description. */
  readonly notes: readonly NamedCell[];
  readonly issues: readonly ImportIssue[];
}

const isNothing = (text: string): boolean => /^(?:[-–—]+|n\/?a)?$/i.test(text);

/** Priorities are often numbers, which are unclear without their header. */
const tagOf = (text: string, header: string): string =>
  /\p{L}/u.test(text) || isTagHeader(header) ? text : `${header} ${text}`;

const tagsIn = ({ cell, header }: NamedCell): readonly string[] =>
  tidyTags(
    cellToPlain(cell)
      .split(/[,;\n，；、]/)
      .map((text) => text.trim())
      .filter((text) => !isNothing(text))
      .map((text) => tagOf(text, header)),
  );

/** Reads the tags of a row, such as its priority. */
export function readTags(row: PlannedRow): RowTags {
  const cells = cellsFor(row, 'TAGS').map((source) => ({ source, tags: tagsIn(source) }));
  const short = cells.flatMap(({ tags }) => tags).filter((tag) => tag.length <= tagLimits.length);
  const tags = tidyTags(short).slice(0, tagLimits.count);
  const kept = new Set(tags.map(foldedName));
  const lost = cells.flatMap(({ source, tags: own }) =>
    own.filter((tag) => !kept.has(foldedName(tag))).map((tag) => ({ source, tag })),
  );
  return {
    tags,
    notes: [...new Set(lost.map(({ source }) => source))],
    issues: lost.map(({ source, tag }) =>
      warning('TagNotKept', row.number, { value: tag.slice(0, 80) }, source.header),
    ),
  };
}
