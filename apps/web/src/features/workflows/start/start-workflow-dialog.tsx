import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { graphql } from 'react-relay';
import { workflowNameRefusal } from '@baton/domain/workflow/workflow-name';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { FieldValue } from '@baton/domain/field/field';
import type { startWorkflowDialogMutation } from '../../../__generated__/startWorkflowDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { dayKey } from '../../../lib/i18n/date-text.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { IntakeFields } from './intake-fields.tsx';
import {
  answersToSend,
  fieldOfQuestion,
  intakeRefusals,
  type IntakeAnswers,
  type IntakeQuestion,
} from './intake-questions.ts';
import classes from './start-workflow-dialog.module.css';

export interface StartedBlueprint {
  readonly id: string;
  readonly name: string;
}

interface StartForm {
  readonly name: string;
  readonly owner: FoundParty | null;
  readonly startDate: string | null;
}

/** What is wrong before the server is asked; the name by the same rule that the server has. */
const refusalsOf = ({ name, owner }: StartForm): readonly Refusal[] =>
  [workflowNameRefusal(name), owner === null ? refuse('Required', {}, 'ownerId') : null].filter(
    (refusal) => refusal !== null,
  );

function OwnerPicker(props: {
  readonly value: FoundParty | null;
  readonly onChange: (owner: FoundParty | null) => void;
  readonly error: string | undefined;
}): ReactNode {
  const t = useText();
  const search = usePartySearch({ kinds: ['USER'], onlyInternal: true });
  return (
    <PartyPicker
      {...search}
      label={t('workflows.fact.owner')}
      description={t('workflows.start.ownerHint')}
      required
      multiple={false}
      value={props.value === null ? [] : [props.value]}
      onChange={(chosen) => props.onChange(chosen[0] ?? null)}
      error={props.error}
    />
  );
}

interface FormProps {
  readonly blueprint: StartedBlueprint;
  readonly onClose: () => void;
}

function useStartForm({ blueprint, onClose }: FormProps) {
  const t = useText();
  const navigate = useNavigate();
  const viewer = useViewer();
  const formats = useFormats();
  const [openedAt] = useState(() => new Date());
  const today = dayKey(openedAt, formats.clock);
  const [form, setForm] = useState<StartForm>(() => ({
    name: t('workflows.start.defaultName', {
      blueprint: blueprint.name,
      date: formats.date(openedAt.toISOString()),
    }),
    owner: { id: viewer.id, name: viewer.name, kind: 'USER' },
    startDate: today,
  }));
  const [questions, setQuestions] = useState<readonly IntakeQuestion[]>([]);
  const [answers, setAnswers] = useState<IntakeAnswers>(new Map());
  const [isTried, setIsTried] = useState(false);
  const command = useCommand<startWorkflowDialogMutation>(
    graphql`
      mutation startWorkflowDialogMutation($input: StartWorkflowInput!) {
        startWorkflow(input: $input) {
          workflow {
            id
            name
            permissions {
              read
            }
          }
        }
      }
    `,
    { fields: ['name', 'ownerId', 'startDate', ...questions.map(fieldOfQuestion)] },
  );
  const refusals = [...refusalsOf(form), ...intakeRefusals(questions, answers, today)];
  const errorAt = (field: string): string | undefined => {
    const own = isTried ? refusals.find((refusal) => refusal.field === field) : undefined;
    return own === undefined ? command.fieldErrors[field] : errorText(t, own);
  };

  const start = async (): Promise<void> => {
    setIsTried(true);
    const { owner } = form;
    if (refusals.length > 0 || owner === null || command.isPending) return;
    const done = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        blueprintId: blueprint.id,
        name: form.name.trim(),
        ownerId: owner.id,
        startDate: form.startDate === today ? null : form.startDate,
        values: answersToSend(questions, answers),
      },
    }));
    if (done === null) return;
    const { workflow } = done.startWorkflow;
    onClose();
    notify({ tone: 'success', text: t('workflows.start.done', { name: workflow.name }) });
    // Who starts for somebody else may not see it; there is nothing to go to then.
    if (!workflow.permissions.read) return;
    await navigate({ to: '/workflow/$id', params: { id: workflow.id }, search: {} });
  };
  const change = (part: Partial<StartForm>): void => {
    command.reset();
    setForm({ ...form, ...part });
  };
  const intake = {
    answers,
    errorAt,
    onQuestions: setQuestions,
    onAnswer: (instance: string, value: FieldValue | null): void => {
      command.reset();
      setAnswers((before) => new Map(before).set(instance, value));
    },
  };
  return { form, change, intake, errorAt, start, today, isPending: command.isPending };
}

function OpenDialog({ blueprint, onClose }: FormProps): ReactNode {
  const t = useText();
  const { form, change, intake, errorAt, start, today, isPending } = useStartForm({
    blueprint,
    onClose,
  });
  const isLater = form.startDate !== null && form.startDate > today;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isPending}
      title={t('workflows.start.title', { blueprint: blueprint.name })}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('ui.cancel')}
          </Button>
          <Button
            kind="primary"
            icon={<Play />}
            type="submit"
            form="start-workflow"
            loading={isPending}
            keyHint="mod+enter"
          >
            {t(isLater ? 'workflows.start.plan' : 'workflows.start.action')}
          </Button>
        </>
      }
    >
      <form
        id="start-workflow"
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          void start();
        }}
      >
        <TextInput
          label={t('workflows.fact.name')}
          required
          autoFocus
          value={form.name}
          onChange={(name) => change({ name })}
          error={errorAt('name')}
        />
        <OwnerPicker
          value={form.owner}
          onChange={(owner) => change({ owner })}
          error={errorAt('ownerId')}
        />
        <DatePicker
          label={t('workflows.fact.start')}
          description={t(isLater ? 'workflows.start.laterHint' : 'workflows.start.todayHint')}
          min={today}
          clearable={false}
          value={form.startDate}
          onChange={(startDate) => change({ startDate })}
          error={errorAt('startDate')}
        />
        <Suspense fallback={<Skeleton variant="text" rows={2} />}>
          <IntakeFields blueprintId={blueprint.id} {...intake} />
        </Suspense>
      </form>
    </Dialog>
  );
}

export interface StartWorkflowDialogProps extends FormProps {
  readonly isOpen: boolean;
}

/**
 * Starts a workflow from a published blueprint and, where the person may see it, goes to it.
 * Each opening is a fresh form.
 */
export function StartWorkflowDialog({
  isOpen,
  blueprint,
  onClose,
}: StartWorkflowDialogProps): ReactNode {
  return isOpen ? <OpenDialog blueprint={blueprint} onClose={onClose} /> : null;
}
