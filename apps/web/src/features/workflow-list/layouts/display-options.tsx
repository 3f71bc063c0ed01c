import { CalendarDays, ChartGantt, Columns2, List } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  groupTexts,
  isGroupText,
  type WorkflowLayout,
} from '@baton/domain/workflow-list/workflow-layout';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import { GroupMenu } from '../../../fields/list/group-menu.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { groupOf, layoutOf } from '../list-variables.ts';

export interface DisplayOptionProps {
  readonly given: WorkflowParameters;
  readonly onChange: (change: WorkflowParameters) => void;
}

/** Selects what the rows of a list or the columns of a board are grouped by. */
export function WorkflowGroupMenu({ given, onChange }: DisplayOptionProps): ReactNode {
  const layout = layoutOf(given);
  return (
    (layout === 'list' || layout === 'board') && (
      <GroupMenu
        current={groupOf(given)}
        offered={Object.keys(groupTexts).filter(isGroupText)}
        canBeNone={layout === 'list'}
        onChange={onChange}
      />
    )
  );
}

/** Selects how the list is shown. */
export function LayoutSwitch({ given, onChange }: DisplayOptionProps): ReactNode {
  const t = useText();
  return (
    <Segmented<WorkflowLayout>
      label={t('views.layout')}
      isCompact
      value={layoutOf(given)}
      options={[
        { value: 'list', label: t('views.layout.list'), icon: <List size={15} /> },
        { value: 'board', label: t('views.layout.board'), icon: <Columns2 size={15} /> },
        { value: 'calendar', label: t('views.layout.calendar'), icon: <CalendarDays size={15} /> },
        { value: 'timeline', label: t('views.layout.timeline'), icon: <ChartGantt size={15} /> },
      ]}
      onChange={(layout) =>
        onChange({ 'view-type': layout === 'list' ? undefined : layout, scale: undefined })
      }
    />
  );
}
