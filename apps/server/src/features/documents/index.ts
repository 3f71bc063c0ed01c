export { demandDocuments, attachInTask, attachInWorkflow } from './entered-documents.ts';
export { registerFiles } from './documents.routes.ts';
export { sweepDocumentsEveryNight, sweepDocumentsHandler } from './documents.jobs.ts';
export { documentLoader } from './document-loader.ts';
export type { DocumentNode } from './document-node.ts';
