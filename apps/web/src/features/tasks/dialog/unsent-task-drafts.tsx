import { richTextToPlain } from '@baton/domain/core/rich-text';
import { useEffect, useState, type ReactNode } from 'react';
import { draftStorage } from '../../../lib/draft/draft-storage.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { UnsentText } from '../../../ui/unsent-draft/unsent-text.tsx';

interface Place {
  /** Storage name, without the task id. */
  readonly name: string;
  readonly label: MessageId;
  /** Paths of the texts in a draft. `*` means every entry. */
  readonly texts: readonly (readonly string[])[];
  readonly isRich?: boolean;
}

/** Drafts that belong to one start of the task. After a restart they are outdated. */
const ofOneStart: readonly Place[] = [
  { name: 'byHand', label: 'tasks.lead.reason', texts: [['reason']] },
  { name: 'fix', label: 'linked.fix.reason', texts: [['reason']] },
];

const ofTask: readonly Place[] = [
  { name: 'text.name', label: 'tasks.fact.name', texts: [['text']] },
  { name: 'text.description', label: 'tasks.fact.description', texts: [['text']], isRich: true },
  {
    name: 'decision',
    label: 'tasks.decision.draft',
    texts: [['comment'], ['left'], ['remarks', '*']],
  },
  { name: 'hand', label: 'staffing.words', texts: [['inputs', '*', 'text']] },
  { name: 'counter', label: 'shared.counter', texts: [['comment']] },
  ...ofOneStart,
];

const textsAt = (stored: unknown, [step, ...rest]: readonly string[]): readonly string[] => {
  if (step === undefined) return typeof stored === 'string' && stored.trim() !== '' ? [stored] : [];
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).flatMap(([key, part]: readonly [string, unknown]) =>
    step === '*' || step === key ? textsAt(part, rest) : [],
  );
};

interface Left {
  readonly name: string;
  readonly label: MessageId;
  readonly text: string;
}

export interface UnsentTaskDraftsProps {
  readonly taskId: string;
  /**
   * Start time of the visible task, whose drafts are shown elsewhere. Undefined if the task isn't
   * visible.
   */
  readonly startedAt?: string | null;
}

/** Unsent drafts about a task that can't be sent anymore. */
export function UnsentTaskDrafts({ taskId, startedAt }: UnsentTaskDraftsProps): ReactNode {
  const t = useText();
  const { tenantId, id } = useViewer();
  const [left, setLeft] = useState<readonly Left[]>([]);
  useEffect(() => {
    const isThere = startedAt !== undefined;
    const read = (): readonly Left[] => {
      const storage = draftStorage();
      const owner = `.${tenantId}.${id}`;
      return (isThere ? ofOneStart : ofTask).flatMap(
        ({ name: place, label, texts, isRich = false }) =>
          storage
            .names(`${place}.${taskId}.`)
            .filter((name) => name.endsWith(owner))
            .filter((name) => !isThere || name !== `${place}.${taskId}.${startedAt ?? ''}${owner}`)
            .flatMap((name) => {
              const stored = storage.read(name);
              const text = texts.flatMap((path) => textsAt(stored, path)).join('\n');
              return text === ''
                ? []
                : [{ name, label, text: isRich ? richTextToPlain(text) : text.trim() }];
            }),
      );
    };
    // The latest text is stored when its editor unmounts.
    const timer = setTimeout(() => setLeft(read()));
    return () => clearTimeout(timer);
  }, [tenantId, id, taskId, startedAt]);
  return left.map(({ name, label, text }) => (
    <UnsentText
      key={name}
      label={t(label)}
      text={text}
      onDiscard={() => {
        draftStorage().remove(name);
        setLeft((all) => all.filter((one) => one.name !== name));
      }}
    />
  ));
}
