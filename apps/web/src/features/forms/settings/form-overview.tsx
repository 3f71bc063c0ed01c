import { locales, type Locale } from '@baton/domain/core/languages';
import { updateForm } from '@baton/domain/form/edit-form';
import type { FormContent } from '@baton/domain/form/form';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { formOverview_form$key } from '../../../__generated__/formOverview_form.graphql.ts';
import { languageName } from '../../../lib/i18n/language-name.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import classes from './form-overview.module.css';
import { useTyped } from './use-typed.ts';

/** Settings of the form: name, language, and uses. */
export function FormOverview({ form }: { readonly form: formOverview_form$key }): ReactNode {
  const t = useText();
  const { content, edit, isEditable } = useBuilder();
  const { uses, usageCount, variantOf } = useFragment(
    graphql`
      fragment formOverview_form on Form {
        usageCount
        uses {
          id
          name
        }
        variantOf {
          id
          name
        }
      }
    `,
    form,
  );
  const change = (part: Parameters<typeof updateForm>[1]) => (before: FormContent) =>
    updateForm(before, part);
  const name = useTyped(content.name, (value) => change({ name: value.trim() }));
  const about = useTyped(content.description, (description) => change({ description }));
  return (
    <>
      <header className={classes.head}>
        <h2>{t('forms.form')}</h2>
      </header>
      <SettingsSection>
        <TextInput
          label={t('forms.name')}
          required
          disabled={!isEditable}
          value={name.value}
          error={name.error}
          onChange={name.set}
          onBlur={name.save}
        />
        {isEditable && (
          <div onBlur={about.save}>
            <MentioningEditor
              label={t('blueprints.description')}
              value={about.value}
              error={about.error}
              onChange={about.set}
            />
          </div>
        )}
        <Select<Locale>
          label={t('forms.language')}
          clearable={false}
          disabled={!isEditable}
          value={content.language}
          options={locales.map((one) => ({ value: one, label: languageName(one) }))}
          onChange={(language) => void edit(change({ language: language ?? content.language }))}
        />
      </SettingsSection>
      <SettingsSection title={t('forms.usedBy')}>
        {variantOf != null && <p>{t('forms.variantOf', { name: variantOf.name })}</p>}
        {uses.length === 0 ? (
          <p className={classes.quiet}>{t('forms.used', { count: usageCount })}</p>
        ) : (
          <ul className={classes.uses}>
            {uses.map((use) => (
              <li key={use.id}>
                <a href={`/blueprints/${use.id}`}>{use.name}</a>
              </li>
            ))}
          </ul>
        )}
      </SettingsSection>
    </>
  );
}
