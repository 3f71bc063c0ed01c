import { isDeepEqual } from '@baton/domain/core/equality';
import { useState } from 'react';
import type { ApiError } from './graphql-error.ts';

/** What somebody saw when they began. */
export interface SeenState {
  readonly shown: unknown;
  readonly version: number;
}

export interface SeenVersion {
  /** As the editor was opened with; null while it is closed. */
  readonly opened: SeenState | null;
  /** Goes with the command as `expectedVersion`. */
  readonly version: number;
  /** Somebody else has changed it since the editor was opened. */
  readonly isOvertaken: boolean;
  /** The editor is opened. */
  readonly open: () => void;
  /** The editor is closed. */
  readonly close: () => void;
  /** For `useCommand`: whoever was told of the other change once may save over it. */
  readonly onError: (error: ApiError) => boolean;
}

/**
 * What an edit is held against: the version at which its editor was opened, though live changes
 * come in meanwhile. As long as the edited itself stands as it did, others have changed something
 * else, and that is no conflict.
 */
export function useSeenVersion(
  version: number,
  shown: unknown,
  begun: boolean | SeenState = false,
): SeenVersion {
  const [opened, setOpened] = useState(
    begun === false ? null : { shown, version, isTold: false, ...(begun === true ? {} : begun) },
  );
  const isOvertaken = opened !== null && !isDeepEqual(opened.shown, shown);
  return {
    opened,
    version: isOvertaken && !opened.isTold ? opened.version : version,
    isOvertaken,
    open: () => setOpened({ shown, version, isTold: false }),
    close: () => setOpened(null),
    onError: ({ code }) => {
      if (code === 'VersionConflict') setOpened((was) => was && { ...was, isTold: true });
      return false;
    },
  };
}
