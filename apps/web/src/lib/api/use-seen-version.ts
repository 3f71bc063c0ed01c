import { isDeepEqual } from '@baton/domain/core/equality';
import { useState } from 'react';
import type { ApiError } from './graphql-error.ts';

/** The state that a person saw when they opened the editor. */
export interface SeenState {
  readonly shown: unknown;
  readonly version: number;
}

export interface SeenVersion {
  /** State at the time the editor was opened. Null while it is closed. */
  readonly opened: SeenState | null;
  /** The `expectedVersion` of the command. */
  readonly version: number;
  /** True if someone else changed the item after the editor was opened. */
  readonly hasConflict: boolean;
  /** Call when the editor opens. */
  readonly open: () => void;
  /** Call when the editor closes. */
  readonly close: () => void;
  /**
   * Error handler for `useCommand`. After the conflict was shown once, the person can save anyway.
   */
  readonly onError: (error: ApiError) => boolean;
}

/**
 * Remembers the version at which an editor was opened, although live changes arrive in between. If
 * the edited value itself is unchanged, others changed something else and there is no conflict.
 */
export function useSeenVersion(
  version: number,
  shown: unknown,
  /** True if the editor is open from the start, or what the person saw in an earlier visit. */
  initial: boolean | SeenState = false,
): SeenVersion {
  const [opened, setOpened] = useState(
    initial === false
      ? null
      : { shown, version, isTold: false, ...(initial === true ? {} : initial) },
  );
  const hasConflict = opened !== null && !isDeepEqual(opened.shown, shown);
  return {
    opened,
    version: hasConflict && !opened.isTold ? opened.version : version,
    hasConflict,
    open: () => setOpened({ shown, version, isTold: false }),
    close: () => setOpened(null),
    onError: ({ code }) => {
      if (code === 'VersionConflict') setOpened((was) => was && { ...was, isTold: true });
      return false;
    },
  };
}
