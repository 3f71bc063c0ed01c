import type { Automation } from '@baton/domain/automation/automation';
import { isDeepEqual } from '@baton/domain/core/equality';

/** Parts of a failed request that can be edited separately. */
const parts = ['method', 'url', 'headers', 'query', 'body'] as const;
export type CallPart = (typeof parts)[number];

export interface CallDraft {
  readonly automation: Automation;
  /** The request as the person saw it. */
  readonly upon: Automation;
}

export interface MergedCall {
  readonly automation: Automation;
  /** Parts that both changed. The merged request has the draft's values. */
  readonly overtaken: readonly CallPart[];
}

/** Merges a draft with the current request: unchanged parts follow changes by others. */
export function mergedCall({ automation, upon }: CallDraft, now: Automation): MergedCall {
  const mine = parts.filter((part) => !isDeepEqual(automation[part], upon[part]));
  return {
    automation: { ...now, ...Object.fromEntries(mine.map((part) => [part, automation[part]])) },
    overtaken: mine.filter(
      (part) => !isDeepEqual(upon[part], now[part]) && !isDeepEqual(automation[part], now[part]),
    ),
  };
}
