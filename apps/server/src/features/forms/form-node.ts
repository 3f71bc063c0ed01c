import type { FormFacts } from '@baton/domain/access/forms-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { FormContent } from '@baton/domain/form/form';
import type { PartyNode } from '../people/index.ts';

/** A form on its way to a screen. What lists show is here; the rest comes with `details`. */
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
  /** A blueprint has put it in force. */
  readonly isInForce: boolean;
  readonly details: FormDetails | null;
}

export interface FormDetails {
  readonly draft: FormContent;
  /** Newest first. */
  readonly versions: readonly FormVersionNode[];
  /** Blueprints that have taken it over. */
  readonly uses: readonly FormUse[];
  /** Tasks of workflows that go on show it; asked where nothing else keeps it as it is. */
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
  /** What is published takes it over, not only the draft. */
  readonly isPublished: boolean;
}

/** What the rules look at. */
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

/** True when the draft says other than what is published, or nothing is. */
export const hasNews = ({ publishedDraft, draftVersion }: FormNode): boolean =>
  publishedDraft !== draftVersion;
