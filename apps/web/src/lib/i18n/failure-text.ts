import { automationFailures } from '@baton/domain/automation/automation-result';
import type { Text } from './use-text.ts';

/** Why a call failed, in words; nothing for what this version does not know yet. */
export const failureText = (t: Text, code: string | null | undefined): string => {
  const failure = automationFailures.find((one) => one === code);
  return failure === undefined ? '' : t(`automations.failure.${failure}`);
};
