import type {
  ResetChoice,
  ResetChoiceInput,
  useCommandPreviewQuery$data,
} from '../../__generated__/useCommandPreviewQuery.graphql.ts';
import type { MessageId } from '../i18n/message-id.ts';
import type { Text } from '../i18n/use-text.ts';
import type { ResetLine } from './command-preview.ts';

type Question = useCommandPreviewQuery$data['previewCommand']['questions'][number];

const ofCall: Readonly<Partial<Record<ResetChoice, MessageId>>> = {
  RUN_AGAIN: 'resets.call.RUN_AGAIN',
  KEEP: 'resets.call.KEEP',
  COMPENSATE: 'resets.call.COMPENSATE',
};
const ofRunning: Readonly<Partial<Record<ResetChoice, MessageId>>> = {
  KEEP: 'resets.running.KEEP',
  END: 'resets.running.END',
  NEW: 'resets.running.NEW',
};
const ofOver: Readonly<Partial<Record<ResetChoice, MessageId>>> = {
  KEEP: 'resets.completed.KEEP',
  NEW: 'resets.over.NEW',
};
const ofEnded: Readonly<Partial<Record<ResetChoice, MessageId>>> = {
  KEEP: 'resets.ended.KEEP',
  NEW: 'resets.over.NEW',
};

const wordsFor = ({ linkedWorkflow }: Question): typeof ofCall => {
  if (linkedWorkflow == null) return ofCall;
  if (linkedWorkflow.state === 'COMPLETED') return ofOver;
  return linkedWorkflow.state === 'ENDED' ? ofEnded : ofRunning;
};

const nameOf = (t: Text, { task, linkedWorkflow }: Question): string => {
  const of = task?.name ?? '';
  if (linkedWorkflow == null) return t('resets.call.label', { task: of });
  const name = linkedWorkflow.workflow?.name ?? linkedWorkflow.value ?? t('linked.unnamed');
  return t('resets.child.label', { task: of, name });
};

const isAbout = (given: ResetChoiceInput, { taskId, request }: Question): boolean =>
  given.taskId === taskId && (given.request ?? null) === (request ?? null);

/** Returns the questions with the options selected so far. */
export const resetLines = (
  t: Text,
  questions: readonly Question[],
  given: readonly ResetChoiceInput[],
  onChange: (given: readonly ResetChoiceInput[]) => void,
): readonly ResetLine[] =>
  questions.map((question) => {
    const { taskId, request, options, chosen } = question;
    const words = wordsFor(question);
    const others = given.filter((one) => !isAbout(one, question));
    return {
      key: `${taskId} ${request ?? ''}`,
      label: nameOf(t, question),
      value: given.find((one) => isAbout(one, question))?.choice ?? chosen,
      options: options.flatMap((value) => {
        const word = words[value];
        return word === undefined ? [] : [{ value, label: t(word) }];
      }),
      choose: (value) => {
        const choice = options.find((one) => one === value);
        if (choice !== undefined)
          onChange([...others, { taskId, request: request ?? null, choice }]);
      },
    };
  });
