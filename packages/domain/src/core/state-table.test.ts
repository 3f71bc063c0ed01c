import { describe, expect, it } from 'vitest';
import { approvalTable } from '../approval/approval-table.ts';
import { automationTable } from '../automation/automation-table.ts';
import { linkedTable } from '../linked-workflow/linked-table.ts';
import { stageTable } from '../stage/stage-table.ts';
import { taskTable } from '../task/task-table.ts';
import { workflowTable } from '../workflow/workflow-table.ts';
import type { StateRow, StateTable } from './state-table.ts';

/** Expected result of each pair of state and input; all other pairs are refused. */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  task: {
    'PENDING_ACKNOWLEDGEMENT expire': 'D19 SAME, D19 COMPLETED',
    'PENDING_SUBMISSION expire': 'D19 SAME, D19 COMPLETED',
    'REJECTED expire': 'D19 SAME, D19 COMPLETED',
    'PENDING_ACKNOWLEDGEMENT restartExpired': 'D20 PENDING_SUBMISSION',
    'PENDING_SUBMISSION restartExpired': 'D20 PENDING_SUBMISSION',
    'REJECTED restartExpired': 'D20 SAME',
    'INACTIVE activate': 'D1 PENDING_ACKNOWLEDGEMENT, D1 PENDING_SUBMISSION',
    'PENDING_ACKNOWLEDGEMENT acknowledge': 'D2 SAME, D2 PENDING_SUBMISSION',
    'PENDING_ACKNOWLEDGEMENT decline': 'D3 SAME, D3 PENDING_SUBMISSION',
    'PENDING_ACKNOWLEDGEMENT submit': 'D4 PENDING_SUBMISSION, D4 PENDING_REVIEW, D4 COMPLETED',
    'PENDING_ACKNOWLEDGEMENT completeOnBehalf': 'D15 PENDING_REVIEW, D15 COMPLETED',
    ...Object.fromEntries(
      ['INACTIVE', 'PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'PENDING_REVIEW', 'REJECTED']
        .flatMap((state) => ['claim', 'delegate', 'changeCc'].map((on) => `${state} ${on}`))
        .map((cell) => [cell, 'D14 SAME']),
    ),
    ...Object.fromEntries(
      [
        'PENDING_ACKNOWLEDGEMENT',
        'PENDING_SUBMISSION',
        'PENDING_REVIEW',
        'REJECTED',
        'COMPLETED',
      ].map((state) => [`${state} editShared`, 'D24 SAME']),
    ),
    'REJECTED approvalRevoked': 'D22 PENDING_REVIEW',
    'COMPLETED approvalRevoked': 'D22 PENDING_REVIEW',
    'PENDING_ACKNOWLEDGEMENT reportException': 'D16 SAME',
    'PENDING_ACKNOWLEDGEMENT resolveException': 'D17 SAME',
    'PENDING_SUBMISSION reportException': 'D16 SAME',
    'PENDING_SUBMISSION resolveException': 'D17 SAME',
    'PENDING_REVIEW reportException': 'D16 SAME',
    'PENDING_REVIEW resolveException': 'D17 SAME',
    'REJECTED reportException': 'D16 SAME',
    'REJECTED resolveException': 'D17 SAME',
    'COMPLETED reportException': 'D18 PENDING_SUBMISSION',
    'INACTIVE skip': 'D12 INACTIVE',
    'INACTIVE unskip': 'D13 INACTIVE',
    'INACTIVE reset': 'D21 INACTIVE',
    'INACTIVE autoSkip': 'D12 INACTIVE',
    'PENDING_ACKNOWLEDGEMENT autoSkip': 'D12 INACTIVE',
    'PENDING_SUBMISSION autoSkip': 'D12 INACTIVE',
    'PENDING_REVIEW autoSkip': 'D12 INACTIVE',
    'REJECTED autoSkip': 'D12 INACTIVE',
    'PENDING_ACKNOWLEDGEMENT skip': 'D12 INACTIVE',
    'PENDING_SUBMISSION completeOnBehalf': 'D15 PENDING_REVIEW, D15 COMPLETED',
    'PENDING_SUBMISSION skip': 'D12 INACTIVE',
    'PENDING_REVIEW recall': 'D9 PENDING_SUBMISSION',
    'PENDING_REVIEW skip': 'D12 INACTIVE',
    'REJECTED completeOnBehalf': 'D15 PENDING_REVIEW',
    'REJECTED skip': 'D12 INACTIVE',
    'PENDING_ACKNOWLEDGEMENT saveDraft': 'D5 SAME',
    'PENDING_SUBMISSION saveDraft': 'D5 SAME',
    'REJECTED saveDraft': 'D5 SAME',
    'INACTIVE assign': 'D14 SAME',
    'INACTIVE changeDueDate': 'D14 SAME',
    'INACTIVE describe': 'D14 SAME',
    'INACTIVE tag': 'D14 SAME',
    'PENDING_ACKNOWLEDGEMENT tag': 'D14 SAME',
    'PENDING_SUBMISSION tag': 'D14 SAME',
    'PENDING_REVIEW tag': 'D14 SAME',
    'REJECTED tag': 'D14 SAME',
    'COMPLETED tag': 'D14 SAME',
    'INACTIVE delete': 'D26 SAME',
    'PENDING_ACKNOWLEDGEMENT assign': 'D14 SAME',
    'PENDING_ACKNOWLEDGEMENT changeDueDate': 'D14 SAME',
    'PENDING_ACKNOWLEDGEMENT describe': 'D14 SAME',
    'PENDING_ACKNOWLEDGEMENT delete': 'D26 SAME',
    'PENDING_ACKNOWLEDGEMENT reset': 'D21 INACTIVE',
    'PENDING_SUBMISSION submit': 'D6 SAME, D6 PENDING_REVIEW, D6 COMPLETED',
    'PENDING_SUBMISSION assign': 'D14 SAME',
    'PENDING_SUBMISSION changeDueDate': 'D14 SAME',
    'PENDING_SUBMISSION describe': 'D14 SAME',
    'PENDING_SUBMISSION delete': 'D26 SAME',
    'PENDING_SUBMISSION reset': 'D21 INACTIVE',
    'PENDING_REVIEW allLevelsApproved': 'D7 COMPLETED',
    'PENDING_REVIEW childRejected': 'D8 REJECTED',
    'PENDING_REVIEW assign': 'D14 SAME',
    'PENDING_REVIEW changeDueDate': 'D14 SAME',
    'PENDING_REVIEW describe': 'D14 SAME',
    'PENDING_REVIEW delete': 'D26 SAME',
    'PENDING_REVIEW reset': 'D21 INACTIVE',
    'REJECTED submit': 'D10 SAME, D10 PENDING_REVIEW',
    'REJECTED assign': 'D14 SAME',
    'REJECTED changeDueDate': 'D14 SAME',
    'REJECTED describe': 'D14 SAME',
    'REJECTED delete': 'D26 SAME',
    'REJECTED reset': 'D21 INACTIVE',
    'COMPLETED reopen': 'D11 PENDING_SUBMISSION',
    'PENDING_REVIEW sourceChanged': 'D27 SAME, D27 PENDING_SUBMISSION',
    'COMPLETED sourceChanged': 'D27 SAME, D27 PENDING_SUBMISSION',
    'COMPLETED reset': 'D21 INACTIVE',
  },
  approval: {
    'PENDING_SUBMISSION expire': 'A9 SAME, A9 COMPLETED, A9 REJECTED, A9 COMPLETED',
    'PENDING_SUBMISSION restartExpired': 'D20 SAME',
    'PENDING_SUBMISSION reportException': 'D16 SAME',
    'PENDING_SUBMISSION resolveException': 'D17 SAME',
    'INACTIVE activate': 'A1 PENDING_SUBMISSION',
    'INACTIVE notRequired': 'A8 INACTIVE',
    'INACTIVE reset': 'D21 INACTIVE',
    'REJECTED notRequired': 'A8 INACTIVE',
    'REJECTED override': 'A11 COMPLETED',
    'REJECTED resolveException': 'D17 SAME',
    'INACTIVE assign': 'D14 SAME',
    'INACTIVE changeDueDate': 'D14 SAME',
    'INACTIVE describe': 'D14 SAME',
    'INACTIVE tag': 'D14 SAME',
    'PENDING_SUBMISSION tag': 'D14 SAME',
    'REJECTED tag': 'D14 SAME',
    'COMPLETED tag': 'D14 SAME',
    'INACTIVE delete': 'D26 SAME',
    'PENDING_SUBMISSION approve': 'A2 PENDING_SUBMISSION, A2 COMPLETED',
    'PENDING_SUBMISSION reject': 'A3 PENDING_SUBMISSION, A3 COMPLETED, A3 REJECTED, A3 COMPLETED',
    'PENDING_SUBMISSION overrideVotes': 'A2 COMPLETED, A3 REJECTED, A3 COMPLETED',
    'PENDING_SUBMISSION counter': 'A4 PENDING_SUBMISSION, A4 COMPLETED, A4 REJECTED',
    'PENDING_SUBMISSION contentChanged': 'A10 SAME, A10 PENDING_SUBMISSION',
    'COMPLETED contentChanged': 'A10 SAME, A10 PENDING_SUBMISSION',
    'PENDING_SUBMISSION askInformation': 'A5 SAME',
    'PENDING_SUBMISSION answerInformation': 'A5 SAME',
    'PENDING_SUBMISSION addApprover': 'A6 SAME',
    'PENDING_SUBMISSION delegate': 'A6 SAME',
    'PENDING_SUBMISSION changeVote':
      'A6 PENDING_SUBMISSION, A6 COMPLETED, A6 REJECTED, A6 COMPLETED',
    'REJECTED revoke': 'A7 PENDING_SUBMISSION',
    'COMPLETED revoke': 'A7 PENDING_SUBMISSION',
    'INACTIVE changeCc': 'D14 SAME',
    'PENDING_SUBMISSION changeCc': 'D14 SAME',
    'REJECTED changeCc': 'D14 SAME',
    'PENDING_SUBMISSION notRequired': 'A8 INACTIVE',
    'PENDING_SUBMISSION assign': 'D14 SAME',
    'PENDING_SUBMISSION changeDueDate': 'D14 SAME',
    'PENDING_SUBMISSION describe': 'D14 SAME',
    'PENDING_SUBMISSION delete': 'D26 SAME',
    'PENDING_SUBMISSION reset': 'D21 INACTIVE',
    'REJECTED assign': 'D14 SAME',
    'REJECTED changeDueDate': 'D14 SAME',
    'REJECTED describe': 'D14 SAME',
    'REJECTED reset': 'D21 INACTIVE',
    'COMPLETED reset': 'D21 INACTIVE',
  },
  stage: {
    'NOT_STARTED triggerReached': 'G1 IN_PROGRESS, G2 SKIPPED',
    'NOT_STARTED reset': 'G6 NOT_STARTED',
    'NOT_STARTED skip': 'G8 SKIPPED',
    'IN_PROGRESS restart': 'G6 NOT_STARTED',
    'COMPLETED restart': 'G6 NOT_STARTED',
    'SKIPPED reset': 'G6 NOT_STARTED',
    'SKIPPED restart': 'G6 NOT_STARTED',
    'SKIPPED startAnyway': 'G7 IN_PROGRESS',
    'SKIPPED conditionChanged': 'G9 SAME',
    'SKIPPED leaveSkipped': 'G9 SAME',
    'IN_PROGRESS lastTaskSettled': 'G4 COMPLETED',
    'IN_PROGRESS reset': 'G6 NOT_STARTED',
    'COMPLETED taskReopened': 'G5 IN_PROGRESS',
    'COMPLETED reset': 'G6 NOT_STARTED',
    'NOT_STARTED delete': 'G11 SAME',
    'NOT_STARTED describe': 'G12 SAME',
    'IN_PROGRESS delete': 'G11 SAME',
    'IN_PROGRESS describe': 'G12 SAME',
    'SKIPPED delete': 'G11 SAME',
    'SKIPPED describe': 'G12 SAME',
  },
  workflow: {
    'NOT_STARTED start': 'W3 RUNNING',
    'SCHEDULED start': 'W2 RUNNING',
    'SCHEDULED startDateReached': 'W2 RUNNING',
    'NOT_STARTED end': 'W6 ENDED',
    'SCHEDULED end': 'W6 ENDED',
    'RUNNING pause': 'W4 PAUSED',
    'RUNNING end': 'W6 ENDED',
    'RUNNING allStagesResolved': 'W7 COMPLETED',
    'PAUSED resume': 'W5 RUNNING',
    'PAUSED end': 'W6 ENDED',
    'ENDED restart': 'W8 NOT_STARTED, W8 SCHEDULED, W8 RUNNING, W8 PAUSED',
    'COMPLETED taskReopened': 'W10 RUNNING',
    'NOT_STARTED parentActs': 'L6 SAME',
    'SCHEDULED parentActs': 'L6 SAME',
    'RUNNING parentActs': 'L6 SAME',
    'PAUSED parentActs': 'L6 SAME',
    'ENDED parentActs': 'L6 SAME',
    'COMPLETED parentActs': 'L6 SAME',
    'NOT_STARTED detach': 'L7 SAME',
    'SCHEDULED detach': 'L7 SAME',
    'RUNNING detach': 'L7 SAME',
    'PAUSED detach': 'L7 SAME',
    'ENDED detach': 'L7 SAME',
    'COMPLETED detach': 'L7 SAME',
    'ENDED runAgain': 'W9 RUNNING',
    'COMPLETED runAgain': 'W9 RUNNING',
    ...Object.fromEntries(
      ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED', 'ENDED', 'COMPLETED'].flatMap((status) => [
        [`${status} delete`, 'W11 SAME'],
        [`${status} restore`, 'W11 SAME'],
      ]),
    ),
  },
  // A result of the current request matches in row order; any other is only recorded.
  automation: {
    ...Object.fromEntries(
      ['INACTIVE', 'PENDING_ACKNOWLEDGEMENT', 'PENDING_REVIEW', 'REJECTED', 'COMPLETED'].flatMap(
        (state) =>
          ['responseAccepted', 'attemptFailed', 'failedPermanently'].map((on) => [
            `${state} ${on}`,
            'M6 SAME',
          ]),
      ),
    ),
    'INACTIVE activate': 'M1 PENDING_SUBMISSION',
    'PENDING_SUBMISSION responseAccepted': 'M2 PENDING_REVIEW, M2 COMPLETED, M6 SAME',
    'PENDING_SUBMISSION attemptFailed': 'M3 SAME, M6 SAME',
    'PENDING_SUBMISSION failedPermanently': 'M4 SAME, M6 SAME',
    'PENDING_SUBMISSION retry': 'M5 PENDING_SUBMISSION',
    'PENDING_SUBMISSION completeManually': 'M5 PENDING_REVIEW, M5 COMPLETED',
    'PENDING_SUBMISSION resultKept': 'M7 PENDING_REVIEW, M7 COMPLETED',
    'REJECTED retry': 'M5 PENDING_SUBMISSION',
    'REJECTED completeManually': 'M5 PENDING_REVIEW, M5 COMPLETED',
  },
  'linked workflow': {
    ...Object.fromEntries(
      ['INACTIVE', 'PENDING_SUBMISSION', 'PENDING_REVIEW', 'REJECTED', 'COMPLETED'].flatMap(
        (state) => [
          [`${state} childStarted`, 'L1 SAME'],
          [`${state} childCompleted`, 'L2 SAME'],
          [`${state} childHalted`, 'L3 SAME'],
          [`${state} childResumed`, 'L4 SAME'],
        ],
      ),
    ),
    'INACTIVE activate': 'L1 PENDING_SUBMISSION',
    'PENDING_SUBMISSION enoughCompleted': 'L2 PENDING_REVIEW, L2 COMPLETED',
    'PENDING_SUBMISSION problemReported': 'L3 SAME',
    'PENDING_SUBMISSION problemResolved': 'L4 SAME',
    'PENDING_SUBMISSION relink': 'L4 PENDING_SUBMISSION',
    'INACTIVE restartChild': 'L4 SAME',
    'PENDING_SUBMISSION restartChild': 'L4 SAME',
    'PENDING_REVIEW restartChild': 'L4 SAME',
    'REJECTED restartChild': 'L4 SAME',
    'COMPLETED restartChild': 'L4 SAME',
    'PENDING_SUBMISSION startNew': 'L4 PENDING_SUBMISSION',
    'PENDING_SUBMISSION completeManually': 'L4 PENDING_REVIEW, L4 COMPLETED',
    'REJECTED relink': 'L4 PENDING_SUBMISSION',
    'REJECTED startNew': 'L4 PENDING_SUBMISSION',
    'REJECTED completeManually': 'L4 PENDING_REVIEW, L4 COMPLETED',
    'PENDING_REVIEW childRestarted': 'L5 PENDING_SUBMISSION',
    'REJECTED childRestarted': 'L5 PENDING_SUBMISSION',
    'COMPLETED childRestarted': 'L5 PENDING_SUBMISSION',
  },
};

const walk = <Row extends StateRow>(table: StateTable<Row>): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const state of table.states)
    for (const on of table.inputs) {
      const rows = table.rowsFor(state, on);
      if (rows.length > 0)
        found[`${state} ${on}`] = rows.map(({ row, to }) => `${row} ${to}`).join(', ');
    }
  return found;
};

const check = <Row extends StateRow>(table: StateTable<Row>): void => {
  describe(table.name, () => {
    it('has the expected transitions and refuses all other pairs', () => {
      expect(walk(table)).toEqual(expected[table.name]);
    });

    it('has one guard per input', () => {
      for (const row of table.rows) expect(table.guardOf(row.on)).toBe(row.guard ?? null);
    });

    it('has distinct conditions for rows with the same pair', () => {
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
