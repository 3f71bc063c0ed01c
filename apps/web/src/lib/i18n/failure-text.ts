import { automationFailures } from '@baton/domain/automation/automation-result';
import type { Text } from './use-text.ts';

/** Returns why a request failed. Returns nothing for codes that this version doesn't know. */
export const failureText = (t: Text, code: string | null | undefined): string => {
  const failure = automationFailures.find((one) => one === code);
  return failure === undefined ? '' : t(`automations.failure.${failure}`);
};
