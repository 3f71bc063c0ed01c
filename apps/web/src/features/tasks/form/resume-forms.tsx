import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { resumeTaskForms } from './open-forms.ts';
import { useTellLost } from './use-task-form.ts';

/** Stores what an earlier visit to this browser could not: the tab was closed, or nobody was signed in. */
export function ResumeForms(): null {
  const environment = useRelayEnvironment();
  const viewer = useViewer();
  const onLost = useTellLost();
  const resume = useEffectEvent(() => resumeTaskForms(environment, viewer, onLost));
  useEffect(() => resume(), [environment]);
  return null;
}
