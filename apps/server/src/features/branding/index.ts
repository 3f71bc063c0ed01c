export { brandingCalls } from './branding.calls.ts';
