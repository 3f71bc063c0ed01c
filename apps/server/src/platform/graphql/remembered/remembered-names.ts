import type { PartyKind } from '@baton/domain/party/party-kind';

/** Name of a person, team, or role. */
export interface PartyName {
  readonly id: string;
  readonly name: string;
  readonly kind: PartyKind;
}

/**
 * Names that the server has read. The stamp of a workspace is a number that increases with each
 * change of its people.
 */
export interface RememberedNames {
  /** Returns the names of a workspace that are known at this stamp, by id, to read and to add to. */
  readonly at: (tenantId: string, stamp: number) => Map<string, PartyName>;
  readonly clear: () => void;
}

/** A name takes about 150 bytes. */
const mostNames = 20_000;
const mostWorkspaces = 100;

export const createRememberedNames = (): RememberedNames => {
  const workspaces = new Map<
    string,
    { readonly stamp: number; readonly names: Map<string, PartyName> }
  >();
  return {
    at: (tenantId, stamp) => {
      const known = workspaces.get(tenantId);
      if (known?.stamp === stamp && known.names.size < mostNames) return known.names;
      const names = new Map<string, PartyName>();
      // Names without a stamp aren't cached, because changes would go unnoticed. Names of an older
      // stamp don't replace newer ones.
      if (stamp < 0 || (known !== undefined && known.stamp > stamp)) return names;
      workspaces.delete(tenantId);
      workspaces.set(tenantId, { stamp, names });
      const [oldest] = workspaces.keys();
      if (workspaces.size > mostWorkspaces && oldest !== undefined) workspaces.delete(oldest);
      return names;
    },
    clear: () => workspaces.clear(),
  };
};
