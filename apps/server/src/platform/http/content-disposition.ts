/** Returns a header as in RFC 6266, with the file name in ASCII and in Unicode. */
export const disposition = (kind: 'attachment' | 'inline', name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
};
