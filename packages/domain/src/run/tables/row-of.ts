import type { Agent } from '../../party/actor.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { StateRow } from '../../core/state-table.ts';

/** Checks whether a command of a person or the engine applies to the facts of its subject. */
export type CommandGuard<Facts, Command = unknown> = (
  agent: Agent,
  facts: Facts,
  command: Command,
) => Refusal | null;

/** A row of a table. `Commands` says what guards read of a command. */
export type RowOf<
  State extends string,
  Input extends string,
  Condition extends string,
  Facts,
  Commands,
> = {
  [On in Input]: StateRow<
    State,
    On,
    Condition,
    CommandGuard<Facts, On extends keyof Commands ? Commands[On] : unknown>
  >;
}[Input];
