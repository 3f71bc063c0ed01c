import { refuse, type Refusal } from '../core/refusal.ts';
import { tagLimits } from '../core/tags.ts';
import { isTagColor, type TagColor } from './tag-type.ts';

/** Type of tags that are made from the words of a file. */
export const generalTagType = { name: 'General', color: 'GRAY' } as const satisfies {
  readonly name: string;
  readonly color: TagColor;
};

/** Values of a tag. A value that doesn't change is undefined. */
export interface TagValues {
  readonly name?: string | undefined;
  /** Empty for the color of the type. */
  readonly color?: string | undefined;
  readonly tagTypeId?: string | undefined;
}

/** Returns why the values of a tag are invalid. */
export const tagRefusals = ({ name, color, tagTypeId }: TagValues): readonly Refusal[] => [
  ...(name === '' ? [refuse('Required', {}, 'name')] : []),
  ...((name?.length ?? 0) > tagLimits.length
    ? [refuse('TooLong', { max: tagLimits.length }, 'name')]
    : []),
  ...(color !== undefined && color !== '' && !isTagColor(color)
    ? [refuse('UnknownOptions', { count: 1, list: color }, 'color')]
    : []),
  ...(tagTypeId === '' ? [refuse('Required', {}, 'tagTypeId')] : []),
];

/** Returns the tags to merge into the target. It can't be merged into itself. */
export const tagsToMerge = (sourceIds: readonly string[], targetId: string): readonly string[] => [
  ...new Set(sourceIds.filter((id) => id !== targetId)),
];
