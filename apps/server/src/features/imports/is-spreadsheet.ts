/**
 * Returns true for XLSX files, which are ZIP archives. Older formats are rejected as unreadable.
 */
export const isSpreadsheet = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
