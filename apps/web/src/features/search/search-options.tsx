import {
  AtSign,
  Bookmark,
  File,
  LayoutList,
  ListChecks,
  Play,
  Route,
  StickyNote,
  Tag,
  TextCursorInput,
  Users,
  Waypoints,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { searchOptionsQuery$data } from '../../__generated__/searchOptionsQuery.graphql.ts';
import type { Text } from '../../lib/i18n/use-text.ts';
import { matchingOptions, type Option } from '../../ui/option-picker/option.ts';

/** A result. Its value is unique, because several results can have the same address. */
export interface SearchResult extends Option {
  /** Null for an action. */
  readonly href: string | null;
  /** Blueprint to start a workflow from. */
  readonly starts?: { readonly id: string; readonly name: string };
  /** Runs an action of the screen. */
  readonly run?: () => void;
}

/** Types to which the search can be limited. */
export const searchFilters = ['ALL', 'WORK', 'PEOPLE', 'LIBRARY', 'DOCUMENTS', 'ACTIONS'] as const;
export type SearchFilter = (typeof searchFilters)[number];

/** Everything that a search finds, each list with the rights of its own page. */
export const searchOptionsQuery = graphql`
  query searchOptionsQuery(
    $query: String!
    $first: Int!
    $views: Boolean!
    $members: Boolean!
    $tags: Boolean!
    $blueprints: Boolean!
    $forms: Boolean!
    $customFields: Boolean!
  ) {
    workflows: search(query: $query, type: WORKFLOW, first: $first) {
      edges {
        node {
          objectId
          reference
          name
          excerpt
        }
      }
    }
    tasks: search(query: $query, type: TASK, first: $first) {
      edges {
        node {
          objectId
          workflowId
          reference
          name
          workflowName
          excerpt
        }
      }
    }
    documents: search(query: $query, type: DOCUMENT, first: $first) {
      edges {
        node {
          objectId
          workflowId
          taskId
          name
          workflowName
          excerpt
        }
      }
    }
    savedViews @include(if: $views) {
      id
      object
      name
    }
    notes: search(query: $query, type: NOTE, first: $first) {
      edges {
        node {
          objectId
          workflowId
          taskId
          workflowName
          excerpt
        }
      }
    }
    tags(search: $query, first: $first) @include(if: $tags) {
      edges {
        node {
          id
          name
        }
      }
    }
    parties(search: $query, kinds: [USER, TEAM]) @include(if: $members) {
      id
      name
      kind
    }
    blueprints(search: $query, first: $first) @include(if: $blueprints) {
      edges {
        node {
          id
          name
          permissions {
            createWorkflowsFrom
          }
        }
      }
    }
    forms(search: $query, first: $first) @include(if: $forms) {
      edges {
        node {
          id
          name
        }
      }
    }
    customFields(search: $query, first: $first) @include(if: $customFields) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

const nodes = <Node,>(
  connection: { readonly edges: readonly { readonly node: Node }[] } | null | undefined,
): readonly Node[] => (connection?.edges ?? []).map(({ node }) => node);

const taskAddress = (workflowId: string, taskId: string): string =>
  `/workflow/${workflowId}?task-id=${taskId}`;

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part != null && part !== '').join(' · ');

/** Returns the results of a search for the text in groups. Saved views are matched here. */
export function searchOptions(
  t: Text,
  data: searchOptionsQuery$data,
  text: string,
  filter: SearchFilter,
  most: number,
): readonly SearchResult[] {
  const group = <Node,>(
    shownIn: SearchFilter,
    title: string,
    icon: ReactNode,
    list: readonly Node[],
    resultOf: (node: Node) => Omit<SearchResult, 'group' | 'icon'>,
  ): readonly SearchResult[] =>
    filter === 'ALL' || filter === shownIn
      ? list.slice(0, most).map((node) => ({ ...resultOf(node), group: title, icon }))
      : [];
  const people = data.parties ?? [];
  const views = (data.savedViews ?? []).map(({ id, object, name }) => ({
    ...{ value: id, label: name, list: object === 'TASKS' ? '/tasks' : '/' },
  }));
  return [
    ...group('WORK', t('search.workflows'), <Route />, nodes(data.workflows), (hit) => ({
      value: hit.objectId,
      href: `/workflow/${hit.objectId}`,
      label: hit.name,
      description: joined(hit.reference, hit.excerpt),
    })),
    ...group('WORK', t('search.tasks'), <ListChecks />, nodes(data.tasks), (hit) => ({
      value: hit.objectId,
      href: taskAddress(hit.workflowId, hit.objectId),
      label: hit.name,
      description: joined(hit.reference, hit.workflowName, hit.excerpt),
    })),
    ...group(
      'PEOPLE',
      t('search.people'),
      <AtSign />,
      people.filter(({ kind }) => kind === 'USER'),
      ({ id, name }) => ({ value: id, href: `/people/${id}`, label: name }),
    ),
    ...group(
      'PEOPLE',
      t('people.teams'),
      <Users />,
      people.filter(({ kind }) => kind === 'TEAM'),
      ({ id, name }) => ({ value: id, href: `/teams/${id}`, label: name }),
    ),
    ...group('DOCUMENTS', t('documents.title'), <File />, nodes(data.documents), (hit) => ({
      value: hit.objectId,
      href:
        hit.taskId == null
          ? `/workflow/${hit.workflowId}`
          : taskAddress(hit.workflowId, hit.taskId),
      label: hit.name,
      description: joined(hit.workflowName, hit.excerpt),
    })),
    ...group('WORK', t('search.notes'), <StickyNote />, nodes(data.notes), (hit) => ({
      value: hit.objectId,
      href: `/workflow/${hit.workflowId}?${new URLSearchParams({
        ...(hit.taskId == null ? {} : { 'task-id': hit.taskId }),
        'comment-id': hit.objectId,
      }).toString()}`,
      label: hit.excerpt ?? hit.workflowName,
      description: hit.workflowName,
    })),
    ...group(
      'WORK',
      t('search.views'),
      <Bookmark />,
      matchingOptions(views, text),
      ({ value, label, list }) => ({ value, label, href: `${list}?view-id=${value}` }),
    ),
    ...group('LIBRARY', t('app.blueprints'), <Waypoints />, nodes(data.blueprints), (one) => ({
      value: one.id,
      href: `/blueprint/${one.id}`,
      label: one.name,
    })),
    ...group('LIBRARY', t('app.forms'), <LayoutList />, nodes(data.forms), ({ id, name }) => ({
      value: id,
      href: `/forms/form-builder?uuid=${id}`,
      label: name,
    })),
    ...group(
      'LIBRARY',
      t('customFields.title'),
      <TextCursorInput />,
      nodes(data.customFields),
      ({ id, name }) => ({
        value: id,
        href: `/custom-fields?search=${encodeURIComponent(name)}`,
        label: name,
      }),
    ),
    ...group('LIBRARY', t('tags.title'), <Tag />, nodes(data.tags), ({ id, name }) => ({
      value: id,
      href: `/tags?search=${encodeURIComponent(name)}`,
      label: name,
    })),
    ...group(
      'ACTIONS',
      t('search.actions'),
      <Play />,
      nodes(data.blueprints).filter(({ permissions }) => permissions.createWorkflowsFrom),
      ({ id, name }) => ({
        value: `start ${id}`,
        href: null,
        starts: { id, name },
        label: t('search.start', { name }),
      }),
    ),
  ];
}
