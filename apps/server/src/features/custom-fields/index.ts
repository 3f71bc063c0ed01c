export { customFieldsOfDraft, customFieldsOfForm } from './custom-fields.queries.ts';
