import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import type { Place } from '../draft/place.ts';
import { useEditorActions, useEditorState, type ContentChange } from '../editor/editor-context.ts';
import { InPlaceName } from '../editor/in-place-name.tsx';
import { useReturnedFocus } from '../../../lib/focus/use-returned-focus.ts';
import classes from './settings-head.module.css';

export interface SettingsHeadProps {
  /** The type of the item, or its menu. */
  readonly kind: ReactNode;
  readonly name: string;
  readonly nameLabel: string;
  readonly place: Place;
  readonly rename: (name: string) => ContentChange;
}

/** Name of the selected item, edited as in its row. */
export function SettingsHead({
  kind,
  name,
  nameLabel,
  place,
  rename,
}: SettingsHeadProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const [isNaming, setIsNaming] = useState(false);
  const opener = useReturnedFocus(isNaming);
  return (
    <header className={classes.root}>
      <div className={classes.kind}>{kind}</div>
      <h2 className={classes.name}>
        {isNaming ? (
          <InPlaceName
            label={nameLabel}
            value={name}
            size="heading"
            onSave={(value) => actions.edit(rename(value), place)}
            onClose={() => setIsNaming(false)}
          />
        ) : isEditable ? (
          <button
            ref={opener}
            type="button"
            className={classes.open}
            onClick={() => setIsNaming(true)}
            {...tooltip(t('blueprints.row.rename'))}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </h2>
    </header>
  );
}
