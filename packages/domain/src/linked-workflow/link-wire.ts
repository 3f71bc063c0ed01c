import {
  asId,
  type BlueprintId,
  type FieldKey,
  type InstanceKey,
  type PartyId,
} from '../core/ids.ts';
import { newLinkRule, type ChildRestartRule, type LinkRule, type LinkSplit } from './link-rule.ts';

type Maybe<T> = T | null | undefined;

/** A link in the API; missing properties have the defaults of a new link. */
export interface WireLink {
  readonly blueprint?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly owner?: Maybe<string>;
  readonly split?: Maybe<WireSplit>;
  readonly needed?: Maybe<number>;
  readonly onChildRestart?: Maybe<ChildRestartRule>;
  readonly inputs?: Maybe<readonly WireInput[]>;
  readonly outputs?: Maybe<readonly WireOutput[]>;
}

export interface WireSplit {
  readonly kind: LinkSplit['kind'];
  readonly values?: Maybe<readonly string[]>;
  readonly instance?: Maybe<string>;
}

export interface WireInput {
  readonly from?: Maybe<string>;
  readonly column?: Maybe<string>;
  readonly to: string;
}

export interface WireOutput {
  readonly from: string;
  readonly to: string;
}

const splitFromWire = ({ kind, values, instance }: WireSplit): LinkSplit =>
  kind === 'FIELD'
    ? { kind, instance: asId<InstanceKey>(instance ?? '') }
    : { kind, values: values ?? [] };

export const linkFromWire = (wire: WireLink): LinkRule => ({
  blueprint: wire.blueprint ? asId<BlueprintId>(wire.blueprint) : null,
  name: wire.name ?? newLinkRule.name,
  owner: wire.owner ? asId<PartyId>(wire.owner) : null,
  split: wire.split ? splitFromWire(wire.split) : null,
  needed: wire.needed ?? null,
  onChildRestart: wire.onChildRestart ?? newLinkRule.onChildRestart,
  inputs: (wire.inputs ?? []).map(({ from, column, to }) => ({
    from: from ? asId<InstanceKey>(from) : null,
    column: column ? asId<FieldKey>(column) : null,
    to: asId<InstanceKey>(to),
  })),
  outputs: (wire.outputs ?? []).map(({ from, to }) => ({
    from: asId<InstanceKey>(from),
    to: asId<InstanceKey>(to),
  })),
});
