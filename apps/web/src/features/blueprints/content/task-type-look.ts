import type { BlueprintTaskType } from '@baton/domain/blueprint/content';
import { ArrowUpRight, CircleDot, Stamp, Workflow, type LucideIcon } from 'lucide-react';
import type { MessageId } from '../../../lib/i18n/message-id.ts';

interface TaskTypeLook {
  readonly icon: LucideIcon;
  readonly text: MessageId;
}

const looks: Partial<Record<BlueprintTaskType, TaskTypeLook>> = {
  APPROVAL: { icon: Stamp, text: 'blueprints.type.APPROVAL' },
  AUTOMATION: { icon: ArrowUpRight, text: 'blueprints.type.AUTOMATION' },
  LINKED_WORKFLOW: { icon: Workflow, text: 'linked.type' },
};

const work: TaskTypeLook = { icon: CircleDot, text: 'blueprints.type.DEFAULT' };

/** Returns icon and label of a task type for rows, settings, and diagrams. */
export const taskTypeLook = (type: string): TaskTypeLook =>
  Object.entries(looks).find(([known]) => known === type)?.[1] ?? work;
