export { checkTags, loadTags, namesOfTags, tagsOfWords } from './tag-references.ts';
export { tagTypes } from './tag-types.schema.ts';
export { tags } from './tags.schema.ts';
