export { brandingCalls } from './branding.calls.ts';
export { WorkspaceBrandRef } from './branding.schema.ts';
export type { WorkspaceBrand } from './branding-statements.ts';
