import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { singleKeysAreOn, switchSingleKeys } from '../../lib/keyboard/shortcuts.ts';
import { useListedShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { keyText } from '../kbd/key-names.ts';
import classes from './shortcut-sheet.module.css';

export interface ShortcutSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every key that works where the person is now. */
export function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps): ReactNode {
  const t = useText();
  const [areSingleOn, setAreSingleOn] = useState(singleKeysAreOn);
  const here = useListedShortcuts().flatMap(({ keys, label }) =>
    label === undefined ? [] : [{ keys, label }],
  );
  const sections = [
    { title: t('ui.keysGeneral'), keys: here },
    {
      title: t('ui.keysList'),
      keys: [
        { keys: 'j', label: t('ui.keyNextRow') },
        { keys: 'k', label: t('ui.keyPreviousRow') },
        { keys: 'enter', label: t('ui.keyOpenRow') },
        { keys: 'space', label: t('ui.keyPeekRow') },
        { keys: 'x', label: t('ui.keySelectRow') },
        { keys: 'shift+down', label: t('ui.keyExtendSelection') },
        { keys: 'escape', label: t('ui.keyGoBack') },
      ],
    },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('ui.shortcuts')}>
      <div className={classes.columns}>
        {sections.map(({ title, keys }) => (
          <section key={title}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.list}>
              {keys.map(({ keys: chord, label }) => (
                <div key={chord + label} className={classes.line}>
                  <dt>{label}</dt>
                  <dd>
                    <span className="visually-hidden">{keyText(chord)}</span>
                    <Kbd keys={chord} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={classes.switch}>
        <Checkbox
          label={t('ui.shortcutsOff')}
          description={t('ui.shortcutsOffHint')}
          checked={areSingleOn}
          onChange={(isOn) => {
            setAreSingleOn(isOn);
            switchSingleKeys(isOn);
          }}
        />
      </div>
    </Dialog>
  );
}
