import type { Refusal } from '../core/refusal.ts';
import type { Actor } from '../party/actor.ts';

/** Why an action is refused. */
export interface ActionRefusal<Action extends string = string> {
  readonly action: Action;
  readonly code: Refusal['code'];
  readonly params: Refusal['params'];
}

/** What a viewer can do with an object. A flag is computed only when it is read. */
export interface ActionFlags<Action extends string> {
  readonly may: (action: Action) => boolean;
  /** Returns the reason for each action that is refused. */
  readonly refusals: () => readonly ActionRefusal<Action>[];
}

type Rules<Action extends string, Facts> = Readonly<
  Record<Action, (actor: Actor, facts: Facts) => Refusal | null>
>;

/** Returns the flags of an object. `unread` returns the only reason if there is no read access. */
export const flagsOf = <Action extends string, Facts>(
  rules: Rules<Action, Facts>,
  actor: Actor,
  facts: Facts,
  unread: (action: Action) => Refusal | null = () => null,
): ActionFlags<Action> => {
  const refusalOf = (action: Action): Refusal | null =>
    unread(action) ?? rules[action](actor, facts);
  return {
    may: (action) => refusalOf(action) === null,
    refusals: () => {
      const refusals: ActionRefusal<Action>[] = [];
      for (const action in rules) {
        const refusal = refusalOf(action);
        if (refusal !== null) refusals.push({ action, code: refusal.code, params: refusal.params });
      }
      return refusals;
    },
  };
};
