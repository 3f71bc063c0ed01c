import { isFieldItem, type FormSection as Section } from '@baton/domain/form/form';
import type { LayoutSection } from '@baton/domain/form/form-layout';
import { LayoutList, Plus } from 'lucide-react';
import { use, type ReactNode, type Ref } from 'react';
import { translatedShape } from '../../../lib/forms/translated-shape.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSection, type PlacedItem } from '../../../ui/form-layout/form-section.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { AddItem } from '../builder/add-item.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { DropContext } from '../builder/drop.ts';
import { openSettings } from '../builder/open-settings.ts';
import { itemAdder } from '../builder/use-landing.ts';
import { ReaderItem } from './reader-item.tsx';
import classes from './form-paper.module.css';
import { PaperItem } from './paper-item.tsx';
import { RuleBadge } from './rule-badge.tsx';
import type { FormReader } from './use-form-reader.ts';

export interface FormPaperProps {
  readonly reader: FormReader;
  readonly isPhone: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** The whole form as people see it. A click selects a part. */
export function FormPaper({ reader, isPhone, titleRef }: FormPaperProps): ReactNode {
  const t = useText();
  const { content } = useBuilder();
  const { layout, locale } = reader;
  return (
    <div className={classes.paper} data-phone={isPhone || undefined} lang={locale}>
      <h2 ref={titleRef} tabIndex={-1} className={classes.title}>
        {layout.name}
      </h2>
      {layout.description !== '' && (
        <RichTextView html={layout.description} className={classes.about} />
      )}
      {content.sections.length === 0 && (
        <EmptyState
          icon={<LayoutList size={28} />}
          title={t('forms.builder.empty')}
          text={t('forms.builder.emptyText')}
        />
      )}
      {content.sections.map((section, at) => {
        const shown = layout.sections[at];
        return (
          shown !== undefined && (
            <PaperSection key={section.key} section={section} shown={shown} reader={reader} />
          )
        );
      })}
    </div>
  );
}

interface PaperSectionProps {
  readonly section: Section;
  readonly shown: LayoutSection;
  readonly reader: FormReader;
}

const numbers = [1, 2, 3];

function PaperSection({ section, shown, reader }: PaperSectionProps): ReactNode {
  const t = useText();
  const { content, isEditable, selected, select } = useBuilder();
  const settings = use(SettingsAccessContext);
  const drop = use(DropContext);
  const place = { kind: 'SECTION', key: section.key } as const;
  const isTarget = drop?.kind === 'ITEM' && drop.section === section.key;
  const items = section.items.flatMap((item): readonly PlacedItem[] => {
    const layout = shown.items.find(({ key }) => key === item.key);
    const field = isFieldItem(item) ? content.fields[item.field] : undefined;
    if (layout === undefined) return [];
    const drawn = (
      <PaperItem section={section} item={item} isDropTarget={isTarget && drop.before === item.key}>
        {field === undefined ? (
          <RichTextView html={layout.text} />
        ) : (
          <ReaderItem
            item={layout}
            shape={translatedShape(field, layout)}
            instance={reader.instances.find(({ key }) => key === layout.instance)}
            people={reader.people}
            mark={
              isFieldItem(item) && item.rules.length > 0 ? <RuleBadge rules={item.rules} /> : null
            }
          />
        )}
      </PaperItem>
    );
    return [{ key: item.key, column: item.column, isWide: layout.isWide, content: drawn }];
  });
  const adders = numbers.slice(0, section.columns).map((column): PlacedItem => {
    const isEnd = isTarget && drop.column === column && drop.before === null;
    const adder = (
      <div
        className={classes.adder}
        data-column={column}
        data-empty={section.items.every((item) => item.column !== column) || undefined}
        data-drop={isEnd || undefined}
      >
        {isEditable && (
          <AddItem
            at={{ section: section.key, column, before: null }}
            trigger={(opener) => (
              <Button
                ref={opener}
                kind="subtle"
                size="x-small"
                icon={<Plus size={14} />}
                data-mark={itemAdder(section, column)}
              >
                {t('forms.item.add')}
                <span className="visually-hidden">
                  {t('forms.item.addWhere', { section: section.name, column })}
                </span>
              </Button>
            )}
          />
        )}
      </div>
    );
    return { key: `add ${column}`, column, isWide: false, content: adder };
  });
  return (
    <div
      className={classes.section}
      data-section={section.key}
      data-selected={selected?.key === section.key || undefined}
      data-drop={(drop?.kind === 'SECTION' && drop.before === section.key) || undefined}
      onClick={(event) => {
        // Clicks in a menu or dialog of the section bubble here, too.
        const isOwn =
          event.target instanceof Element &&
          event.currentTarget.contains(event.target) &&
          event.target.closest('[data-column], button') === null;
        if (isOwn) openSettings(event, () => select(place), settings);
      }}
    >
      <FormSection
        level={3}
        name={shown.name}
        mark={section.rule === null ? undefined : <RuleBadge rules={[section.rule]} />}
        description={shown.description}
        columns={shown.columns}
        items={[...items, ...(isEditable ? adders : [])]}
      />
    </div>
  );
}
