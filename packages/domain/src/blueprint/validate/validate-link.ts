import { refuse, type Refusal } from '../../core/refusal.ts';
import { workflowNameLimit } from '../../core/names/workflow-name.ts';
import { linkLimits, type LinkRule } from '../link-rule.ts';

const splitRefusals = ({ split }: LinkRule, field: string): readonly Refusal[] => {
  if (split?.kind !== 'LIST') return [];
  const { children: max, valueLength } = linkLimits;
  const count = split.values.length;
  if (count > max) return [refuse('TooMany', { count, max }, `${field}.split`)];
  return split.values.some((value) => value.length > valueLength)
    ? [refuse('TooLong', { max: valueLength }, `${field}.split`)]
    : [];
};

const neededRefusals = ({ needed }: LinkRule, field: string): readonly Refusal[] => {
  const max = linkLimits.children;
  return needed === null || (Number.isInteger(needed) && needed >= 1 && needed <= max)
    ? []
    : [refuse('OutOfRange', { min: 1, max }, `${field}.needed`)];
};

/** Returns why a link is invalid. In a draft, the blueprint can be missing. */
export const linkRefusals = (
  { type, link }: { readonly type: string; readonly link: LinkRule | null },
  field: string,
): readonly Refusal[] => {
  if (link === null) return type === 'LINKED_WORKFLOW' ? [refuse('Required', {}, field)] : [];
  return [
    ...(link.name.length > workflowNameLimit
      ? [refuse('TooLong', { max: workflowNameLimit }, `${field}.name`)]
      : []),
    ...splitRefusals(link, field),
    ...neededRefusals(link, field),
    ...[link.inputs, link.outputs].flatMap((mappings) =>
      mappings.length > linkLimits.mappings
        ? [refuse('TooMany', { count: mappings.length, max: linkLimits.mappings }, field)]
        : [],
    ),
  ];
};
