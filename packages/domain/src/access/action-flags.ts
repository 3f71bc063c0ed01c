import type { Refusal } from '../core/refusal.ts';
import type { Actor } from '../party/actor.ts';

/** Why an action is refused. */
export interface ActionRefusal<Action extends string = string> {
  readonly action: Action;
  readonly code: Refusal['code'];
  readonly params: Refusal['params'];
}

/** A flag for each action, and the reason for each false one. */
export type ActionFlags<Action extends string> = Readonly<Record<Action, boolean>> & {
  readonly refusals: readonly ActionRefusal<Action>[];
};

type Rules<Action extends string, Facts> = Readonly<
  Record<Action, (actor: Actor, facts: Facts) => Refusal | null>
>;

/**
 * Checks the rules one by one and keeps the reason of each refusal. `unread` is the only reason if
 * the viewer has no read access.
 */
export const askingRules = <Action extends string, Facts>(
  rules: Rules<Action, Facts>,
  unread: Refusal | null,
  actor: Actor,
  facts: Facts,
): {
  readonly may: (action: Action) => boolean;
  readonly refusals: readonly ActionRefusal<Action>[];
} => {
  const refusals: ActionRefusal<Action>[] = [];
  return {
    refusals,
    may: (action) => {
      const refusal = unread ?? rules[action](actor, facts);
      if (refusal !== null) refusals.push({ action, code: refusal.code, params: refusal.params });
      return refusal === null;
    },
  };
};
