import { duplicateSection, moveSection, removeSection } from '@baton/domain/form/edit-form';
import type { ColumnCount, FormSection } from '@baton/domain/form/form';
import { useDraggable } from '@dnd-kit/react';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  GripVertical,
  MoreHorizontal,
  Split,
  Trash2,
} from 'lucide-react';
import { use, type KeyboardEvent, type ReactNode } from 'react';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { shortcutKey } from '../../../lib/keyboard/shortcut-key.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import { useBuilder } from './builder-context.ts';
import classes from './builder-canvas.module.css';
import { DropContext } from './drop.ts';
import { openSettings } from './open-settings.ts';
import { FormColumn } from './form-column.tsx';

const columnNumbers = [1, 2, 3] as const satisfies readonly ColumnCount[];

/** A section with its columns. */
export function SectionCard({ section }: { readonly section: FormSection }): ReactNode {
  const t = useText();
  const builder = useBuilder();
  const { content, isEditable, selected, select, edit, findings } = builder;
  const settings = use(SettingsAccessContext);
  const drop = use(DropContext);
  const { ref, handleRef } = useDraggable({
    id: section.key,
    data: { kind: 'SECTION', key: section.key },
    disabled: !isEditable,
  });
  const place = { kind: 'SECTION', key: section.key } as const;
  const at = content.sections.indexOf(section);
  const next = content.sections[at + 2]?.key ?? null;
  const move = (isUp: boolean): void => {
    const before = isUp ? (content.sections[at - 1]?.key ?? null) : next;
    const isThere = isUp ? at > 0 : at < content.sections.length - 1;
    if (isThere) builder.move((form) => moveSection(form, section.key, before), place);
  };
  const remove = (): void => {
    select(null);
    builder.remove((form) => removeSection(form, section.key), place);
  };
  const duplicate = (): void =>
    void edit((form) => duplicateSection(form, section.key, newKey), place);
  const onKey = (event: KeyboardEvent): void => {
    if (!isEditable) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      move(event.key === 'ArrowUp');
    else if (event.key === 'Delete') remove();
    else if ((event.ctrlKey || event.metaKey) && shortcutKey(event) === 'd') duplicate();
    else return;
    event.preventDefault();
  };
  const isFaulty = findings.some(({ at: found, severity }) => {
    return found.section === section.key && found.item === undefined && severity === 'ERROR';
  });
  return (
    <section
      ref={ref}
      className={classes.section}
      data-section={section.key}
      data-selected={selected?.key === section.key ? '' : undefined}
      data-drop={drop?.kind === 'SECTION' && drop.before === section.key ? '' : undefined}
      aria-label={section.name}
    >
      <header className={classes.head}>
        {isEditable && (
          <span ref={handleRef} className={classes.handle} aria-hidden="true">
            <GripVertical size={14} />
          </span>
        )}
        <button
          type="button"
          data-mark={section.key}
          className={classes.sectionName}
          aria-pressed={selected?.key === section.key}
          data-faulty={isFaulty ? '' : undefined}
          onClick={(event) => openSettings(event, () => select(place), settings)}
          onKeyDown={onKey}
        >
          {section.name}
        </button>
        {section.rule !== null && (
          <span {...tooltip(t(`forms.effect.${section.rule.effect}`))} className={classes.mark}>
            <Split size={14} role="img" aria-label={t('forms.rules.title')} />
          </span>
        )}
        {isEditable && (
          <Menu
            trigger={
              <IconButton
                label={t('forms.section.menu', { name: section.name })}
                icon={<MoreHorizontal size={16} />}
              />
            }
            items={[
              {
                key: 'up',
                label: t('blueprints.row.moveUp'),
                icon: <ArrowUp size={14} />,
                keyHint: 'alt+up',
                run: () => move(true),
              },
              {
                key: 'down',
                label: t('blueprints.row.moveDown'),
                icon: <ArrowDown size={14} />,
                keyHint: 'alt+down',
                run: () => move(false),
              },
              {
                key: 'duplicate',
                label: t('forms.section.duplicate'),
                icon: <Copy size={14} />,
                keyHint: 'mod+d',
                run: duplicate,
              },
              {
                key: 'remove',
                label: t('forms.section.remove'),
                icon: <Trash2 size={14} />,
                keyHint: 'delete',
                run: remove,
              },
            ]}
          />
        )}
      </header>
      {section.description !== '' && <RichTextView html={section.description} />}
      <div className={classes.columns} data-columns={section.columns}>
        {columnNumbers.slice(0, section.columns).map((column) => (
          <FormColumn key={column} section={section} column={column} />
        ))}
      </div>
    </section>
  );
}
