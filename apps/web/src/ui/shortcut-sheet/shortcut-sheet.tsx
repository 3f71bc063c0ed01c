import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import {
  isSwitchedOn,
  singleKeysAreOn,
  switchSingleKeys,
  type Shortcut,
} from '../../lib/keyboard/shortcuts.ts';
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

/** Returns only the newest registration of each chord, which is the one that works. */
const workingKeys = (shortcuts: readonly Shortcut[]): readonly (Shortcut & { label: string })[] =>
  [...new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut])).values()].flatMap(
    ({ label, ...shortcut }) =>
      label === undefined || !isSwitchedOn(shortcut.keys) ? [] : [{ ...shortcut, label }],
  );

/** Lists every key that works on the current screen. */
export function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps): ReactNode {
  const t = useText();
  const [areSingleOn, setAreSingleOn] = useState(singleKeysAreOn);
  const keys = workingKeys(useListedShortcuts());
  const sections = [
    { title: t('ui.keysGeneral'), keys: keys.filter(({ isOfList }) => isOfList !== true) },
    { title: t('ui.keysList'), keys: keys.filter(({ isOfList }) => isOfList === true) },
  ].filter((section) => section.keys.length > 0);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('ui.shortcuts')}>
      <div className={classes.columns}>
        {sections.map((section) => (
          <section key={section.title}>
            <h3 className={classes.title}>{section.title}</h3>
            <dl className={classes.list}>
              {section.keys.map(({ keys: chord, label }) => (
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
