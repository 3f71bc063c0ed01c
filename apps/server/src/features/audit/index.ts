export { sealAuditEveryMinute, sealAuditHandler } from './audit-seal.jobs.ts';
