import { shownStatus } from '@baton/domain/explain/shown-status';
import { displayStatusLook, taskMarkLook, type StatusLook } from './status-look.ts';

type DisplayStatus = keyof typeof displayStatusLook;

type TaskMark = keyof typeof taskMarkLook;

interface ShownTask {
  readonly type: string;
  readonly displayStatus: DisplayStatus;
  readonly mark?: TaskMark | '%future added value' | null | undefined;
  readonly skippedAt?: string | null | undefined;
}

const looks = {
  ...displayStatusLook,
  ...taskMarkLook,
  SKIPPED: { shape: 'skipped', text: 'status.skipped' },
} as const satisfies Readonly<Record<string, StatusLook>>;

/** The API can add more without notice. */
const isKnown = (mark: ShownTask['mark']): mark is TaskMark =>
  mark != null && mark !== '%future added value';

/** Returns the label and shape of a task or an approval. */
export function taskLook({ type, displayStatus, mark, skippedAt }: ShownTask): StatusLook {
  const known = isKnown(mark) ? mark : null;
  return looks[shownStatus(type === 'APPROVAL', skippedAt != null, displayStatus, known)];
}
