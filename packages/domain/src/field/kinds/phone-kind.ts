import { refuse } from '../../core/refusal.ts';
import { parseLine, type KindRecord } from './kind-record.ts';

/** Plus, country code and number (ITU E.164), however it is spaced. */
const international = /^\+[1-9]\d{6,14}$/;

/** An international phone number, kept as it was spaced. */
export const phoneKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  parse: parseLine,
  validate: (value) =>
    international.test(String(value).replaceAll(/[\s().-]/g, '')) ? null : refuse('InvalidPhone'),
  compare: null,
};
