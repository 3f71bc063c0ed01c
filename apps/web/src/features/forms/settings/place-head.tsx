import { X } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { PlaceMenu } from '../builder/place-menu.tsx';
import { focusMark } from '../builder/use-landing.ts';
import type { FormPlace } from '../draft/form-draft.ts';
import classes from './place-head.module.css';

export interface PlaceHeadProps {
  readonly place: FormPlace;
  readonly icon?: ReactNode;
  /** What is selected, such as the type of the field. */
  readonly title: string;
}

/** Names what is selected, with its actions. Closing shows the settings of the form. */
export function PlaceHead({ place, icon, title }: PlaceHeadProps): ReactNode {
  const t = useText();
  const { isEditable, select } = useBuilder();
  const { isSheet } = use(SettingsAccessContext);
  return (
    <header className={classes.root} data-head="">
      {icon}
      <h2 className={classes.title}>{title}</h2>
      {isEditable && <PlaceMenu place={place} />}
      {!isSheet && (
        <IconButton
          label={t('forms.settings.close')}
          icon={<X size={16} />}
          onClick={() => {
            focusMark(place.key);
            flushSync(() => select(null));
          }}
        />
      )}
    </header>
  );
}
