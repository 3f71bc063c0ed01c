import { asId, type BlueprintId, type PartyId } from '../core/ids.ts';
import { newLinkRule, type ChildRestartRule, type LinkRule } from './link-rule.ts';

type Maybe<T> = T | null | undefined;

/** A link as the API carries it; what is left out is as in a new one. */
export interface WireLink {
  readonly blueprint?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly owner?: Maybe<string>;
  readonly split?: Maybe<WireSplit>;
  readonly needed?: Maybe<number>;
  readonly onChildRestart?: Maybe<ChildRestartRule>;
}

export interface WireSplit {
  readonly kind: 'LIST';
  readonly values?: Maybe<readonly string[]>;
}

export const linkFromWire = (wire: WireLink): LinkRule => ({
  blueprint: wire.blueprint ? asId<BlueprintId>(wire.blueprint) : null,
  name: wire.name ?? newLinkRule.name,
  owner: wire.owner ? asId<PartyId>(wire.owner) : null,
  split: wire.split ? { kind: wire.split.kind, values: wire.split.values ?? [] } : null,
  needed: wire.needed ?? null,
  onChildRestart: wire.onChildRestart ?? newLinkRule.onChildRestart,
});
