import type { ReactNode } from 'react';
import { usePartySearch } from '../../lib/parties/use-party-search.ts';
import { RichTextEditor, type RichTextEditorProps } from '../../ui/rich-text/rich-text-editor.tsx';

export interface MentioningEditorProps extends Omit<RichTextEditorProps, 'mentions'> {
  /**
   * The task of the text. External people can mention those who share it, because they can't search
   * the workspace.
   */
  readonly task?: string | null | undefined;
}

/** Rich text in which @ mentions people and teams that its author can find. */
export function MentioningEditor({ task = null, ...editor }: MentioningEditorProps): ReactNode {
  const mentions = usePartySearch({ kinds: ['USER', 'TEAM'], task, waits: true });
  return <RichTextEditor {...editor} mentions={mentions} />;
}
