import { asId, type FieldKey, type FormItemKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import type { FieldKind } from '@baton/domain/field/field';
import { addItem, moveSection, putFormField, removeSection } from '@baton/domain/form/edit-form';
import type { FormItem, FormSection } from '@baton/domain/form/form';
import { useDraggable } from '@dnd-kit/react';
import {
  ArrowDown,
  ArrowUp,
  GripVertical,
  MoreHorizontal,
  Plus,
  Split,
  Trash2,
} from 'lucide-react';
import { use, type KeyboardEvent, type ReactNode } from 'react';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import { useBuilder } from './builder-context.ts';
import classes from './builder-canvas.module.css';
import { DropContext } from './drop.ts';
import { ItemCard } from './item-card.tsx';
import { formKinds } from './item-settings.tsx';

/** A section with its columns. */
export function SectionCard({ section }: { readonly section: FormSection }): ReactNode {
  const t = useText();
  const { content, isEditable, selected, select, edit, findings } = useBuilder();
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
    if (isThere) edit((form) => moveSection(form, section.key, before), place);
  };
  const remove = (): void => {
    select(null);
    edit((form) => removeSection(form, section.key), place);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isEditable) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      move(event.key === 'ArrowUp');
    else if (event.key === 'Delete') remove();
    else return;
    event.preventDefault();
  };
  const open = (): void => {
    select(place);
    if (settings.isSheet) settings.open();
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
          className={classes.sectionName}
          aria-pressed={selected?.key === section.key}
          data-faulty={isFaulty ? '' : undefined}
          onClick={open}
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
        {Array.from({ length: section.columns }, (_, index) => (
          <Column
            // A column is its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            section={section}
            column={index + 1}
          />
        ))}
      </div>
    </section>
  );
}

interface ColumnProps {
  readonly section: FormSection;
  readonly column: number;
}

function Column({ section, column }: ColumnProps): ReactNode {
  const t = useText();
  const drop = use(DropContext);
  const { isEditable, edit, show } = useBuilder();
  const items = section.items.filter((item) => item.column === column);
  const isTarget = drop?.kind === 'ITEM' && drop.section === section.key && drop.column === column;
  const put = (item: FormItem, kind: FieldKind | null): void => {
    const at = { section: section.key, column, before: null };
    const place = { kind: 'ITEM', key: item.key } as const;
    edit((form) => {
      if (item.kind === 'TEXT' || kind === null) return addItem(form, item, at);
      const number = Object.keys(form.fields).length + 1;
      const field = {
        ...fieldDefaults,
        key: item.field,
        name: t('fields.editor.newName', { number }),
        kind,
      };
      return putFormField(addItem(form, item, at, field), field);
    }, place);
    show(place);
  };
  const key = (): FormItemKey => asId<FormItemKey>(newKey());
  return (
    <div
      className={classes.column}
      data-column={column}
      data-drop={isTarget && drop.before === null ? '' : undefined}
    >
      {items.map((item) => (
        <ItemCard key={item.key} item={item} isDropTarget={isTarget && drop.before === item.key} />
      ))}
      {isEditable && (
        <Menu
          trigger={
            <Button kind="subtle" size="small" icon={<Plus size={14} />}>
              {t('forms.item.add')}
              <span className="visually-hidden">
                {t('forms.item.addWhere', { section: section.name, column })}
              </span>
            </Button>
          }
          items={[
            ...formKinds.map((kind) => ({
              key: kind,
              label: t(`fields.kind.${kind}`),
              run: () =>
                put(
                  {
                    kind: 'FIELD',
                    key: key(),
                    column,
                    field: asId<FieldKey>(newKey()),
                    inputType: 'REQUESTED',
                    value: null,
                    help: '',
                    rules: [],
                  },
                  kind,
                ),
            })),
            {
              key: 'text',
              label: t('forms.text'),
              run: () => put({ kind: 'TEXT', key: key(), column, text: '' }, null),
            },
          ]}
        />
      )}
    </div>
  );
}
