import { isWorkflowAction, type BulkActionKind } from '@baton/domain/bulk/bulk-action';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { bulkActionDialogMutation } from '../../../__generated__/bulkActionDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import type { ShownTag } from '../../../lib/tags/shown-tag.ts';
import { useTagSearch } from '../../../lib/tags/use-tag-search.ts';
import { DateTimePicker } from '../../../ui/date-picker/date-picker.tsx';
import { EntityDialog } from '../../../ui/entity/entity-dialog.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { TagPicker } from '../../../ui/tags/tag-picker.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { BulkActionReview } from './bulk-action-review.tsx';

type Input = bulkActionDialogMutation['variables']['input'];
type BulkFilter = NonNullable<Input['taskFilter'] | Input['workflowFilter']>;

export interface BulkActionDialogProps {
  readonly action: BulkActionKind;
  readonly ids: readonly string[];
  /** The filter of a list whose items are all changed, instead of `ids`. */
  readonly all: BulkFilter | null;
  /** Number of items. Null if it isn't known before the check. */
  readonly count: number | null;
  /** Called when the items are being changed. */
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

/** Asks for the details of an action on many items, then shows what it would do. */
export function BulkActionDialog({
  action,
  ids,
  all,
  count,
  onStarted,
  onClose,
}: BulkActionDialogProps): ReactNode {
  const t = useText();
  const people = usePartySearch(
    action === 'TRANSFER' ? { kinds: ['USER'], onlyInternal: true } : {},
  );
  const tagSearch = useTagSearch();
  const [assignees, setAssignees] = useState<readonly FoundParty[]>([]);
  const [owner, setOwner] = useState<readonly FoundParty[]>([]);
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [tags, setTags] = useState<readonly ShownTag[]>([]);
  const [comment, setComment] = useState('');
  const [jobId, setJobId] = useState<string | null>(null);
  const checking = useCommand<bulkActionDialogMutation>(
    graphql`
      mutation bulkActionDialogMutation($input: CreateBulkActionInput!) {
        createBulkAction(input: $input) {
          id
        }
      }
    `,
    { fields: ['assigneeIds', 'ownerId', 'dueOn', 'tags', 'comment'] },
  );
  const isAboutDueDate = action === 'DUE' || action === 'RESTART_EXPIRED';
  const isAboutTags = action === 'TAG' || action === 'TAG_WORKFLOW';
  const needsReason = action === 'SKIP' || action === 'PAUSE' || action === 'END';
  const title =
    count === null ? t(`bulk.items.${action}`) : t(`bulk.items.title.${action}`, { count });
  const isOfWorkflows = isWorkflowAction(action);
  if (jobId !== null)
    return <BulkActionReview jobId={jobId} onStarted={onStarted} onClose={onClose} />;
  const known = (
    next: readonly { readonly id: string }[],
    before: readonly FoundParty[],
  ): readonly FoundParty[] =>
    next.flatMap(({ id }) => [...people.parties, ...before].find((one) => one.id === id) ?? []);
  const submit = async (): Promise<void> => {
    const done = await checking.run((idempotencyKey) => ({
      input: {
        ...{ idempotencyKey, action, comment },
        ...(all === null
          ? { [isOfWorkflows ? 'workflowIds' : 'taskIds']: ids }
          : { [isOfWorkflows ? 'workflowFilter' : 'taskFilter']: all }),
        ...(action === 'ASSIGN' && { assigneeIds: assignees.map(({ id }) => id) }),
        ...(action === 'TRANSFER' && { ownerId: owner[0]?.id ?? null }),
        ...(isAboutDueDate && { dueOn }),
        ...(isAboutTags && { tags: tags.map(({ id }) => id) }),
      },
    }));
    if (done !== null) setJobId(done.createBulkAction.id);
  };
  return (
    <EntityDialog
      title={title}
      submitLabel={t('bulk.items.check')}
      isPending={checking.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('bulk.items.about')}</p>
      {action === 'ASSIGN' && (
        <PartyPicker
          label={t('blueprints.task.assignees')}
          required
          autoFocus
          {...people}
          value={assignees}
          onChange={(next) => setAssignees(known(next, assignees))}
          error={checking.fieldErrors['assigneeIds']}
        />
      )}
      {action === 'TRANSFER' && (
        <PartyPicker
          label={t('workflows.owner')}
          required
          autoFocus
          {...people}
          value={owner}
          onChange={(next) => setOwner(known(next, owner).slice(-1))}
          error={checking.fieldErrors['ownerId']}
        />
      )}
      {isAboutDueDate && (
        <DateTimePicker
          label={t('history.field.DueOn')}
          {...(action === 'DUE' && { description: t('bulk.items.noDueDate') })}
          required={action === 'RESTART_EXPIRED'}
          autoFocus
          value={dueOn}
          onChange={setDueOn}
          error={checking.fieldErrors['dueOn']}
        />
      )}
      {isAboutTags && (
        <TagPicker
          label={t('tags.label')}
          required
          autoFocus
          search={tagSearch}
          value={tags}
          onChange={setTags}
          error={checking.fieldErrors['tags']}
        />
      )}
      {(action === 'APPROVE' || needsReason) && (
        <TextArea
          label={t(needsReason ? 'bulk.items.reason' : 'bulk.items.comment')}
          required={needsReason}
          value={comment}
          onChange={setComment}
          error={checking.fieldErrors['comment']}
        />
      )}
    </EntityDialog>
  );
}
