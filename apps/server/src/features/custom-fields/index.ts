export { createCustomField } from './custom-field-commands.ts';
export { customFieldsOfDraft, customFieldsOfForm } from './custom-fields.queries.ts';
