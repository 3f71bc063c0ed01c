/**
 * Who reads what is published of something (`sharing` is a column of it): every member, unless who
 * may is named, and whoever may start it. In words of the domain: `readsPublished`.
 */
export const publishedReaders = (sharing: string, parties: string, isMember: string): string =>
  `((${isMember} AND coalesce(${sharing}->'viewers', 'null') = 'null')
    OR ${sharing}->'viewers' ?| ${parties}::text[] OR ${sharing}->'starters' ?| ${parties}::text[])`;
