import type { KindRecord } from './kind-record.ts';
import { parseList, tooMany } from './value-list.ts';

const partyId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text could be the id of a party. */
export const isPartyId = (text: string): boolean => partyId.test(text);

/** People, teams and roles. That they exist is asked where there is somebody to ask. */
export const peopleKind: KindRecord = {
  isMultiple: true,
  hasOptions: false,
  parse: (raw) => {
    const parties = parseList(raw);
    return parties?.every(isPartyId) === false ? undefined : parties;
  },
  validate: tooMany,
  compare: null,
};
