import { attentionTexts, isAttentionText } from '@baton/domain/list/attention-filter';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { useText } from '../../lib/i18n/use-text.ts';
import type { ChoiceFilter } from './filters/list-filter.ts';

/** Attention only applies to open items, so another status removes it. */
export const withoutAttention = (status: string | undefined): ListParameters =>
  status === 'open' ? {} : { attention: undefined };

/** Returns the filter of a list that isn't of open items. They show the counts above them instead. */
export function useAttentionFilter(
  attention: string | undefined,
  view: string,
): readonly ChoiceFilter[] {
  const t = useText();
  if (attention === undefined || !isAttentionText(attention) || view === 'open') return [];
  return [
    {
      ...{ kind: 'CHOICE', parameter: 'attention', isOffered: false },
      heading: t('views.attention.label'),
      options: [
        {
          value: attention,
          label: t('filters.attention', { attention: attentionTexts[attention] }),
        },
      ],
    },
  ];
}
