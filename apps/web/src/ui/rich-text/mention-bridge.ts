import { Mention } from '@tiptap/extension-mention';
import type { SuggestionProps } from '@tiptap/suggestion';

/** The text after an @, and its position. */
export interface MentionQuery {
  readonly query: string;
  readonly rect: DOMRect | null;
  readonly choose: (party: MentionedParty) => void;
}

export interface MentionedParty {
  readonly id: string;
  readonly label: string;
}

/** Connects the editor, which detects the @, with the list, which React renders. */
export interface MentionBridge {
  readonly asked: () => MentionQuery | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** The list gets keys first. Returns true if it handled one. */
  readonly listen: (onKey: (event: KeyboardEvent) => boolean) => () => void;
  readonly show: (asked: MentionQuery | null) => void;
  readonly press: (event: KeyboardEvent) => boolean;
}

export function createMentionBridge(): MentionBridge {
  let asked: MentionQuery | null = null;
  let onKey: ((event: KeyboardEvent) => boolean) | null = null;
  const listeners = new Set<() => void>();
  return {
    asked: () => asked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listen: (handler) => {
      onKey = handler;
      return () => {
        if (onKey === handler) onKey = null;
      };
    },
    show: (next) => {
      asked = next;
      for (const listener of listeners) listener();
    },
    press: (event) => onKey?.(event) ?? false,
  };
}

type Asking = SuggestionProps<MentionedParty, MentionedParty>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Mentions in the text: `<span data-party-id="…">@Name</span>`, as rich text allows. */
export const mentionExtension = (bridge: MentionBridge | null) =>
  Mention.extend({
    addAttributes: () => ({
      id: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-party-id'),
        renderHTML: (attributes) => ({ 'data-party-id': textOf(attributes['id']) }),
      },
      label: {
        default: null,
        parseHTML: (element) => (element.textContent ?? '').replace(/^@/, ''),
        renderHTML: () => ({}),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-party-id]' }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'span',
      HTMLAttributes,
      `@${textOf(node.attrs['label'])}`,
    ],
    renderText: ({ node }) => `@${textOf(node.attrs['label'])}`,
  }).configure({
    suggestion: {
      char: '@',
      allow: () => bridge !== null,
      items: () => [],
      render: () => {
        const show = (asking: Asking): void =>
          bridge?.show({
            query: asking.query,
            rect: asking.clientRect?.() ?? null,
            choose: asking.command,
          });
        return {
          onStart: show,
          onUpdate: show,
          onExit: () => bridge?.show(null),
          onKeyDown: ({ event }) => bridge?.press(event) ?? false,
        };
      },
    },
  });
