export { renderMail } from './render-mail.ts';
