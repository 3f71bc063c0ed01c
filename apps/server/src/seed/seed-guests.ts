import { addComment } from '../features/comments/index.ts';
import { addLink, refOf } from '../features/documents/index.ts';
import { sendTaskToGuest } from '../features/guests/index.ts';
import { readRunOfWorkflow } from '../features/runs/index.ts';
import { newId } from '../platform/db/uuid.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

/**
 * Sends the self-assessment of a new supplier to its contact, who has no account, and attaches the
 * last audit to a comment.
 */
export const seedGuests = async (
  services: Services,
  company: SeededCompany,
  workflowIds: readonly string[],
): Promise<void> => {
  const admin = actAs(services, company.viewerOf('amara'));
  const runs = await Promise.all(workflowIds.map((id) => readRunOfWorkflow(admin, id)));
  const [task] = runs.flatMap((details) =>
    // A child approval has the same name as its task, so it must be left out.
    (details?.view.tasks ?? []).flatMap(({ id, type, status }) =>
      type === 'DEFAULT' &&
      status !== 'COMPLETED' &&
      details?.texts.tasks.get(id)?.name === 'Fill in the self-assessment'
        ? [{ taskId: id, workflowId: details.view.workflow.id }]
        : [],
    ),
  );
  if (task === undefined) throw new Error('the demo company has no open self-assessment');
  await sendTaskToGuest(admin, {
    ...{
      taskId: task.taskId,
      idempotencyKey: newId<string>(),
      email: 'quality@ceci-ferrara.example',
    },
    ...{ note: 'Please correct what we send back.', locale: 'en', days: 30 },
  });
  const audit = await addLink(admin, {
    name: 'Audit report 2025',
    link: 'https://files.example.com/audits/ferrara-2025.pdf',
  });
  await addComment(admin, {
    ...{ ...task, idempotencyKey: newId<string>(), replyTo: null },
    ...{ isInternal: true, isForRequestor: false, documents: [refOf(audit)] },
    body: '<p>The last audit is attached. Two points are still open.</p>',
  });
};
