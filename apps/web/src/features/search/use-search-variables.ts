import { useViewer } from '../../lib/session/viewer-context.ts';

/** Returns which lists a person can search, as query variables. */
export function useSearchVariables() {
  const { navigation } = useViewer();
  return {
    views: navigation.home,
    members: navigation.people,
    tags: navigation.tags,
    blueprints: navigation.blueprints,
    forms: navigation.forms,
    customFields: navigation.customFields,
  };
}
