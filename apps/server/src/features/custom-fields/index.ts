export { customFieldsOfDraft } from './custom-fields.queries.ts';
