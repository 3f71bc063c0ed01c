import type { FormFacts } from '@baton/domain/access/library/forms-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { FormContent } from '@baton/domain/form/form';
import type { PartyNode } from '../people/index.ts';

/** A form in the API. Lists contain these fields, and `details` is loaded on demand. */
export interface FormNode {
  readonly id: string;
  readonly name: string;
  readonly draftVersion: number;
  readonly draftUpdatedAt: number;
  readonly draftUpdatedBy: PartyNode;
  readonly isOpen: boolean;
  readonly publishedDraft: number | null;
  readonly published: FormVersionNode | null;
  readonly sectionCount: number;
  readonly fieldCount: number;
  readonly lockedBy: PartyNode | null;
  readonly createdBy: string;
  readonly variantOf: { readonly id: string; readonly name: string } | null;
  readonly usageCount: number;
  /** True if a published blueprint uses it. */
  readonly isInForce: boolean;
  readonly details: FormDetails | null;
}

export interface FormDetails {
  readonly draft: FormContent;
  /** Newest first. */
  readonly versions: readonly FormVersionNode[];
  /** Blueprints that use it. */
  readonly uses: readonly FormUse[];
  /** True if tasks of running workflows show it. Loaded only if nothing else locks the form. */
  readonly isWorkedOn: boolean;
}

export interface FormVersionNode {
  readonly id: string;
  readonly number: number;
  readonly notes: string;
  readonly publishedAt: number;
  readonly publishedBy: PartyNode;
}

export interface FormUse {
  readonly id: string;
  readonly name: string;
  /** True if the current version uses it, not only the draft. */
  readonly isPublished: boolean;
}

/** Returns the facts for the permission rules. */
export const factsOfForm = ({
  createdBy,
  isOpen,
  lockedBy,
  usageCount,
  isInForce,
  details,
}: FormNode): FormFacts => ({
  createdBy: asId<PartyId>(createdBy),
  isOpen,
  lockedBy: lockedBy === null ? null : { id: asId<PartyId>(lockedBy.id), name: lockedBy.name },
  usageCount,
  isInForce,
  isWorkedOn: details?.isWorkedOn ?? false,
});

/** Returns true if the draft differs from the current version, or nothing is published. */
export const hasDraftChanges = ({ publishedDraft, draftVersion }: FormNode): boolean =>
  publishedDraft !== draftVersion;
