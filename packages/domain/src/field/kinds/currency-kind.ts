import type { KindRecord } from './kind-record.ts';
import { numberKind } from './number-kind.ts';

/** An amount in the currency of its field. */
export const currencyKind: KindRecord = { ...numberKind };
