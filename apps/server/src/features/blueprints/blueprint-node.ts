import type { BlueprintSharing } from '@baton/domain/access/library/blueprint-sharing';
import type { Locale } from '@baton/domain/core/languages';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { PartyNode } from '../people/index.ts';

/** The base blueprint or a variant of a blueprint. */
export interface RelatedBlueprint {
  readonly id: string;
  readonly name: string;
  readonly isPublished: boolean;
}

/** A blueprint in the API. Lists contain these fields, and `details` is loaded on demand. */
export interface BlueprintNode {
  readonly id: string;
  readonly name: string;
  readonly draftVersion: number;
  readonly draftUpdatedAt: number;
  readonly draftUpdatedBy: PartyNode | null;
  /** Draft version that the current version was made from. Null if nothing is published. */
  readonly publishedDraft: number | null;
  readonly published: VersionNode | null;
  /** References to its tags. */
  readonly tags: readonly string[];
  readonly sharing: BlueprintSharing;
  /** Number of changes to `sharing`. */
  readonly sharingVersion: number;
  /** Base blueprint. Null if there is none or the viewer can't read it. */
  readonly variantOf: RelatedBlueprint | null;
  readonly stageCount: number;
  readonly taskCount: number;
  readonly details: BlueprintDetails | null;
}

export interface BlueprintDetails {
  readonly draft: ContentNode;
  /** Variants by name. */
  readonly variants: readonly RelatedBlueprint[];
  /** Newest first. */
  readonly versions: readonly VersionNode[];
}

/** A document with all people, teams, and roles in it. */
export interface ContentNode {
  readonly content: BlueprintContent;
  readonly parties: readonly PartyNode[];
  /** Language of the reader, if the reader has no account. */
  readonly locale?: Locale;
}

export interface VersionNode {
  readonly id: string;
  readonly number: number;
  readonly notes: string;
  readonly publishedAt: number;
  readonly publishedBy: PartyNode;
}

/** Returns true if the draft differs from the current version, or nothing is published. */
export const hasUnpublishedChanges = (blueprint: BlueprintNode): boolean =>
  blueprint.publishedDraft !== blueprint.draftVersion;
