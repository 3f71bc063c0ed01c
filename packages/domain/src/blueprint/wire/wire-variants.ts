import { asId, type BlueprintId } from '../../core/ids.ts';
import type { BlueprintVariant } from '../content.ts';
import { conditionFromWire, conditionToWire, type WireCondition } from './wire-conditions.ts';

export interface WireVariant {
  readonly blueprint: string;
  /** Missing means an empty condition, which the linter reports. */
  readonly when?: WireCondition | null | undefined;
}

export const variantFromWire = ({ blueprint, when }: WireVariant): BlueprintVariant => ({
  blueprint: asId<BlueprintId>(blueprint),
  when: conditionFromWire(when) ?? { match: 'ALL', whenUnknown: 'SKIP', parts: [] },
});

export const variantToWire = ({ blueprint, when }: BlueprintVariant): WireVariant => ({
  blueprint,
  when: conditionToWire(when),
});
