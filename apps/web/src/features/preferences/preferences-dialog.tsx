import { supportedLanguages } from '@baton/domain/tenant/branding';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { preferencesDialog_viewer$key } from '../../__generated__/preferencesDialog_viewer.graphql.ts';
import type { preferencesDialogSaveMutation } from '../../__generated__/preferencesDialogSaveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { localeLabels, localeNames, type LocaleName } from '../../lib/i18n/locales.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FilterChips } from '../../ui/filter-bar/filter-bar.tsx';
import { Select } from '../../ui/select/select.tsx';
import classes from './preferences.module.css';

const viewerFragment = graphql`
  fragment preferencesDialog_viewer on Viewer {
    id
    locale
    theme
    tenant {
      languages
    }
  }
`;

const save = graphql`
  mutation preferencesDialogSaveMutation($input: UpdatePreferencesInput!) {
    updatePreferences(input: $input) {
      viewer {
        id
        locale
        theme
      }
    }
  }
`;

export interface PreferencesDialogProps {
  readonly viewer: preferencesDialog_viewer$key;
  readonly onClose: () => void;
}

/** Language and theme. Each change is saved immediately. */
export function PreferencesDialog({ viewer, onClose }: PreferencesDialogProps): ReactNode {
  const t = useText();
  const { locale, theme, tenant } = useFragment(viewerFragment, viewer);
  // The language that the person has stays available.
  const languages = localeNames.filter(
    (name) => name === locale || supportedLanguages(tenant).includes(name),
  );
  const saving = useCommand<preferencesDialogSaveMutation>(save);
  return (
    <Dialog isOpen onClose={onClose} title={t('app.preferences')} size="small">
      <div className={classes.fields}>
        <Select<LocaleName>
          label={t('app.language')}
          required
          value={locale}
          options={languages.map((name) => ({ value: name, label: localeLabels[name] }))}
          status={saving.isPending ? t('ui.saving') : undefined}
          onChange={(next) => {
            if (next !== null && next !== locale)
              void saving.run(() => ({ input: { locale: next } }));
          }}
        />
        <div>
          <div className={classes.label}>{t('app.theme')}</div>
          <FilterChips
            label={t('app.theme')}
            value={theme}
            options={[
              { key: 'SYSTEM', label: t('app.themeSystem'), icon: <Monitor size={14} /> },
              { key: 'LIGHT', label: t('app.themeLight'), icon: <Sun size={14} /> },
              { key: 'DARK', label: t('app.themeDark'), icon: <Moon size={14} /> },
            ]}
            onChange={(next) => void saving.run(() => ({ input: { theme: next } }))}
          />
        </div>
      </div>
    </Dialog>
  );
}
