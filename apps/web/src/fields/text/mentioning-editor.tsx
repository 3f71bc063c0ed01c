import type { ReactNode } from 'react';
import { usePartySearch } from '../../lib/parties/use-party-search.ts';
import { RichTextEditor, type RichTextEditorProps } from '../../ui/rich-text/rich-text-editor.tsx';

export interface MentioningEditorProps extends Omit<RichTextEditorProps, 'mentions'> {
  /** The task that it is written about: who finds nobody in the workspace names whom they meet there. */
  readonly task?: string | null | undefined;
}

/** Rich text in which an @ names people and teams whom its writer may find. */
export function MentioningEditor({ task = null, ...editor }: MentioningEditorProps): ReactNode {
  const mentions = usePartySearch({ kinds: ['USER', 'TEAM'], task, waits: true });
  return <RichTextEditor {...editor} mentions={mentions} />;
}
