export { addComment, addRequestorAnswer } from './comments.ts';
