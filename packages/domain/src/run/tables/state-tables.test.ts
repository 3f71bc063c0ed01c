import { describe, expect, it } from 'vitest';
import { approvalTable } from './approval-table.ts';
import { automationTable } from './automation-table.ts';
import { linkedTable } from './linked-table.ts';
import { stageTable } from './stage-table.ts';
import { taskTable } from './task-table.ts';
import { workflowTable } from './workflow-table.ts';
import type { StateRow, StateTable } from '../../core/state-table.ts';

/** Expected result of each pair of state and input; all other pairs are refused. */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  task: {
    'PENDING_ACKNOWLEDGEMENT expire': 'SAME, COMPLETED',
    'PENDING_SUBMISSION expire': 'SAME, COMPLETED',
    'REJECTED expire': 'SAME, COMPLETED',
    'PENDING_ACKNOWLEDGEMENT restartExpired': 'PENDING_SUBMISSION',
    'PENDING_SUBMISSION restartExpired': 'PENDING_SUBMISSION',
    'REJECTED restartExpired': 'SAME',
    'INACTIVE activate': 'PENDING_ACKNOWLEDGEMENT, PENDING_SUBMISSION',
    'PENDING_ACKNOWLEDGEMENT acknowledge': 'SAME, PENDING_SUBMISSION',
    'PENDING_ACKNOWLEDGEMENT decline': 'SAME, PENDING_SUBMISSION',
    'PENDING_ACKNOWLEDGEMENT submit': 'PENDING_SUBMISSION, PENDING_REVIEW, COMPLETED',
    'PENDING_ACKNOWLEDGEMENT completeOnBehalf': 'PENDING_REVIEW, COMPLETED',
    ...Object.fromEntries(
      ['INACTIVE', 'PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'PENDING_REVIEW', 'REJECTED']
        .flatMap((state) => ['claim', 'delegate', 'changeCc'].map((on) => `${state} ${on}`))
        .map((cell) => [cell, 'SAME']),
    ),
    ...Object.fromEntries(
      [
        'PENDING_ACKNOWLEDGEMENT',
        'PENDING_SUBMISSION',
        'PENDING_REVIEW',
        'REJECTED',
        'COMPLETED',
      ].map((state) => [`${state} editShared`, 'SAME']),
    ),
    'REJECTED approvalRevoked': 'PENDING_REVIEW',
    'COMPLETED approvalRevoked': 'PENDING_REVIEW',
    'PENDING_ACKNOWLEDGEMENT reportException': 'SAME',
    'PENDING_ACKNOWLEDGEMENT resolveException': 'SAME',
    'PENDING_SUBMISSION reportException': 'SAME',
    'PENDING_SUBMISSION resolveException': 'SAME',
    'PENDING_REVIEW reportException': 'SAME',
    'PENDING_REVIEW resolveException': 'SAME',
    'REJECTED reportException': 'SAME',
    'REJECTED resolveException': 'SAME',
    'COMPLETED reportException': 'PENDING_SUBMISSION',
    'INACTIVE skip': 'INACTIVE',
    'INACTIVE unskip': 'INACTIVE',
    'INACTIVE reset': 'INACTIVE',
    'INACTIVE autoSkip': 'INACTIVE',
    'PENDING_ACKNOWLEDGEMENT autoSkip': 'INACTIVE',
    'PENDING_SUBMISSION autoSkip': 'INACTIVE',
    'PENDING_REVIEW autoSkip': 'INACTIVE',
    'REJECTED autoSkip': 'INACTIVE',
    'PENDING_ACKNOWLEDGEMENT skip': 'INACTIVE',
    'PENDING_SUBMISSION completeOnBehalf': 'PENDING_REVIEW, COMPLETED',
    'PENDING_SUBMISSION skip': 'INACTIVE',
    'PENDING_REVIEW recall': 'PENDING_SUBMISSION',
    'PENDING_REVIEW skip': 'INACTIVE',
    'REJECTED completeOnBehalf': 'PENDING_REVIEW',
    'REJECTED skip': 'INACTIVE',
    'PENDING_ACKNOWLEDGEMENT saveDraft': 'SAME',
    'PENDING_SUBMISSION saveDraft': 'SAME',
    'REJECTED saveDraft': 'SAME',
    'INACTIVE assign': 'SAME',
    'INACTIVE changeDueDate': 'SAME',
    'INACTIVE describe': 'SAME',
    'INACTIVE tag': 'SAME',
    'PENDING_ACKNOWLEDGEMENT tag': 'SAME',
    'PENDING_SUBMISSION tag': 'SAME',
    'PENDING_REVIEW tag': 'SAME',
    'REJECTED tag': 'SAME',
    'COMPLETED tag': 'SAME',
    'INACTIVE delete': 'SAME',
    'PENDING_ACKNOWLEDGEMENT assign': 'SAME',
    'PENDING_ACKNOWLEDGEMENT changeDueDate': 'SAME',
    'PENDING_ACKNOWLEDGEMENT describe': 'SAME',
    'PENDING_ACKNOWLEDGEMENT delete': 'SAME',
    'PENDING_ACKNOWLEDGEMENT reset': 'INACTIVE',
    'PENDING_SUBMISSION submit': 'SAME, PENDING_REVIEW, COMPLETED',
    'PENDING_SUBMISSION assign': 'SAME',
    'PENDING_SUBMISSION changeDueDate': 'SAME',
    'PENDING_SUBMISSION describe': 'SAME',
    'PENDING_SUBMISSION delete': 'SAME',
    'PENDING_SUBMISSION reset': 'INACTIVE',
    'PENDING_REVIEW allLevelsApproved': 'COMPLETED',
    'PENDING_REVIEW childRejected': 'REJECTED',
    'PENDING_REVIEW assign': 'SAME',
    'PENDING_REVIEW changeDueDate': 'SAME',
    'PENDING_REVIEW describe': 'SAME',
    'PENDING_REVIEW delete': 'SAME',
    'PENDING_REVIEW reset': 'INACTIVE',
    'REJECTED submit': 'SAME, PENDING_REVIEW',
    'REJECTED assign': 'SAME',
    'REJECTED changeDueDate': 'SAME',
    'REJECTED describe': 'SAME',
    'REJECTED delete': 'SAME',
    'REJECTED reset': 'INACTIVE',
    'COMPLETED reopen': 'PENDING_SUBMISSION',
    'PENDING_REVIEW sourceChanged': 'SAME, PENDING_SUBMISSION',
    'COMPLETED sourceChanged': 'SAME, PENDING_SUBMISSION',
    'COMPLETED reset': 'INACTIVE',
  },
  approval: {
    'PENDING_SUBMISSION expire': 'SAME, COMPLETED, REJECTED, COMPLETED',
    'PENDING_SUBMISSION restartExpired': 'SAME',
    'PENDING_SUBMISSION reportException': 'SAME',
    'PENDING_SUBMISSION resolveException': 'SAME',
    'INACTIVE activate': 'PENDING_SUBMISSION',
    'INACTIVE notRequired': 'INACTIVE',
    'INACTIVE reset': 'INACTIVE',
    'REJECTED notRequired': 'INACTIVE',
    'REJECTED override': 'COMPLETED',
    'REJECTED resolveException': 'SAME',
    'INACTIVE assign': 'SAME',
    'INACTIVE changeDueDate': 'SAME',
    'INACTIVE describe': 'SAME',
    'INACTIVE tag': 'SAME',
    'PENDING_SUBMISSION tag': 'SAME',
    'REJECTED tag': 'SAME',
    'COMPLETED tag': 'SAME',
    'INACTIVE delete': 'SAME',
    'PENDING_SUBMISSION approve': 'PENDING_SUBMISSION, COMPLETED',
    'PENDING_SUBMISSION reject': 'PENDING_SUBMISSION, COMPLETED, REJECTED, COMPLETED',
    'PENDING_SUBMISSION overrideVotes': 'COMPLETED, REJECTED, COMPLETED',
    'PENDING_SUBMISSION counter': 'PENDING_SUBMISSION, COMPLETED, REJECTED',
    'PENDING_SUBMISSION contentChanged': 'SAME, PENDING_SUBMISSION',
    'COMPLETED contentChanged': 'SAME, PENDING_SUBMISSION',
    'PENDING_SUBMISSION askInformation': 'SAME',
    'PENDING_SUBMISSION answerInformation': 'SAME',
    'PENDING_SUBMISSION addApprover': 'SAME',
    'PENDING_SUBMISSION delegate': 'SAME',
    'PENDING_SUBMISSION changeVote': 'PENDING_SUBMISSION, COMPLETED, REJECTED, COMPLETED',
    'REJECTED revoke': 'PENDING_SUBMISSION',
    'COMPLETED revoke': 'PENDING_SUBMISSION',
    'INACTIVE changeCc': 'SAME',
    'PENDING_SUBMISSION changeCc': 'SAME',
    'REJECTED changeCc': 'SAME',
    'PENDING_SUBMISSION notRequired': 'INACTIVE',
    'PENDING_SUBMISSION assign': 'SAME',
    'PENDING_SUBMISSION changeDueDate': 'SAME',
    'PENDING_SUBMISSION describe': 'SAME',
    'PENDING_SUBMISSION delete': 'SAME',
    'PENDING_SUBMISSION reset': 'INACTIVE',
    'REJECTED assign': 'SAME',
    'REJECTED changeDueDate': 'SAME',
    'REJECTED describe': 'SAME',
    'REJECTED reset': 'INACTIVE',
    'COMPLETED reset': 'INACTIVE',
  },
  stage: {
    'NOT_STARTED triggerReached': 'IN_PROGRESS, SKIPPED',
    'NOT_STARTED reset': 'NOT_STARTED',
    'NOT_STARTED skip': 'SKIPPED',
    'IN_PROGRESS restart': 'NOT_STARTED',
    'COMPLETED restart': 'NOT_STARTED',
    'SKIPPED reset': 'NOT_STARTED',
    'SKIPPED restart': 'NOT_STARTED',
    'SKIPPED startAnyway': 'IN_PROGRESS',
    'SKIPPED conditionChanged': 'SAME',
    'SKIPPED leaveSkipped': 'SAME',
    'IN_PROGRESS lastTaskSettled': 'COMPLETED',
    'IN_PROGRESS reset': 'NOT_STARTED',
    'COMPLETED taskReopened': 'IN_PROGRESS',
    'COMPLETED reset': 'NOT_STARTED',
    'NOT_STARTED delete': 'SAME',
    'NOT_STARTED describe': 'SAME',
    'IN_PROGRESS delete': 'SAME',
    'IN_PROGRESS describe': 'SAME',
    'SKIPPED delete': 'SAME',
    'SKIPPED describe': 'SAME',
  },
  workflow: {
    'NOT_STARTED start': 'RUNNING',
    'SCHEDULED start': 'RUNNING',
    'SCHEDULED startDateReached': 'RUNNING',
    'NOT_STARTED end': 'ENDED',
    'SCHEDULED end': 'ENDED',
    'RUNNING pause': 'PAUSED',
    'RUNNING end': 'ENDED',
    'RUNNING allStagesResolved': 'COMPLETED',
    'PAUSED resume': 'RUNNING',
    'PAUSED end': 'ENDED',
    'ENDED restart': 'NOT_STARTED, SCHEDULED, RUNNING, PAUSED',
    'COMPLETED taskReopened': 'RUNNING',
    'NOT_STARTED parentActs': 'SAME',
    'SCHEDULED parentActs': 'SAME',
    'RUNNING parentActs': 'SAME',
    'PAUSED parentActs': 'SAME',
    'ENDED parentActs': 'SAME',
    'COMPLETED parentActs': 'SAME',
    'NOT_STARTED detach': 'SAME',
    'SCHEDULED detach': 'SAME',
    'RUNNING detach': 'SAME',
    'PAUSED detach': 'SAME',
    'ENDED detach': 'SAME',
    'COMPLETED detach': 'SAME',
    'ENDED runAgain': 'RUNNING',
    'COMPLETED runAgain': 'RUNNING',
    ...Object.fromEntries(
      ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED', 'ENDED', 'COMPLETED'].flatMap((status) => [
        [`${status} delete`, 'SAME'],
        [`${status} restore`, 'SAME'],
      ]),
    ),
  },
  automation: {
    'INACTIVE activate': 'PENDING_SUBMISSION',
    'PENDING_SUBMISSION responseAccepted': 'PENDING_REVIEW, COMPLETED',
    'PENDING_SUBMISSION attemptFailed': 'SAME',
    'PENDING_SUBMISSION failedPermanently': 'SAME',
    'PENDING_SUBMISSION retry': 'PENDING_SUBMISSION',
    'PENDING_SUBMISSION completeManually': 'PENDING_REVIEW, COMPLETED',
    'PENDING_SUBMISSION resultKept': 'PENDING_REVIEW, COMPLETED',
    'REJECTED retry': 'PENDING_SUBMISSION',
    'REJECTED completeManually': 'PENDING_REVIEW, COMPLETED',
  },
  linkedWorkflow: {
    ...Object.fromEntries(
      ['INACTIVE', 'PENDING_SUBMISSION', 'PENDING_REVIEW', 'REJECTED', 'COMPLETED'].flatMap(
        (state) => [
          [`${state} childStarted`, 'SAME'],
          [`${state} childCompleted`, 'SAME'],
          [`${state} childHalted`, 'SAME'],
          [`${state} childResumed`, 'SAME'],
        ],
      ),
    ),
    'INACTIVE activate': 'PENDING_SUBMISSION',
    'PENDING_SUBMISSION enoughCompleted': 'PENDING_REVIEW, COMPLETED',
    'PENDING_SUBMISSION problemReported': 'SAME',
    'PENDING_SUBMISSION problemResolved': 'SAME',
    'PENDING_SUBMISSION relink': 'PENDING_SUBMISSION',
    'INACTIVE restartChild': 'SAME',
    'PENDING_SUBMISSION restartChild': 'SAME',
    'PENDING_REVIEW restartChild': 'SAME',
    'REJECTED restartChild': 'SAME',
    'COMPLETED restartChild': 'SAME',
    'PENDING_SUBMISSION startNew': 'PENDING_SUBMISSION',
    'PENDING_SUBMISSION completeManually': 'PENDING_REVIEW, COMPLETED',
    'REJECTED relink': 'PENDING_SUBMISSION',
    'REJECTED startNew': 'PENDING_SUBMISSION',
    'REJECTED completeManually': 'PENDING_REVIEW, COMPLETED',
    'PENDING_REVIEW childRestarted': 'PENDING_SUBMISSION',
    'REJECTED childRestarted': 'PENDING_SUBMISSION',
    'COMPLETED childRestarted': 'PENDING_SUBMISSION',
  },
};

const walk = <Row extends StateRow>(table: StateTable<Row>): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const state of table.states)
    for (const on of table.inputs) {
      const rows = table.rowsFor(state, on);
      if (rows.length > 0) found[`${state} ${on}`] = rows.map(({ to }) => to).join(', ');
    }
  return found;
};

const check = <Row extends StateRow>(table: StateTable<Row>): void => {
  describe(table.name, () => {
    it('allows the listed transitions and refuses all others', () => {
      expect(walk(table)).toEqual(expected[table.name]);
    });

    it('checks the same conditions in all rows of an input', () => {
      for (const row of table.rows)
        expect(row.guards).toEqual(table.rows.find(({ on }) => on === row.on)?.guards);
    });

    it('has different conditions in rows with the same state and input', () => {
      for (const state of table.states)
        for (const on of table.inputs) {
          const rows = table.rowsFor(state, on);
          if (rows.length > 1) expect(new Set(rows.map((row) => row.when)).size).toBe(rows.length);
        }
    });
  });
};

check(taskTable);
check(approvalTable);
check(stageTable);
check(workflowTable);
check(linkedTable);
check(automationTable);
