export { tagTypes } from './tag-types.schema.ts';
