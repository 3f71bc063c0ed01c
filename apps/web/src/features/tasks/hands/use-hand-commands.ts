import type { handMutationsAcknowledgeMutation } from '../../../__generated__/handMutationsAcknowledgeMutation.graphql.ts';
import type { handMutationsDeclineMutation } from '../../../__generated__/handMutationsDeclineMutation.graphql.ts';
import type { handMutationsClaimMutation } from '../../../__generated__/handMutationsClaimMutation.graphql.ts';
import type { handMutationsDelegateMutation } from '../../../__generated__/handMutationsDelegateMutation.graphql.ts';
import type { handMutationsAddApproversMutation } from '../../../__generated__/handMutationsAddApproversMutation.graphql.ts';
import type { handMutationsChangeVoteMutation } from '../../../__generated__/handMutationsChangeVoteMutation.graphql.ts';
import type { handMutationsOverrideMutation } from '../../../__generated__/handMutationsOverrideMutation.graphql.ts';
import type { handMutationsRevokeMutation } from '../../../__generated__/handMutationsRevokeMutation.graphql.ts';
import type { handMutationsAskMutation } from '../../../__generated__/handMutationsAskMutation.graphql.ts';
import type { handMutationsAnswerMutation } from '../../../__generated__/handMutationsAnswerMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import type { FoundParty } from '../../../lib/parties/use-party-search.ts';
import { remarksToSend, useRemarking } from '../remarks/remarking.ts';
import { useUndoNotice } from '../commands/use-undo-notice.ts';
import type { HandAction } from './hand-actions.ts';
import {
  acknowledgeDocument,
  declineDocument,
  claimDocument,
  delegateDocument,
  addApproversDocument,
  changeVoteDocument,
  overrideDocument,
  revokeDocument,
  askDocument,
  answerDocument,
} from './hand-mutations.ts';

/** The input of an action. */
export interface HandInput {
  readonly text: string;
  readonly parties: readonly FoundParty[];
  readonly decision: 'APPROVED' | 'REJECTED';
}

export interface HandCommands {
  /** Returns true if executed. Otherwise, the reason was shown. */
  readonly run: (
    action: HandAction,
    task: { readonly id: string; readonly name: string; readonly version: number },
    input: HandInput,
  ) => Promise<boolean>;
  readonly isPending: boolean;
  /** Why the input was refused. */
  readonly fieldError: string | null;
}

const notices = {
  APPROVED: 'tasks.notice.approved',
  REJECTED: 'tasks.notice.sentBack',
} as const;

const fields = ['toId', 'approverIds', 'text'];

/** Returns the commands of actions by name. */
export function useHandCommands(): HandCommands {
  const tell = useUndoNotice();
  const acknowledge = useCommand<handMutationsAcknowledgeMutation>(acknowledgeDocument);
  const decline = useCommand<handMutationsDeclineMutation>(declineDocument);
  const claim = useCommand<handMutationsClaimMutation>(claimDocument);
  const delegate = useCommand<handMutationsDelegateMutation>(delegateDocument, { fields });
  const addApprovers = useCommand<handMutationsAddApproversMutation>(addApproversDocument, {
    fields,
  });
  const changeVote = useCommand<handMutationsChangeVoteMutation>(changeVoteDocument);
  const override = useCommand<handMutationsOverrideMutation>(overrideDocument);
  const revoke = useCommand<handMutationsRevokeMutation>(revokeDocument);
  const ask = useCommand<handMutationsAskMutation>(askDocument, { fields });
  const answer = useCommand<handMutationsAnswerMutation>(answerDocument, { fields });
  const remarking = useRemarking();
  const all = [
    acknowledge,
    decline,
    claim,
    delegate,
    addApprovers,
    changeVote,
    override,
    revoke,
    ask,
    answer,
  ];
  type Shared = (key: string) => {
    readonly idempotencyKey: string;
    readonly taskId: string;
    readonly expectedVersion: number;
  };
  const remarks = () => [...remarksToSend(remarking?.written ?? {})];
  const askWithRemarks = async (input: Shared, text: string): Promise<boolean> => {
    const done = await ask.run((key) => ({
      input: { ...input(key), text, remarks: remarks() },
    }));
    if (done !== null) remarking?.clear();
    return done !== null;
  };
  return {
    run: async (action, { id, name, version }, { text, parties, decision }) => {
      const input = (idempotencyKey: string) => ({
        idempotencyKey,
        taskId: id,
        expectedVersion: version,
      });
      switch (action) {
        case 'acknowledge':
          return (await acknowledge.run((key) => ({ input: input(key) }))) !== null;
        case 'claim':
          return (await claim.run((key) => ({ input: input(key) }))) !== null;
        case 'decline':
          return (
            (await decline.run((key) => ({ input: { ...input(key), reason: text } }))) !== null
          );
        case 'revoke':
          return (await revoke.run((key) => ({ input: { ...input(key), reason: text } }))) !== null;
        case 'delegate': {
          const toId = parties[0]?.id ?? '';
          return (
            (await delegate.run((key) => ({
              input: { ...input(key), toId, comment: text },
            }))) !== null
          );
        }
        case 'addApprovers': {
          const approverIds = parties.map((party) => party.id);
          return (
            (await addApprovers.run((key) => ({ input: { ...input(key), approverIds } }))) !== null
          );
        }
        case 'changeVote': {
          const isNo = decision === 'REJECTED';
          const said = isNo ? remarks() : [];
          const done = await changeVote.run(
            (key) => ({ input: { ...input(key), decision, comment: text, remarks: said } }),
            { onDone: (answer, key) => tell(notices[decision], { id, name }, answer, key) },
          );
          if (done !== null && isNo) remarking?.clear();
          return done !== null;
        }
        case 'override':
          return (
            (await override.run((key) => ({ input: { ...input(key), decision, comment: text } }), {
              onDone: (answer, key) => tell(notices[decision], { id, name }, answer, key),
            })) !== null
          );
        case 'askInformation':
          return askWithRemarks(input, text);
        case 'answerInformation':
          return (await answer.run((key) => ({ input: { ...input(key), text } }))) !== null;
      }
    },
    isPending: all.some((command) => command.isPending),
    fieldError:
      all
        .flatMap((command) => Object.values(command.fieldErrors))
        .find((one) => one !== undefined) ?? null,
  };
}
