import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { resumeTaskForms } from './store/open-forms.ts';
import { useLostValuesNotice } from './use-task-form.ts';

/**
 * Saves drafts that an earlier visit couldn't, because the tab was closed or the session had ended.
 */
export function ResumeForms(): null {
  const environment = useRelayEnvironment();
  const viewer = useViewer();
  const onLost = useLostValuesNotice();
  const resume = useEffectEvent(() => resumeTaskForms(environment, viewer, onLost));
  useEffect(() => resume(), [environment]);
  return null;
}
