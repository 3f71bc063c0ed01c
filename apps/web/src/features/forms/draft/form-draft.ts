import type { FieldKey, FormItemKey, FormSectionKey } from '@baton/domain/core/ids';
import type { FormContent } from '@baton/domain/form/form';
import { completeForm } from '@baton/domain/form/complete-form';
import { mergeForms } from '@baton/domain/form/merge-form';
import {
  diffForm,
  isEmptyFormPatch,
  patchedForm,
  type FormPatch,
} from '@baton/domain/form/patch-form';
import { validateForm } from '@baton/domain/form/validate-form';
import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { formDraftHeadQuery } from '../../../__generated__/formDraftHeadQuery.graphql.ts';
import type { formDraftQuery } from '../../../__generated__/formDraftQuery.graphql.ts';
import type { formDraftSaveMutation } from '../../../__generated__/formDraftSaveMutation.graphql.ts';
import { apiError } from '../../../lib/api/graphql-error.ts';
import { commit, fetchFresh } from '../../../lib/api/send-request.ts';
import type { Draft, DraftServer, UnsavedEdits } from '../../../lib/draft/draft.ts';
import type { DraftRules } from '../../../lib/draft/draft-rules.ts';
import type { DraftStorage } from '../../../lib/draft/draft-storage.ts';
import { storedEdits } from '../../../lib/draft/stored-edits.ts';

/** The selection in the builder: a section, an item, or nothing for the form itself. */
export type FormPlace =
  | { readonly kind: 'SECTION'; readonly key: FormSectionKey }
  | {
      readonly kind: 'ITEM';
      readonly key: FormItemKey;
      /** The selected column of a table. */
      readonly column?: FieldKey;
    };

export type FormDraft = Draft<FormContent, FormPlace>;

/** Draft operations for forms. Changes by two people are merged with a common base. */
export const formRules: DraftRules<FormContent, FormPatch, FormContent> = {
  diff: diffForm,
  isEmpty: isEmptyFormPatch,
  validate: validateForm,
  rebase: (basis, theirs, patch) => {
    const { content, conflicts } = mergeForms(basis, patchedForm(basis, patch), theirs);
    return { content, lost: conflicts };
  },
};

/** Loads and saves the draft of a form through the API. */
export function formDraftServer(
  environment: Environment,
  id: string,
): DraftServer<FormContent, FormPatch> & { readonly head: () => Promise<number> } {
  return {
    head: async () => {
      const query = graphql`
        query formDraftHeadQuery($id: ID!) {
          form(id: $id) {
            id
            draftVersion
            isOpen
            lockedBy {
              id
              name
            }
          }
        }
      `;
      const data = await fetchFresh<formDraftHeadQuery>(environment, query, { id });
      return data?.form?.draftVersion ?? 0;
    },
    load: async () => {
      const query = graphql`
        query formDraftQuery($id: ID!) {
          form(id: $id) {
            id
            draftVersion
            draftUpdatedBy {
              name
            }
            draft
          }
        }
      `;
      const data = await fetchFresh<formDraftQuery>(environment, query, { id });
      if (data?.form == null) throw apiError('NotFound');
      const { draft, draftVersion, draftUpdatedBy } = data.form;
      return {
        content: draft,
        version: draftVersion,
        updatedBy: draftUpdatedBy.name,
      };
    },
    save: async ({ patch, expectedVersion, idempotencyKey }) => {
      const mutation = graphql`
        mutation formDraftSaveMutation($input: UpdateFormDraftInput!) {
          updateFormDraft(input: $input) {
            form {
              id
              name
              draftVersion
              draftUpdatedAt
              hasUnpublishedChanges
              sectionCount
              fieldCount
            }
          }
        }
      `;
      const { updateFormDraft } = await commit<formDraftSaveMutation>(environment, mutation, {
        input: { id, expectedVersion, idempotencyKey, patch },
      });
      return updateFormDraft.form.draftVersion;
    },
  };
}

interface StoredForm {
  readonly basis: FormContent;
  readonly mine: FormContent;
}

/** Stores unsaved edits in the browser for each form and person. */
export const unsavedForm = (
  formId: string,
  userId: string,
  storage: DraftStorage,
): UnsavedEdits<FormContent, FormPatch, FormContent> =>
  storedEdits(`formEdits.${formId}.${userId}`, storage, {
    parts: ['basis', 'mine'],
    isEmpty: isEmptyFormPatch,
    toStored: (patch, before): StoredForm => ({
      basis: before,
      mine: patchedForm(before, patch),
    }),
    fromStored: (stored) => {
      const basis = completeForm(stored.basis);
      return { basis, patch: diffForm(basis, completeForm(stored.mine)) };
    },
  });
