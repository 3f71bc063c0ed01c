export { registerSubmissions } from './submissions.routes.ts';
