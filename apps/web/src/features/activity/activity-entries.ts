/** The parts of an entry that determine its group. */
interface Line {
  readonly kind: string;
  readonly at: string;
  readonly actor: unknown;
  readonly taskId?: string | null | undefined;
}

/** Entries about several tasks with the same event and time. */
export interface ActivityEntry<Of extends Line> {
  readonly first: Of;
  readonly others: readonly Of[];
}

const idOf = (actor: unknown): unknown =>
  typeof actor === 'object' && actor !== null && 'id' in actor ? actor.id : null;

const isSameSaving = (last: Line, line: Line): boolean =>
  line.kind === 'SAVE' &&
  last.kind === line.kind &&
  last.taskId === line.taskId &&
  idOf(last.actor) === idOf(line.actor);

/**
 * Groups simultaneous entries. For example, the start of a stage starts many tasks, whose separate
 * entries would hide what people did.
 */
export function activityEntries<Of extends Line>(
  lines: readonly Of[],
): readonly ActivityEntry<Of>[] {
  const entries: { first: Of; others: Of[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    const belongs =
      line.kind === 'TASK_STARTED' &&
      line.actor == null &&
      last?.first.kind === line.kind &&
      last.first.at === line.at;
    // A form is saved field by field, but the activity shows it once.
    if (last !== undefined && isSameSaving(last.first, line)) continue;
    if (belongs) last.others.push(line);
    else entries.push({ first: line, others: [] });
  }
  return entries;
}
