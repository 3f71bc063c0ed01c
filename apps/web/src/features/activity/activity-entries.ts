/** What the grouping of a feed looks at. */
interface Line {
  readonly kind: string;
  readonly at: string;
  readonly actor: unknown;
  readonly taskId?: string | null | undefined;
}

/** Entries that tell the same of several tasks at the same moment are one entry. */
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
 * A stage that starts sets many tasks going at once. Told one by one they would push what
 * people did out of sight.
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
    // A form is saved field by field; that it was saved is told once.
    if (last !== undefined && isSameSaving(last.first, line)) continue;
    if (belongs) last.others.push(line);
    else entries.push({ first: line, others: [] });
  }
  return entries;
}
