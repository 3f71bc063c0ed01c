import { describeBlueprint, renameBlueprint } from '@baton/domain/blueprint/edit/edit';
import { SlidersHorizontal } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import { DescriptionProperty } from '../settings/description-property.tsx';
import { useEditorActions, useEditorState } from './editor-context.ts';
import { InPlaceName } from './in-place-name.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import classes from './title-block.module.css';
import { useReturnedFocus } from '../../../lib/focus/use-returned-focus.ts';

export interface TitleBlockProps {
  /** True to edit the name from the start, for a new blueprint. */
  readonly startsNaming: boolean;
  readonly onNamed: () => void;
}

/** Name and description of the blueprint, edited inline. */
export function TitleBlock({ startsNaming, onNamed }: TitleBlockProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const [isNaming, setIsNaming] = useState(startsNaming && isEditable);
  const opener = useReturnedFocus(isNaming);
  const settings = use(SettingsAccessContext);
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>
        {isNaming ? (
          <InPlaceName
            label={t('blueprints.name')}
            value={content.name}
            size="title"
            onSave={(name) => actions.edit((before) => renameBlueprint(before, name), null)}
            onClose={() => {
              setIsNaming(false);
              onNamed();
            }}
          />
        ) : isEditable ? (
          <button
            ref={opener}
            type="button"
            className={classes.open}
            onClick={() => setIsNaming(true)}
            {...tooltip(t('blueprints.row.rename'))}
          >
            {content.name}
          </button>
        ) : (
          content.name
        )}
      </h2>
      <DescriptionProperty
        value={content.description}
        place={null}
        change={(description) => (before) => describeBlueprint(before, description)}
      />
      {settings.isSheet && (
        <Button
          size="small"
          icon={<SlidersHorizontal />}
          className={classes.settings}
          onClick={() => {
            actions.select(null);
            settings.open();
          }}
        >
          {t('blueprints.settingsOfAll')}
        </Button>
      )}
    </div>
  );
}
