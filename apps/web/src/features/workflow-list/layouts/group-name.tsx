import type { GroupText } from '@baton/domain/workflow-list/workflow-layout';
import type { HomeStatus } from '@baton/domain/workflow/home-status';
import { useText } from '../../../lib/i18n/use-text.ts';
import { homeStatusLook } from '../../../lib/status/status-look.ts';

/** A group as the API returns it. */
export interface NamedGroup {
  readonly key: string;
  readonly name: string;
  readonly status?: string | null | undefined;
  readonly workflows: readonly {
    readonly blueprint?: { readonly name: string } | null | undefined;
  }[];
}

const isHomeStatus = (status: string): status is HomeStatus =>
  Object.hasOwn(homeStatusLook, status);

/** Returns the name of a group in the language of the reader. */
export function useGroupName(by: GroupText): (group: NamedGroup) => string {
  const t = useText();
  return ({ name, status, workflows }) => {
    if (status != null && isHomeStatus(status)) return t(homeStatusLook[status].text);
    const known = by === 'blueprint' ? workflows[0]?.blueprint?.name : name;
    return known === undefined || known === '' ? t('views.group.none', { group: by }) : known;
  };
}

/** Returns the icon of a group of workflows with the same status. */
export const statusShapeOf = ({ status }: Pick<NamedGroup, 'status'>) =>
  status != null && isHomeStatus(status) ? homeStatusLook[status].shape : null;
