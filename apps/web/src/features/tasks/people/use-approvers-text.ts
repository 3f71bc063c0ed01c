import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';

export interface AwaitedApproval {
  readonly rule: string;
  readonly awaitedApprovers: readonly { readonly name: string }[];
}

/** Returns which approvers a submitted task waits for, or null if none. */
export function useApproversText(): (approvals: readonly AwaitedApproval[]) => string | null {
  const t = useText();
  const intl = useIntl();
  return (approvals) => {
    const groups = approvals
      .filter(({ awaitedApprovers }) => awaitedApprovers.length > 0)
      .map(({ rule, awaitedApprovers }) =>
        intl.formatList(
          awaitedApprovers.map(({ name }) => name),
          { type: rule === 'ANY' ? 'disjunction' : 'conjunction' },
        ),
      );
    return groups.length === 0
      ? null
      : t('tasks.waiting.APPROVERS', {
          approvers: intl.formatList(groups, { type: 'conjunction' }),
        });
  };
}
