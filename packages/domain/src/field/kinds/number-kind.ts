import { refuse } from '../../core/refusal.ts';
import type { KindRecord } from './kind-record.ts';

const max = Number.MAX_SAFE_INTEGER;

/** A number, within what can be kept exactly. */
export const numberKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  parse: (raw) =>
    raw === null ? null : typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined,
  validate: (value) =>
    Math.abs(Number(value)) > max ? refuse('OutOfRange', { min: -max, max }) : null,
  compare: (a, b) => Number(a) - Number(b),
};
