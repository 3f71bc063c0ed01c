import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, useTransition, type ReactNode } from 'react';
import { groupLimits } from '@baton/domain/list/list-groups';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import type { StatusLook } from '../../lib/status/status-look.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { ListGroup } from '../../ui/data-list/list-line.ts';
import { StatusIcon } from '../../ui/status-icon/status-icon.tsx';
import { OverdueCount } from './overdue-count.tsx';
import classes from './list-groups.module.css';

/** A group of the server. */
export interface CountedGroup {
  readonly key: string;
  readonly name: string;
  /** Null without an icon. */
  readonly shape: StatusLook['shape'] | null;
  readonly count: number;
  readonly overdueCount: number;
  /** Number of loaded rows. */
  readonly loaded: number;
}

/** Heading of a group with the positions of its rows, which is empty if it is collapsed. */
export type GroupHeading = Omit<ListGroup<never>, 'items'> & { readonly rows: readonly number[] };

export interface ListGroups {
  /** Number of rows of each group to load. */
  readonly first: number;
  readonly headings: (groups: readonly CountedGroup[]) => readonly GroupHeading[];
  /** Returns whether groups have rows that aren't shown. */
  readonly hasHidden: (groups: readonly CountedGroup[]) => boolean;
  /** Below the list: loads more rows, or says that there are more. */
  readonly more: (groups: readonly CountedGroup[]) => ReactNode;
}

const steps = [25, groupLimits.rows];

/** Headings with counts that can be collapsed. The first rows of each group are loaded. */
export function useListGroups(): ListGroups {
  const t = useText();
  const format = useFormats();
  const [step, setStep] = useState(0);
  const [isPending, startTransition] = useTransition();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string): void => {
    const next = new Set(collapsed);
    if (!next.delete(key)) next.add(key);
    setCollapsed(next);
  };
  return {
    first: steps[step] ?? groupLimits.rows,
    headings: (groups) => {
      let row = 0;
      return groups.map(({ key, name, shape, count, overdueCount, loaded }) => {
        const isOpen = !collapsed.has(key);
        const rows = Array.from({ length: loaded }, () => row++);
        return {
          key,
          count: format.number(count),
          note: <OverdueCount count={overdueCount} className={classes.overdue} />,
          keepsHeading: true,
          rows: isOpen ? rows : [],
          label: (
            <span className={classes.label}>
              <IconButton
                size="x-small"
                label={t(isOpen ? 'views.group.hide' : 'views.group.show', { group: name })}
                icon={isOpen ? <ChevronDown /> : <ChevronRight />}
                aria-expanded={isOpen}
                onClick={() => toggle(key)}
              />
              {shape === null ? name : <StatusIcon shape={shape} label={name} showLabel />}
            </span>
          ),
        };
      });
    },
    hasHidden: (groups) =>
      groups.some(({ key, count, loaded }) => count > loaded || collapsed.has(key)),
    more: (groups) =>
      groups.some(({ count, loaded }) => count > loaded) && (
        <div className={classes.more}>
          {step < steps.length - 1 ? (
            <Button
              size="small"
              loading={isPending}
              onClick={() => startTransition(() => setStep(step + 1))}
            >
              {t('views.group.more')}
            </Button>
          ) : (
            <span>{t('views.group.cut', { max: groupLimits.rows })}</span>
          )}
        </div>
      ),
  };
}
