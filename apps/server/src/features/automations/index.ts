export { startCallRunner } from './call-runner.ts';
