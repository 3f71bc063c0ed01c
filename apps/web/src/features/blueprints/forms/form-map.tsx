import { hasSource, placedInstances } from '@baton/domain/field/instances';
import { mayFeed } from '@baton/domain/field/may-feed';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { useFieldTexts } from '../fields/field-texts.ts';
import classes from './form-map.module.css';

/** Which place feeds which, over all forms of the blueprint; what is broken stands out. */
export function FormMap(): ReactNode {
  const t = useText();
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content } = useEditorState();
  const placed = placedInstances(content);
  const fed = [...placed.values()].filter(
    ({ instance }) => instance.item !== null && instance.source !== null,
  );
  if (fed.length === 0) return null;
  return (
    <SettingsSection title={t('forms.map.title')}>
      <ul className={classes.list}>
        {fed.map((one) => {
          const { instance, task } = one;
          const from = instance.source === null ? undefined : placed.get(instance.source);
          const field = content.fields[instance.field];
          const source = from === undefined ? undefined : content.fields[from.instance.field];
          const isBroken =
            field === undefined || !hasSource(instance, placed) || !mayFeed(source, field);
          return (
            <li key={instance.key}>
              <button
                type="button"
                className={classes.line}
                data-broken={isBroken ? '' : undefined}
                onClick={() => actions.reveal(task === null ? null : taskPlace(task.key))}
              >
                <span>
                  {from === undefined
                    ? t('forms.map.gone')
                    : t('forms.map.from', {
                        place: texts.placeName(from),
                        field: source?.name ?? '',
                      })}
                </span>
                {isBroken ? (
                  <TriangleAlert size={14} aria-label={t('forms.map.broken')} />
                ) : (
                  <ArrowRight size={14} aria-label={t('forms.map.feeds')} />
                )}
                <span>
                  {t('forms.map.from', { place: texts.placeName(one), field: field?.name ?? '' })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </SettingsSection>
  );
}
