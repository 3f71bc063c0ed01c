export {
  ColumnDayOrderInput,
  DateColumnRef,
  ImportIssueRef,
  ImportSeverityRef,
  ImportSourceInput,
} from './imports.schema.ts';
export { readSource, tableOf } from './read-source.ts';
