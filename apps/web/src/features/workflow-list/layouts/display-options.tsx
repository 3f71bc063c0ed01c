import { CalendarDays, ChartGantt, Columns2, Group, List } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  groupTexts,
  isGroupText,
  type WorkflowLayout,
} from '@baton/domain/workflow-list/workflow-layout';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { groupOf, layoutOf } from '../list-variables.ts';

export interface DisplayOptionProps {
  readonly given: WorkflowParameters;
  readonly onChange: (change: WorkflowParameters) => void;
}

/** Selects what the rows of a list or the columns of a board are grouped by. */
export function GroupMenu({ given, onChange }: DisplayOptionProps): ReactNode {
  const t = useText();
  const layout = layoutOf(given);
  if (layout === 'calendar' || layout === 'timeline') return null;
  const current = groupOf(given) ?? 'none';
  const offered = Object.keys(groupTexts).filter(isGroupText);
  return (
    <Menu
      position="bottom-start"
      trigger={
        <Button kind="subtle" size="small" icon={<Group size={14} />}>
          {t('views.group', { group: current })}
        </Button>
      }
      items={[...(layout === 'list' ? (['none'] as const) : []), ...offered].map((group) => ({
        key: group,
        label: t('views.group', { group }),
        isChecked: group === current,
        run: () => onChange({ group: group === 'none' ? undefined : group }),
      }))}
    />
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
