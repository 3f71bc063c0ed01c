import { richTextToPlain } from '../core/rich-text.ts';
import { cellHasLink } from './import-cell.ts';
import { importLimits, warning, type ImportedRow, type ImportedTable } from './import-table.ts';

/** A link of a cell whose address its words don't show. */
export interface LostLink {
  readonly column: number;
  readonly address: string;
}

const hrefs = /<a [^>]*?href="([^"]*)"/g;
const bare = (address: string): string =>
  address.replace(/^(?:mailto:|https?:\/\/)/i, '').replace(/\/$/, '');

/** Returns the links that are lost if only the words of a row are saved. */
export const lostLinks = ({
  cells,
  rich = {},
}: Pick<ImportedRow, 'cells' | 'rich'>): readonly LostLink[] =>
  Object.entries(rich).flatMap(([at, html]) => {
    const cell = cells[Number(at)] ?? '';
    const linked = [...html.matchAll(hrefs)].map(([, href = '']) => richTextToPlain(href));
    const isLost = linked.length === 0 && cellHasLink({ cell, rich: html });
    const addresses = isLost ? [richTextToPlain(html)] : linked;
    return addresses
      .filter((address) => !cell.includes(bare(address)))
      .map((address) => ({ column: Number(at), address }));
  });

/** Returns a warning for each link that a table loses. */
export const lostLinkIssues = ({ columns, rows }: Pick<ImportedTable, 'columns' | 'rows'>) =>
  rows
    .flatMap((row) =>
      lostLinks(row).map(({ column, address }) =>
        warning('LinkLeftOut', row.number, { address }, columns[column] ?? null),
      ),
    )
    .slice(0, importLimits.issues);
