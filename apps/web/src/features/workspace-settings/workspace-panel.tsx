import { shownTenantName } from '@baton/domain/tenant/tenant-rules';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { workspacePanel_viewer$key } from '../../__generated__/workspacePanel_viewer.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import classes from './workspace-panel.module.css';

const WorkspaceSettings = lazyComponent(
  async () => (await import('./workspace-settings.tsx')).WorkspaceSettings,
);
const BrandingDialog = lazyComponent(
  async () => (await import('./branding-dialog.tsx')).BrandingDialog,
);
const WorkCalendarDialog = lazyComponent(
  async () => (await import('./work-calendar-dialog.tsx')).WorkCalendarDialog,
);

const viewerFragment = graphql`
  fragment workspacePanel_viewer on Viewer {
    tenant {
      name
      displayName
      customerName
      timeZone
    }
    ...workspaceSettings_viewer
  }
`;

/** Settings of the workspace, each with its dialog. */
export function WorkspacePanel({
  viewer,
}: {
  readonly viewer: workspacePanel_viewer$key;
}): ReactNode {
  const t = useText();
  const data = useFragment(viewerFragment, viewer);
  const [open, setOpen] = useState<'IDENTITY' | 'BRANDING' | 'CALENDAR' | null>(null);
  const close = (): void => setOpen(null);
  const change = (what: string, part: 'IDENTITY' | 'BRANDING' | 'CALENDAR'): ReactNode => (
    <Button size="small" aria-label={`${t('admin.change')}: ${what}`} onClick={() => setOpen(part)}>
      {t('admin.change')}
    </Button>
  );
  return (
    <div className={classes.panel}>
      <Card title={t('admin.identity')} actions={change(t('admin.identity'), 'IDENTITY')}>
        <p className={classes.text}>{t('admin.identityText')}</p>
        <p>
          {[
            shownTenantName(data.tenant),
            data.tenant.customerName ?? '',
            data.tenant.timeZone.replaceAll('_', ' '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </Card>
      <Card title={t('brand.title')} actions={change(t('brand.title'), 'BRANDING')}>
        <p className={classes.text}>{t('brand.text')}</p>
      </Card>
      <Card title={t('time.calendar.title')} actions={change(t('time.calendar.title'), 'CALENDAR')}>
        <p className={classes.text}>{t('admin.calendarText')}</p>
      </Card>
      <Suspense fallback={null}>
        {open === 'IDENTITY' && <WorkspaceSettings viewer={data} onClose={close} />}
        {open === 'BRANDING' && <BrandingDialog onClose={close} />}
        {open === 'CALENDAR' && <WorkCalendarDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
