import {
  ArrowRightLeft,
  Check,
  CircleQuestionMark,
  Hand,
  History,
  MessageSquareReply,
  RotateCcw,
  ShieldCheck,
  UserPlus,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useText, type Text } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import type { MenuAction } from '../../../ui/menu/menu-item.ts';
import type { ActingTask } from '../dialog/decision/task-action.ts';
import { handActions, isAbout, isButton, type HandAction } from './hand-actions.ts';
import { useOpenHand } from './open-hand.ts';

const icons: Readonly<Record<HandAction, ReactNode>> = {
  acknowledge: <Check />,
  decline: <X />,
  claim: <Hand />,
  answerInformation: <MessageSquareReply />,
  askInformation: <CircleQuestionMark />,
  changeVote: <History />,
  delegate: <ArrowRightLeft />,
  addApprovers: <UserPlus />,
  revoke: <RotateCcw />,
  override: <ShieldCheck />,
};

export const handLabel = (t: Text, action: HandAction, type: string): string =>
  t(
    action === 'delegate' && type === 'APPROVAL'
      ? 'staffing.action.handOnVote'
      : `staffing.action.${action}`,
  );

/** Returns the available items first. */
export const availableFirst = (items: readonly MenuAction[]): readonly MenuAction[] =>
  items.toSorted((a, b) => Number(a.disabledReason != null) - Number(b.disabledReason != null));

export type RefusalData = ActingTask['permissions']['refusals'];

export interface HandTask {
  readonly id: string;
  readonly type: string;
  readonly permissions: Readonly<Record<HandAction, boolean>>;
}

/**
 * Returns the assignment and approval actions without their own buttons as menu items. Unavailable
 * ones show the reason, and are left out if no reasons are loaded.
 */
export function useHandItems(
  { id, type, permissions }: HandTask,
  refusals: RefusalData | undefined,
): readonly MenuAction[] {
  const t = useText();
  const { open } = useOpenHand();
  return handActions
    .filter((action) =>
      permissions[action] ? !isButton(action) : refusals !== undefined && isAbout(action, type),
    )
    .map((action) => ({
      key: action,
      label: handLabel(t, action, type),
      icon: icons[action],
      disabledReason: permissions[action]
        ? null
        : (refusalTip(t, refusals ?? [], action) ?? t('errors.Forbidden')),
      run: () => open(id, action),
    }));
}
