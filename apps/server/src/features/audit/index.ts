export { registerAuditExport } from './audit.routes.ts';
export { sealAuditEveryMinute, sealAuditHandler } from './audit-seal.jobs.ts';
