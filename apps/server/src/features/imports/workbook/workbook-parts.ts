import type { Archive } from '../../../platform/files/archive.ts';
import { decodeEscapes } from './cell-escapes.ts';
import { parseXml } from '../../../platform/files/parse-xml.ts';

export interface SheetPart {
  readonly name: string;
  /** Null for charts and other sheets without cells. */
  readonly part: string | null;
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  /** Whether days count from 1904, as old Macs did. */
  readonly date1904: boolean;
  readonly styles: string | null;
  readonly sharedStrings: string | null;
}

export interface Relation {
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
}

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

/** Returns the full name of a part, from the relative name that another part uses. */
const resolvePart = (from: string, target: string): string => {
  const path = target.startsWith('/') ? target : `${folderOf(from)}${target}`;
  const names: string[] = [];
  for (const name of path.replaceAll('\\', '/').split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
};

/** Returns the relations of a part by their ids. */
export const readRelations = async (
  archive: Archive,
  part: string,
): Promise<ReadonlyMap<string, Relation>> => {
  const relations = new Map<string, Relation>();
  const file = part.slice(folderOf(part).length);
  await parseXml(archive, `${folderOf(part)}_rels/${file}.rels`, {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship') return;
      const isExternal = TargetMode === 'External';
      const target = isExternal ? Target : resolvePart(part, Target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, isExternal });
    },
  });
  return relations;
};

/** Reads what the workbook says about its parts. Returns null if the archive is no workbook. */
export const readWorkbookParts = async (archive: Archive): Promise<WorkbookParts | null> => {
  const root = [...(await readRelations(archive, '')).values()];
  const main = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const listed: { name: string; id: string }[] = [];
  let date1904 = false;
  const found = await parseXml(archive, main, {
    open: (tag, { name = '', id = '', date1904: is1904 }) => {
      if (tag === 'sheet') listed.push({ name: decodeEscapes(name), id });
      if (tag === 'workbookPr') date1904 = is1904 === '1' || is1904 === 'true';
    },
  });
  if (!found) return null;
  const relations = await readRelations(archive, main);
  const partOf = (wanted: string): string | null =>
    [...relations.values()].find(({ type }) => type === wanted)?.target ?? null;
  return {
    sheets: listed.map(({ name, id }) => {
      const relation = relations.get(id);
      return { name, part: relation?.type === 'worksheet' ? relation.target : null };
    }),
    date1904,
    styles: partOf('styles'),
    sharedStrings: partOf('sharedStrings'),
  };
};

/** Returns the texts that cells share, without phonetic texts. */
export const readSharedStrings = async (
  archive: Archive,
  part: string | null,
): Promise<readonly string[]> => {
  const strings: string[] = [];
  if (part === null) return strings;
  let current = '';
  let inText = false;
  let inPhonetic = false;
  await parseXml(archive, part, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') inPhonetic = true;
      if (name === 't') inText = !inPhonetic;
    },
    text: (text) => {
      if (inText) current += text;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') inPhonetic = false;
      if (name === 'si') strings.push(decodeEscapes(current));
    },
  });
  return strings;
};
