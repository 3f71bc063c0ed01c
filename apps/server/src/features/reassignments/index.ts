export { reassignmentHandler } from './reassignments.handlers.ts';
