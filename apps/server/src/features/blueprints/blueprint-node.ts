import type { BlueprintSharing } from '@baton/domain/access/blueprint-sharing';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { PartyNode } from '../people/index.ts';

/** Another blueprint that belongs to one: its standard, or a variant of it. */
export interface RelatedBlueprint {
  readonly id: string;
  readonly name: string;
  readonly isPublished: boolean;
}

/** A blueprint on its way to a screen. What lists show is here; the rest comes with `details`. */
export interface BlueprintNode {
  readonly id: string;
  readonly name: string;
  readonly draftVersion: number;
  readonly draftUpdatedAt: number;
  readonly draftUpdatedBy: PartyNode | null;
  /** The draft's version that the newest published one was made from; null: never published. */
  readonly publishedDraft: number | null;
  readonly published: VersionNode | null;
  readonly sharing: BlueprintSharing;
  /** Counts changes of `sharing`. */
  readonly sharingVersion: number;
  /** Whose variant it is, as far as the reader may read that one. */
  readonly variantOf: RelatedBlueprint | null;
  readonly stageCount: number;
  readonly taskCount: number;
  readonly details: BlueprintDetails | null;
}

export interface BlueprintDetails {
  readonly draft: ContentNode;
  /** Made as variants of it, by name. */
  readonly variants: readonly RelatedBlueprint[];
  /** Newest first. */
  readonly versions: readonly VersionNode[];
}

/** A document with everyone whom it names. */
export interface ContentNode {
  readonly content: BlueprintContent;
  readonly parties: readonly PartyNode[];
}

export interface VersionNode {
  readonly id: string;
  readonly number: number;
  readonly notes: string;
  readonly publishedAt: number;
  readonly publishedBy: PartyNode;
}

/** True when the draft says other than what is published, or nothing is. */
export const hasUnpublishedChanges = (blueprint: BlueprintNode): boolean =>
  blueprint.publishedDraft !== blueprint.draftVersion;
