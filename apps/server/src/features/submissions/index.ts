export { registerSubmissions } from './submissions.routes.ts';
export { printText } from './print-text.ts';
