import { Group } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

export interface GroupMenuProps<By extends string> {
  /** Null without groups. */
  readonly current: By | null;
  readonly offered: readonly By[];
  /** True if the list can be shown without groups. */
  readonly canBeNone: boolean;
  readonly onChange: (change: { readonly group: By | undefined }) => void;
}

/** Selects what the rows of a list or the columns of a board are grouped by. */
export function GroupMenu<By extends string>({
  current,
  offered,
  canBeNone,
  onChange,
}: GroupMenuProps<By>): ReactNode {
  const t = useText();
  const text = (group: By | null): string => t('views.group', { group: group ?? 'none' });
  return (
    <Menu
      position="bottom-start"
      trigger={
        <Button kind="subtle" size="small" icon={<Group size={14} />}>
          {text(current)}
        </Button>
      }
      items={[...(canBeNone ? [null] : []), ...offered].map((group) => ({
        key: group ?? 'none',
        label: text(group),
        isChecked: group === current,
        run: () => onChange({ group: group ?? undefined }),
      }))}
    />
  );
}
