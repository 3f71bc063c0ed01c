import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRuleText } from '../../features/blueprints/rules/rule-text.ts';
import { ImportWizard } from '../../features/imports/import-wizard.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { NoPermission } from '../../ui/error-state/error-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';

export function TemplateImportScreen(): ReactNode {
  const t = useText();
  const rule = useRuleText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('blueprints.title'), href: '/blueprints' },
          { label: t('imports.title') },
        ]}
      />
      <PageBody>
        {navigation.createBlueprint ? (
          <ImportWizard
            dueText={rule.due}
            onImported={(id) => void navigate({ to: '/blueprints/$id', params: { id } })}
          />
        ) : (
          <NoPermission text={t('blueprints.create.notAllowed')} />
        )}
      </PageBody>
    </>
  );
}
