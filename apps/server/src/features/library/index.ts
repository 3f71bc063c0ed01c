export {
  isOnPage,
  itemColumns,
  itemTables,
  millis,
  partyJson,
  sortColumnsOf,
  versionsOf,
} from './library-columns.ts';
export { libraryItems, type DraftCommand, type Publication } from './library-items.ts';
export { draftStatements, markDeletedIn } from './library-statements.ts';
