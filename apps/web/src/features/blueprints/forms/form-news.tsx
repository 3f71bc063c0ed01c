import {
  compareFormVersions,
  updateFormVersion,
  type FormVersionContent,
} from '@baton/domain/blueprint/edit/edit-forms';
import type { BlueprintForm } from '@baton/domain/form/form';
import { useState, type ReactNode } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { formNewsQuery } from '../../../__generated__/formNewsQuery.graphql.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { useScreenQuery } from '../../../lib/api/use-screen-query.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { loadFormVersion } from './form-version.ts';
import classes from './blueprint-form-section.module.css';

/** Shows that a newer version of the form exists and what an update would change. */
export function FormNews({ form }: { readonly form: BlueprintForm }): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const actions = useEditorActions();
  const { content } = useEditorState();
  const [formVersion, setFormVersion] = useState<FormVersionContent | null>(null);
  const { formsNamed } = useScreenQuery<formNewsQuery>(
    graphql`
      query formNewsQuery($ids: [ID!]!) {
        formsNamed(ids: $ids) {
          id
          published {
            id
            number
          }
        }
      }
    `,
    { ids: [form.origin.form] },
  );
  const newest = formsNamed[0]?.published?.number ?? 0;
  if (newest <= form.origin.version) return null;
  const look = async (): Promise<void> =>
    setFormVersion(await loadFormVersion(environment, form.origin.form, newest));
  const news = formVersion === null ? null : compareFormVersions(content, form.key, formVersion);
  return (
    <div className={classes.news}>
      <span>{t('forms.update.exists', { number: newest })}</span>
      <Button size="small" onClick={() => void look()}>
        {t('forms.update.look')}
      </Button>
      <ConfirmDialog
        isOpen={formVersion !== null}
        onClose={() => setFormVersion(null)}
        title={t('forms.update.title', { name: form.name, number: newest })}
        confirmLabel={t('forms.update.action')}
        tone="primary"
        onConfirm={() => {
          if (formVersion !== null)
            actions.edit((before) => updateFormVersion(before, form.key, formVersion, newKey));
          setFormVersion(null);
        }}
      >
        {news !== null && (
          <ul className={classes.changes}>
            {news.added.map((name) => (
              <li key={`added ${name}`}>{t('forms.update.added', { name })}</li>
            ))}
            {news.removed.map((name) => (
              <li key={`removed ${name}`}>{t('forms.update.removed', { name })}</li>
            ))}
            {news.changed.map((name) => (
              <li key={`changed ${name}`}>{t('forms.update.changed', { name })}</li>
            ))}
            {news.isLaidOutAnew && <li>{t('forms.update.layout')}</li>}
          </ul>
        )}
      </ConfirmDialog>
    </div>
  );
}
