import { useEffect, useState } from 'react';
import type {
  PreviewInput,
  ResetChoiceInput,
  useCommandPreviewQuery,
  useCommandPreviewQuery$data,
} from '../../__generated__/useCommandPreviewQuery.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { useNow } from '../i18n/use-now.ts';
import { useText, type Text } from '../i18n/use-text.ts';
import type { CommandPreview, EffectLine } from './command-preview.ts';
import { resetLines } from './reset-lines.ts';

type Previewed = useCommandPreviewQuery$data['previewCommand'];

/** An approval has the same name as its task, so the text must say which one is meant. */
const nameOf = (t: Text, task: NonNullable<Previewed['tasks'][number]['task']>): string =>
  task.parentTask == null ? task.name : t('flow.preview.approvalOf', { task: task.name });

/** Returns one line for each type of change, in order of first occurrence. */
const linesOf = (
  t: Text,
  { workflow, stages, tasks, children, emptied, dueDates }: Previewed,
  momentText: (at: string) => string,
): readonly EffectLine[] => {
  const lines = new Map<string, { readonly label: string; readonly names: string[] }>();
  const add = (key: string, label: string, name: string | undefined): void => {
    const line = lines.get(key) ?? { label, names: [] };
    if (name !== undefined && !line.names.includes(name)) line.names.push(name);
    lines.set(key, line);
  };
  if (workflow != null) add('workflow', t(`flow.workflow.${workflow.to}`), undefined);
  for (const { stage, to, isAdded } of stages)
    add(`stage ${to}`, t(`flow.stage.${to}`), isAdded ? t('flow.preview.newStage') : stage?.name);
  for (const { task, effect, isAdded } of tasks) {
    const name = isAdded ? t('flow.preview.newTask') : task == null ? null : nameOf(t, task);
    if (name !== null) add(`task ${effect}`, t(`flow.effect.${effect}`), name);
  }
  for (const { name } of emptied) add('emptied', t('resets.emptied'), name);
  for (const { effect, linkedWorkflow } of children)
    add(
      `child ${effect}`,
      t(`flow.child.${effect}`),
      linkedWorkflow?.workflow?.name ?? linkedWorkflow?.value ?? t('linked.unnamed'),
    );
  for (const { task, to } of dueDates)
    if (task != null)
      add(
        'due',
        t('flow.preview.due'),
        t('flow.preview.dueOf', { name: nameOf(t, task), date: momentText(to) }),
      );
  return [...lines].map(([key, line]) => ({ key, ...line }));
};

/** Returns true for a linked workflow that ended with the workflow. */
const isEndedWithIt = ({ effect }: Previewed['children'][number]): boolean =>
  effect === 'STAYS_ENDED' || effect === 'RESTARTS';

/** Options selected for the tasks that the command resets, with their setter. */
export interface SelectedResets {
  readonly given: readonly ResetChoiceInput[];
  readonly onChange: (given: readonly ResetChoiceInput[]) => void;
}

export type PreviewedCommand = Omit<PreviewInput, 'resets'>;

/** The options of commands that reset nothing. */
const nothingChosen: SelectedResets = { given: [], onChange: () => undefined };

/**
 * Loads the effects of a command. The server executes it and rolls back. The result isn't stored in
 * Relay, because nothing has changed. The questions stay visible while new options are evaluated.
 */
export function useCommandPreview(
  command: PreviewedCommand | null,
  { given, onChange }: SelectedResets = nothingChosen,
): CommandPreview {
  const input: PreviewInput | null = command === null ? null : { ...command, resets: given };
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  const asked = input === null ? null : JSON.stringify(input);
  const [answer, setAnswer] = useState<{
    readonly asked: string;
    readonly preview: Previewed | null;
  } | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    const settle = (preview: Previewed | null): void => {
      if (isCurrent) setAnswer({ asked, preview });
    };
    graphqlRequest<useCommandPreviewQuery>(
      graphql`
        query useCommandPreviewQuery($input: PreviewInput!) {
          previewCommand(input: $input) {
            workflow {
              to
            }
            stages {
              stage {
                name
              }
              to
              isAdded
            }
            tasks {
              task {
                name
                parentTask {
                  id
                }
              }
              effect
              isAdded
            }
            children {
              effect
              linkedWorkflow {
                value
                workflow {
                  name
                }
              }
            }
            emptied {
              name
            }
            dueDates {
              task {
                name
                parentTask {
                  id
                }
              }
              to
            }
            questions {
              taskId
              request
              options
              chosen
              task {
                name
              }
              linkedWorkflow {
                value
                state
                workflow {
                  name
                }
              }
            }
          }
        }
      `,
      { input: JSON.parse(asked) },
    ).then(
      (data) => settle(data.previewCommand),
      () => settle(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  const known = answer?.preview ?? null;
  const resets = known === null ? [] : resetLines(t, known.questions, given, onChange);
  const endedWithIt = known?.children.filter(isEndedWithIt).length ?? 0;
  if (answer === null || answer.asked !== asked)
    return { effects: asked === null ? 'UNKNOWN' : 'LOADING', resets, endedWithIt };
  return {
    effects: known === null ? 'UNKNOWN' : linesOf(t, known, (at) => formats.moment(at, now)),
    resets,
    endedWithIt,
  };
}
