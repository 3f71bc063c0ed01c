export { listMarks } from '@baton/domain/field/written/written-list';
