export { addFile, addLink, refOf } from './add-document.ts';
export { demandDocuments, attachInTask, attachInWorkflow } from './entered-documents.ts';
export { describedFiles } from './described-files.ts';
export { registerFiles, registerUploads } from './documents.routes.ts';
export { sweepDocumentsEveryNight, sweepDocumentsHandler } from './documents.jobs.ts';
export { demandOwnDocuments } from './own-documents.ts';
export { documentLoader } from './document-loader.ts';
export { DocumentRef } from './documents.schema.ts';
export type { DocumentNode } from './document-node.ts';
