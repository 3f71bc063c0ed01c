import { asId, type FieldKey, type FormItemKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import type { BlueprintField, FieldKind } from '@baton/domain/field/field';
import { newConstraints } from '@baton/domain/field/fitted-field';
import { addItem, putFormField, type ItemPosition } from '@baton/domain/form/edit-form';
import type { FormItem } from '@baton/domain/form/form';
import { Library, Text } from 'lucide-react';
import { useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { LibraryPicker } from '../../../fields/library/library-picker.tsx';
import { KindIcon } from '../../../fields/question/kind-icon.tsx';
import { kindGroups, kindsIn } from '../../../fields/question/kind-groups.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { useReturnedFocus } from '../../../lib/focus/use-returned-focus.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuItem } from '../../../ui/menu/menu-item.ts';
import { useBuilder } from './builder-context.ts';

export interface AddItemProps {
  /** Position of the new item. */
  readonly at: ItemPosition;
  /** The button that opens the menu and gets focus back. */
  readonly trigger: (opener: RefObject<HTMLButtonElement | null>) => ReactElement<object>;
}

/** A menu of items to add to a column, grouped as people look for them. */
export function AddItem({ at, trigger }: AddItemProps): ReactNode {
  const t = useText();
  const { content, edit, show } = useBuilder();
  const [isPicking, setIsPicking] = useState(false);
  const opener = useReturnedFocus(isPicking);
  const { column } = at;
  const put = (item: FormItem, field?: BlueprintField): void => {
    const place = { kind: 'ITEM', key: item.key } as const;
    edit((form) => {
      const added = addItem(form, item, at, field);
      return field === undefined ? added : putFormField(added, field);
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
  const questions = kindGroups.flatMap((group): readonly MenuItem[] => [
    { heading: t(`fields.kindGroup.${group}`) },
    ...kindsIn(group).map((kind) => ({
      key: kind,
      label: t(`fields.kind.${kind}`),
      icon: <KindIcon kind={kind} />,
      run: () => askNew(kind),
    })),
  ]);
  return (
    <>
      <Menu
        position="bottom-start"
        searchLabel={t('forms.item.search')}
        trigger={trigger(opener)}
        items={[
          ...questions,
          {
            key: 'text',
            label: t('forms.textBlock'),
            icon: <Text size={15} />,
            run: () => put({ kind: 'TEXT', key: key(), column, text: '' }),
          },
          {
            key: 'library',
            label: t('forms.item.library'),
            icon: <Library size={15} />,
            run: () => setIsPicking(true),
          },
        ]}
      />
      <Dialog
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        title={t('forms.item.library.title')}
        size="small"
      >
        <LibraryPicker
          onUse={(field) => {
            ask(field);
            setIsPicking(false);
          }}
        />
      </Dialog>
    </>
  );
}
