import {
  compareFormVersions,
  updateFormVersion,
  type FormEdition,
} from '@baton/domain/blueprint/edit/edit-forms';
import type { BlueprintForm } from '@baton/domain/form/form';
import { useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { formNewsQuery } from '../../../__generated__/formNewsQuery.graphql.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { useAttempt } from '../../../ui/late-part/attempt-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { loadEdition } from './form-edition.ts';
import classes from './forms-section.module.css';

/** Shows that a newer version of the form exists and what an update would change. */
export function FormNews({ form }: { readonly form: BlueprintForm }): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const actions = useEditorActions();
  const { content } = useEditorState();
  const [edition, setEdition] = useState<FormEdition | null>(null);
  const { formsNamed } = useLazyLoadQuery<formNewsQuery>(
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
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  const newest = formsNamed[0]?.published?.number ?? 0;
  if (newest <= form.origin.version) return null;
  const look = async (): Promise<void> =>
    setEdition(await loadEdition(environment, form.origin.form, newest));
  const news = edition === null ? null : compareFormVersions(content, form.key, edition);
  return (
    <div className={classes.news}>
      <span>{t('forms.update.exists', { number: newest })}</span>
      <Button size="small" onClick={() => void look()}>
        {t('forms.update.look')}
      </Button>
      <ConfirmDialog
        isOpen={edition !== null}
        onClose={() => setEdition(null)}
        title={t('forms.update.title', { name: form.name, number: newest })}
        confirmLabel={t('forms.update.action')}
        tone="primary"
        onConfirm={() => {
          if (edition !== null)
            actions.edit((before) => updateFormVersion(before, form.key, edition, newKey));
          setEdition(null);
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
