import { changedBlueprintSettings } from '@baton/domain/blueprint/advanced-settings';
import { graphql, useFragment } from 'react-relay';
import type { ReactNode } from 'react';
import type { blueprintOverview_blueprint$key } from '../../../__generated__/blueprintOverview_blueprint.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AdvancedSettings } from '../../../ui/advanced-settings/advanced-settings.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import { FormMap } from '../forms/form-map.tsx';
import { FormSection } from '../forms/blueprint-form-section.tsx';
import { BlueprintTags } from '../settings/blueprint-tags.tsx';
import { ContentAccessSettings } from '../settings/content-access-settings.tsx';
import { LockSettings } from '../settings/lock-settings.tsx';
import { NameTemplateSettings } from '../settings/name-template-settings.tsx';
import { SendBackSettings } from '../settings/approval/send-back-settings.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { PublishState } from '../../../ui/library/publish-state.tsx';
import { SharedFieldsSettings } from '../settings/link/shared-fields-settings.tsx';
import { TimeSettings } from '../settings/time/time-settings.tsx';
import { VariantsSection } from '../variants/variants-section.tsx';
import classes from './blueprint-overview.module.css';
import { useEditorState } from './editor-context.ts';

export interface BlueprintOverviewProps {
  readonly blueprint: blueprintOverview_blueprint$key;
}

/** Settings of the blueprint, shown while nothing is selected. */
export function BlueprintOverview({ blueprint }: BlueprintOverviewProps): ReactNode {
  const t = useText();
  const { content, isEditable } = useEditorState();
  const data = useFragment(
    graphql`
      fragment blueprintOverview_blueprint on Blueprint {
        draftUpdatedAt
        draftUpdatedBy {
          name
        }
        published {
          id
          number
          publishedAt
          publishedBy {
            name
          }
        }
        hasUnpublishedChanges
        ...blueprintTags_blueprint
      }
    `,
    blueprint,
  );
  const tasks = Object.values(content.tasks);
  const keys = [
    ['enter', t('blueprints.keys.rename')],
    ['alt+up', t('blueprints.keys.move')],
    ['space', t('blueprints.keys.settings')],
    ['mod+d', t('blueprints.keys.duplicate')],
    ['mod+z', t('library.undo')],
  ] as const;
  return (
    <>
      <p className={classes.kind}>{t('blueprints.blueprint')}</p>
      <PublishState of={data} />
      <dl className={classes.facts}>
        <dt>{t('blueprints.overview.size')}</dt>
        <dd>
          {t('blueprints.size', {
            stages: Object.keys(content.stages).length,
            tasks: tasks.length,
          })}
        </dd>
        <dt>{t('blueprints.overview.changed')}</dt>
        <dd>
          <Moment at={data.draftUpdatedAt} />
          {data.draftUpdatedBy != null && (
            <span className={classes.by}>
              {t('blueprints.by', { name: data.draftUpdatedBy.name })}
            </span>
          )}
        </dd>
        {data.published != null && (
          <>
            <dt>{t('blueprints.overview.published')}</dt>
            <dd>
              <Moment at={data.published.publishedAt} />
              <span className={classes.by}>
                {t('blueprints.by', { name: data.published.publishedBy.name })}
              </span>
            </dd>
          </>
        )}
      </dl>
      <BlueprintTags blueprint={data} />
      <FormSection task={null} />
      <FormMap />
      <VariantsSection />
      <AdvancedSettings changed={changedBlueprintSettings(content.settings)}>
        <NameTemplateSettings />
        <SharedFieldsSettings />
        <ContentAccessSettings />
        <LockSettings />
        <SendBackSettings />
        <TimeSettings />
      </AdvancedSettings>
      {isEditable && (
        <SettingsSection
          title={t('blueprints.overview.keys')}
          hint={t('blueprints.overview.select')}
        >
          <ul className={classes.keys}>
            {keys.map(([key, label]) => (
              <li key={key}>
                <Kbd keys={key} />
                {label}
              </li>
            ))}
          </ul>
        </SettingsSection>
      )}
    </>
  );
}
