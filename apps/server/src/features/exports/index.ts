export { sweepExportsEveryNight, sweepExportsHandler } from './sweep-exports.ts';
export { registerExportFiles } from './exports.routes.ts';
export { writeExportHandler } from './write-export.ts';
