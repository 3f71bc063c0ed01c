export { addForm } from './create-form.ts';
export { publishForm } from './form-publication.ts';
