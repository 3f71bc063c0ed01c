import { decidesByFirstNo } from '@baton/domain/blueprint/votes-needed';
import {
  changePolicies,
  type ApprovalRule,
  type ChangePolicy,
  type RejectRule,
  type Voting,
} from '@baton/domain/blueprint/content';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { NumberInput } from '../../../../ui/number-input/number-input.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { Place } from '../../draft/place.ts';
import {
  useEditorActions,
  useEditorState,
  type ContentChange,
} from '../../editor/editor-context.ts';
import { useFieldEdit } from '../use-field-edit.ts';
import classes from './voting-settings.module.css';

/** Properties that determine how decisions are counted. */
export interface VotingFields {
  readonly rule: ApprovalRule;
  readonly voting: Voting;
}

export interface VotingSettingsProps {
  readonly value: VotingFields;
  readonly place: Place;
  readonly change: (fields: Partial<VotingFields>) => ContentChange;
  /** True if people of an earlier level can be excluded from this one. */
  readonly hasEarlierLevel: boolean;
}

const rules = ['ANY', 'ALL', 'N', 'PERCENT', 'ALL_RESPOND_THEN_ANY'] as const;
const rejectRules = ['FIRST', 'WHEN_UNREACHABLE'] as const;
const hasThreshold = (rule: ApprovalRule): rule is 'N' | 'PERCENT' =>
  rule === 'N' || rule === 'PERCENT';

const ruleText = {
  ANY: 'blueprints.approvals.ANY',
  ALL: 'blueprints.approvals.ALL',
  N: 'staffing.rule.N',
  PERCENT: 'staffing.rule.PERCENT',
  ALL_RESPOND_THEN_ANY: 'staffing.rule.ALL_RESPOND_THEN_ANY',
} as const;
const thresholdText = {
  N: 'staffing.threshold.N',
  PERCENT: 'staffing.threshold.PERCENT',
} as const;

/** Edits how an approval is decided: required approvals, effect of a rejection, and approvers. */
export function VotingSettings({
  value: { rule, voting },
  place,
  change,
  hasEarlierLevel,
}: VotingSettingsProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const put = (fields: Partial<VotingFields>): void => void actions.edit(change(fields), place);
  const putVoting = (fields: Partial<Voting>): void => put({ voting: { ...voting, ...fields } });
  const threshold = useFieldEdit(voting.threshold, place, (next) =>
    change({ voting: { ...voting, threshold: next } }),
  );
  const isFirstNoAnOption = decidesByFirstNo({ rule, voting: { ...voting, rejectRule: 'FIRST' } });
  return (
    <>
      <Select<ApprovalRule>
        label={t('blueprints.approvals.rule')}
        clearable={false}
        disabled={!isEditable}
        value={rule}
        options={rules.map((one) => ({ value: one, label: t(ruleText[one]) }))}
        onChange={(next) => {
          if (next === null || next === rule) return;
          // A new start value when switching between a number and a percentage, because a useful
          // number is rarely a useful percentage.
          const start = { N: 2, PERCENT: 50 };
          put({
            rule: next,
            ...(hasThreshold(next) && { voting: { ...voting, threshold: start[next] } }),
          });
        }}
      />
      {hasThreshold(rule) && (
        <div className={classes.threshold}>
          <NumberInput
            label={t(thresholdText[rule])}
            min={1}
            max={rule === 'PERCENT' ? 100 : 1000}
            suffix={rule === 'PERCENT' ? '%' : undefined}
            disabled={!isEditable}
            value={Number.isNaN(threshold.value) ? null : threshold.value}
            error={threshold.error}
            onChange={(next) => threshold.set(next ?? Number.NaN)}
            onBlur={() => void threshold.save()}
          />
        </div>
      )}
      {isFirstNoAnOption && (
        <Select<RejectRule>
          label={t('staffing.rejectRule')}
          clearable={false}
          disabled={!isEditable}
          value={voting.rejectRule}
          options={rejectRules.map((one) => ({
            value: one,
            label: t(`staffing.rejectRule.${one}`),
          }))}
          onChange={(next) => putVoting({ rejectRule: next ?? 'FIRST' })}
        />
      )}
      <Checkbox
        label={t('staffing.eachMember')}
        description={t('staffing.eachMemberHint')}
        checked={voting.eachMember}
        disabled={!isEditable}
        onChange={(eachMember) => putVoting({ eachMember })}
      />
      {hasEarlierLevel && (
        <Checkbox
          label={t('staffing.newVoters')}
          checked={voting.newVoters}
          disabled={!isEditable}
          onChange={(newVoters) => putVoting({ newVoters })}
        />
      )}
      <Checkbox
        label={t('staffing.mayPassOn')}
        description={t('staffing.mayPassOnHint')}
        checked={voting.mayPassOn}
        disabled={!isEditable}
        onChange={(mayPassOn) => putVoting({ mayPassOn })}
      />
      <Checkbox
        label={t('shared.mayCounter')}
        description={t('shared.mayCounterHint')}
        checked={voting.mayCounter}
        disabled={!isEditable}
        onChange={(mayCounter) => putVoting({ mayCounter })}
      />
      <Select<ChangePolicy>
        label={t('shared.onChange')}
        clearable={false}
        disabled={!isEditable}
        value={voting.onChange}
        options={changePolicies.map((one) => ({ value: one, label: t(`shared.onChange.${one}`) }))}
        onChange={(next) => putVoting({ onChange: next ?? 'KEEP' })}
      />
    </>
  );
}
