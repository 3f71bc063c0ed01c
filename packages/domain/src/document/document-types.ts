/** Category under which a file is uploaded. */
export type UploadCategory = 'image' | 'text' | 'application';
/** Icon of a file. */
export type DocumentIcon = 'csv' | 'cad' | 'excel' | 'image' | 'pdf' | 'word' | 'generic';

interface DocumentType {
  readonly category: UploadCategory;
  readonly icon: DocumentIcon;
  /** Media type of downloads. */
  readonly mediaType: string;
  /** Media types detected from the first bytes. Empty for text files, which have no signature. */
  readonly begins: readonly string[];
}

const zip = ['application/zip'];
const compound = ['application/x-cfb'];
const openXml = 'application/vnd.openxmlformats-officedocument';
const text = (mediaType: string, icon: DocumentIcon = 'generic'): DocumentType => ({
  category: 'text',
  icon,
  mediaType,
  begins: [],
});
const image = (mediaType: string, ...others: readonly string[]): DocumentType => ({
  category: 'image',
  icon: 'image',
  mediaType,
  begins: [mediaType, ...others],
});
const application = (
  mediaType: string,
  icon: DocumentIcon,
  begins: readonly string[],
): DocumentType => ({ category: 'application', icon, mediaType, begins: [mediaType, ...begins] });

/** File extensions that a document can have. */
export const documentTypes = {
  ai: application('application/postscript', 'image', [
    'application/pdf',
    'application/illustrator',
  ]),
  csv: text('text/csv', 'csv'),
  doc: application('application/msword', 'word', compound),
  docx: application(`${openXml}.wordprocessingml.document`, 'word', zip),
  dwg: application('image/vnd.dwg', 'cad', ['application/acad']),
  dxf: text('image/vnd.dxf', 'cad'),
  gif: image('image/gif'),
  html: text('text/html'),
  jpg: image('image/jpeg'),
  key: application('application/vnd.apple.keynote', 'generic', zip),
  msg: application('application/vnd.ms-outlook', 'generic', compound),
  numbers: application('application/vnd.apple.numbers', 'excel', zip),
  pages: application('application/vnd.apple.pages', 'word', zip),
  pdf: application('application/pdf', 'pdf', []),
  png: image('image/png', 'image/apng'),
  ppt: application('application/vnd.ms-powerpoint', 'generic', compound),
  pptx: application(`${openXml}.presentationml.presentation`, 'generic', zip),
  psd: image('image/vnd.adobe.photoshop'),
  rex: text('application/json'),
  svg: { ...text('image/svg+xml', 'image'), category: 'image' },
  tiff: image('image/tiff'),
  txt: text('text/plain'),
  webp: image('image/webp'),
  xls: application('application/vnd.ms-excel', 'excel', compound),
  xlsx: application(`${openXml}.spreadsheetml.sheet`, 'excel', zip),
  xml: text('application/xml'),
  zip: application('application/zip', 'generic', []),
} as const satisfies Readonly<Record<string, DocumentType>>;

export type DocumentExtension = keyof typeof documentTypes;

export const isDocumentExtension = (text: string): text is DocumentExtension =>
  Object.hasOwn(documentTypes, text);

export const documentExtensions: readonly DocumentExtension[] =
  Object.keys(documentTypes).filter(isDocumentExtension);

const aliases: Readonly<Record<string, DocumentExtension>> = {
  jpeg: 'jpg',
  tif: 'tiff',
  htm: 'html',
};

/** Returns the extension of a file name, or null if it isn't accepted. */
export const extensionOf = (name: string): DocumentExtension | null => {
  const end = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const extension = aliases[end] ?? end;
  return isDocumentExtension(extension) ? extension : null;
};

/** Returns whether it is an image that browsers show and that can't run code. */
export const isPreviewable = (extension: DocumentExtension): boolean =>
  ['gif', 'jpg', 'png', 'webp'].includes(extension);

/**
 * Returns whether the content of a file matches its extension.
 *
 * @param found Detected media type; null if unknown.
 * @param isText Whether the content is text.
 */
export const contentFits = (
  extension: DocumentExtension,
  found: string | null,
  isText: boolean,
): boolean => {
  const { begins }: DocumentType = documentTypes[extension];
  if (begins.length === 0) return isText && (found === null || /xml|json|text/.test(found));
  // Drawings can't be recognized by their first bytes alone.
  if (extension === 'dwg') return found === null ? !isText : begins.includes(found);
  return found !== null && begins.includes(found);
};
