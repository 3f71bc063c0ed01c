export { customFields } from './custom-fields.access.ts';
export { fieldOfVersion } from './custom-field-node.ts';
export { createCustomField } from './custom-field-commands.ts';
export { customFieldsOfDraft, customFieldsOfForm } from './custom-fields.queries.ts';
