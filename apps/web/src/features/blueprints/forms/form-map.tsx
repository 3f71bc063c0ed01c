import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { orderedTasks } from '@baton/domain/blueprint/order';
import type { InstanceKey } from '@baton/domain/core/ids';
import { hasSource, placedInstances } from '@baton/domain/blueprint/places/instances';
import { mayFeed } from '@baton/domain/field/may-feed';
import { crossFlows } from '@baton/domain/linked-workflow/cross-flow';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { useFieldTexts } from '../fields/field-texts.ts';
import classes from './form-map.module.css';

interface FlowLineProps {
  readonly task: BlueprintTask;
  readonly direction: 'INTO' | 'BACK';
  readonly place: InstanceKey | null;
}

/** A value that is passed to a linked workflow or returned by it. */
function FlowLine({ task, direction, place }: FlowLineProps): ReactNode {
  const t = useText();
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content } = useEditorState();
  const found = place === null ? undefined : placedInstances(content).get(place);
  const here =
    found === undefined
      ? t(place === null ? 'forms.map.split' : 'forms.map.removed')
      : t('forms.map.from', {
          place: texts.placeName(found),
          field: content.fields[found.instance.field]?.name ?? '',
        });
  const there = t('forms.map.linked', { task: task.name });
  const isBroken = place !== null && found === undefined;
  const [from, to] = direction === 'INTO' ? [here, there] : [there, here];
  return (
    <button
      type="button"
      className={classes.line}
      data-broken={isBroken ? '' : undefined}
      onClick={() => actions.reveal(taskPlace(task.key))}
    >
      <span>{from}</span>
      {isBroken ? (
        <TriangleAlert size={14} aria-label={t('forms.map.broken')} />
      ) : (
        <ArrowRight size={14} aria-label={t('forms.map.feeds')} />
      )}
      <span>{to}</span>
    </button>
  );
}

/**
 * Sources of all fields in the blueprint's forms and linked workflows. Broken ones are highlighted.
 */
export function FormMap(): ReactNode {
  const t = useText();
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content } = useEditorState();
  const placed = placedInstances(content);
  const fed = [...placed.values()].filter(
    ({ instance }) => instance.item !== null && instance.source !== null,
  );
  const flows = crossFlows(orderedTasks(content));
  if (fed.length === 0 && flows.length === 0)
    return [...placed.values()].some(({ instance }) => instance.item !== null) ? (
      <SettingsSection title={t('forms.map.title')} hint={t('forms.map.empty')} />
    ) : null;
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
                    ? t('forms.map.removed')
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
        {flows.map(({ task, direction, place, other }) => (
          <li key={`${task.key}.${direction}.${other}`}>
            <FlowLine {...{ task, direction, place }} />
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
