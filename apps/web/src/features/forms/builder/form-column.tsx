import { asId, type FieldKey, type FormItemKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import type { BlueprintField, FieldKind } from '@baton/domain/field/field';
import { newConstraints } from '@baton/domain/field/fitted-field';
import { addItem, putFormField } from '@baton/domain/form/edit-form';
import type { FormItem, FormSection } from '@baton/domain/form/form';
import { Library, Plus, X } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { LibraryPicker } from '../../../fields/library/library-picker.tsx';
import { questionKinds } from '../../../fields/question/question-kinds.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { useReturnedFocus } from '../../../lib/focus/use-returned-focus.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useBuilder } from './builder-context.ts';
import classes from './builder-canvas.module.css';
import { DropContext } from './drop.ts';
import { itemAdder } from './use-landing.ts';
import { ItemCard } from './item-card.tsx';

interface ColumnProps {
  readonly section: FormSection;
  readonly column: number;
}

/** A column of a section: what stands in it, and what can be put there. */
export function FormColumn({ section, column }: ColumnProps): ReactNode {
  const t = useText();
  const drop = use(DropContext);
  const { content, isEditable, edit, show } = useBuilder();
  const items = section.items.filter((item) => item.column === column);
  const isTarget = drop?.kind === 'ITEM' && drop.section === section.key && drop.column === column;
  const [isPicking, setIsPicking] = useState(false);
  const adder = useReturnedFocus(isPicking);
  const put = (item: FormItem, field?: BlueprintField): void => {
    const place = { kind: 'ITEM', key: item.key } as const;
    edit((form) => {
      const put = addItem(form, item, { section: section.key, column, before: null }, field);
      return field === undefined ? put : putFormField(put, field);
    }, place);
    show(place);
  };
  const key = (): FormItemKey => asId<FormItemKey>(newKey());
  const ask = (field: BlueprintField): void =>
    put(
      {
        kind: 'FIELD',
        key: key(),
        column,
        field: field.key,
        inputType: 'REQUESTED',
        value: null,
        help: '',
        rules: [],
      },
      field,
    );
  const askNew = (kind: FieldKind): void => {
    const name = t('fields.editor.newName', { number: Object.keys(content.fields).length + 1 });
    ask({
      ...fieldDefaults,
      key: asId<FieldKey>(newKey()),
      name,
      kind,
      constraints: newConstraints(kind),
    });
  };
  return (
    <div
      className={classes.column}
      data-column={column}
      data-drop={isTarget && drop.before === null ? '' : undefined}
    >
      {items.map((item) => (
        <ItemCard key={item.key} item={item} isDropTarget={isTarget && drop.before === item.key} />
      ))}
      {isEditable && isPicking && (
        <div className={classes.picking}>
          <LibraryPicker
            isWanted
            onUse={(field) => {
              ask(field);
              setIsPicking(false);
            }}
          />
          <IconButton
            label={t('ui.close')}
            icon={<X size={15} />}
            onClick={() => setIsPicking(false)}
          />
        </div>
      )}
      {isEditable && !isPicking && (
        <Menu
          trigger={
            <Button
              ref={adder}
              kind="subtle"
              size="small"
              icon={<Plus size={14} />}
              data-mark={itemAdder(section, column)}
            >
              {t('forms.item.add')}
              <span className="visually-hidden">
                {t('forms.item.addWhere', { section: section.name, column })}
              </span>
            </Button>
          }
          items={[
            ...questionKinds.map((kind) => ({
              key: kind,
              label: t(`fields.kind.${kind}`),
              run: () => askNew(kind),
            })),
            {
              key: 'text',
              label: t('forms.textBlock'),
              run: () => put({ kind: 'TEXT', key: key(), column, text: '' }),
            },
            {
              key: 'library',
              label: t('forms.item.library'),
              icon: <Library size={14} />,
              run: () => setIsPicking(true),
            },
          ]}
        />
      )}
    </div>
  );
}
