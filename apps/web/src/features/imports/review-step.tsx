import { blueprintLimits } from '@baton/domain/blueprint/validate/validate';
import type { DueRule } from '@baton/domain/blueprint/content';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import type { ImportIssue } from './import-requests.ts';
import classes from './import-wizard.module.css';
import { IssueList } from '../../fields/rows/issue-list.tsx';
import { PlanPreview } from './plan-preview.tsx';
import type { PlanState } from './use-import-plan.ts';

export interface ReviewStepProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly nameError: string | undefined;
  /** Issues found while reading the file. Those of the plan are separate. */
  readonly issues: readonly ImportIssue[];
  readonly planned: PlanState;
  readonly dueText: (rule: DueRule | null) => string;
  readonly isCreating: boolean;
  readonly onBack: () => void;
  readonly onCreate: () => void;
}

/** Review before creation: name, issues, and the whole plan. */
export function ReviewStep({
  name,
  onName,
  nameError,
  issues,
  planned,
  dueText,
  isCreating,
  onBack,
  onCreate,
}: ReviewStepProps): ReactNode {
  const t = useText();
  return (
    <form
      className={classes.review}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCreate();
      }}
    >
      <TextInput
        label={t('imports.name')}
        required
        size="large"
        autoComplete="off"
        maxLength={blueprintLimits.nameLength}
        value={name}
        error={nameError}
        onChange={onName}
      />
      <IssueList issues={[...issues, ...(planned.plan?.issues ?? [])]} />
      <PlanPreview planned={planned} dueText={dueText} limit={200} />
      <div className={classes.buttons}>
        <Button onClick={onBack}>{t('imports.back')}</Button>
        <Button kind="primary" type="submit" loading={isCreating}>
          {t('imports.create')}
        </Button>
      </div>
    </form>
  );
}
