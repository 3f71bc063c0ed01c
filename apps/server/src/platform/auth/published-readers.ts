/**
 * Returns SQL for who can read a published version: all internal users, unless readers are named,
 * and people who can start it. SQL version of the domain rule `readsPublished`.
 */
export const publishedReaders = (sharing: string, parties: string, isMember: string): string =>
  `((${isMember} AND coalesce(${sharing}->'viewers', 'null') = 'null')
    OR ${sharing}->'viewers' ?| ${parties}::text[] OR ${sharing}->'starters' ?| ${parties}::text[])`;
