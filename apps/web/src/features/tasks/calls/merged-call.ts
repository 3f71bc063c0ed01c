import type { Automation } from '@baton/domain/automation/automation';
import { isDeepEqual } from '@baton/domain/core/equality';

/** What can be changed of a call where it failed, each on its own. */
const parts = ['method', 'url', 'headers', 'query', 'body'] as const;
export type CallPart = (typeof parts)[number];

export interface CallDraft {
  readonly automation: Automation;
  /** The call as its writer saw it. */
  readonly upon: Automation;
}

export interface MergedCall {
  readonly automation: Automation;
  /** Changed on both sides, each in its own way; the draft's stands there. */
  readonly overtaken: readonly CallPart[];
}

/** A call as its writer wants it, upon what it is by now: what they left alone is as others put it. */
export function mergedCall({ automation, upon }: CallDraft, now: Automation): MergedCall {
  const mine = parts.filter((part) => !isDeepEqual(automation[part], upon[part]));
  return {
    automation: { ...now, ...Object.fromEntries(mine.map((part) => [part, automation[part]])) },
    overtaken: mine.filter(
      (part) => !isDeepEqual(upon[part], now[part]) && !isDeepEqual(automation[part], now[part]),
    ),
  };
}
