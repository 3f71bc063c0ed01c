import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import {
  Bold,
  Code,
  Italic,
  Link,
  List,
  ListOrdered,
  Strikethrough,
  TextQuote,
  Underline,
} from 'lucide-react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { isAllowedHref } from '../../lib/rich-text/allowed-href.ts';
import { IconButton } from '../button/icon-button.tsx';
import type { FieldControl } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import { LinkForm } from './link-form.tsx';
import { createMentionBridge, mentionExtension } from './mention-bridge.ts';
import { MentionList, type Mentions } from './mention-list.tsx';
import { pastedHtml } from './pasted-html.ts';
import classes from './rich-text.module.css';

export interface RichTextSurfaceProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ties: FieldControl;
  readonly mentions?: Mentions | undefined;
}

interface Tool {
  readonly name: string;
  readonly label: MessageId;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    label: 'ui.bold',
    icon: <Bold />,
    keys: 'mod+b',
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'ui.italic',
    icon: <Italic />,
    keys: 'mod+i',
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    label: 'ui.underline',
    icon: <Underline />,
    keys: 'mod+u',
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    label: 'ui.strike',
    icon: <Strikethrough />,
    run: (e) => e.chain().focus().toggleStrike().run(),
  },
  {
    name: 'code',
    label: 'ui.code',
    icon: <Code />,
    run: (e) => e.chain().focus().toggleCode().run(),
  },
  {
    name: 'bulletList',
    label: 'ui.bulletList',
    icon: <List />,
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'ui.orderedList',
    icon: <ListOrdered />,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: 'ui.quote',
    icon: <TextQuote />,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

/** Returns an empty text for an empty document, not an empty paragraph. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

const hrefOf = (editor: Editor): string => {
  const { href }: { readonly href?: unknown } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

export function RichTextSurface({
  value,
  onChange,
  label,
  placeholder,
  autoFocus = false,
  onBlur,
  ties,
  mentions,
}: RichTextSurfaceProps): ReactNode {
  const [bridge] = useState(createMentionBridge);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: false,
        horizontalRule: false,
        link: {
          openOnClick: false,
          HTMLAttributes: { target: null, rel: null, class: null },
          isAllowedUri: (uri) => isAllowedHref(uri),
        },
      }),
      mentionExtension(mentions === undefined ? null : bridge),
    ],
    content: value,
    // An editor that is created while React renders is destroyed if the page appears a moment later.
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        id: ties.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: joinClasses(classes.text, classes.content),
        ...(ties['aria-describedby'] === undefined
          ? {}
          : { 'aria-describedby': ties['aria-describedby'] }),
        ...(placeholder === undefined ? {} : { 'data-placeholder': placeholder }),
      },
    },
    onUpdate: ({ editor: updated }) => onChange(htmlOf(updated)),
  });
  return editor === null ? (
    <div className={joinClasses(control.control, classes.surface)} />
  ) : (
    <OpenSurface {...{ editor, bridge, mentions, autoFocus, onBlur }} />
  );
}

interface OpenSurfaceProps extends Pick<RichTextSurfaceProps, 'mentions' | 'autoFocus' | 'onBlur'> {
  readonly editor: Editor;
  readonly bridge: ReturnType<typeof createMentionBridge>;
}

function OpenSurface({ editor, bridge, mentions, autoFocus, onBlur }: OpenSurfaceProps): ReactNode {
  const t = useText();
  const [isLinking, setIsLinking] = useState(false);
  // Focuses the editor immediately. Its own autofocus waits for the next frame, so that earlier
  // keys would be lost.
  useLayoutEffect(() => {
    if (autoFocus !== true) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [autoFocus, editor]);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      marks: tools.filter(({ name }) => now.isActive(name)).map(({ name }) => name),
      href: hrefOf(now),
      isEmpty: now.isEmpty,
    }),
  });
  return (
    <div
      className={joinClasses(control.control, classes.surface)}
      data-empty={active.isEmpty || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <div className={classes.toolbar} role="toolbar" aria-label={t('ui.textFormatting')}>
        {tools.map(({ name, label: text, icon, keys, run }) => (
          <IconButton
            key={name}
            size="x-small"
            label={t(text)}
            icon={icon}
            keyHint={keys}
            aria-pressed={active.marks.includes(name)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          />
        ))}
        <IconButton
          size="x-small"
          label={t('ui.link')}
          icon={<Link />}
          aria-pressed={active.href !== ''}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        />
      </div>
      {isLinking && (
        <LinkForm
          href={active.href}
          onClose={() => {
            setIsLinking(false);
            editor.commands.focus();
          }}
          onApply={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link');
            if (href === null) chain.unsetLink().run();
            else if (editor.state.selection.empty && active.href === '') {
              chain
                .insertContent({
                  type: 'text',
                  text: href,
                  marks: [{ type: 'link', attrs: { href } }],
                })
                .run();
            } else chain.setLink({ href }).run();
            setIsLinking(false);
          }}
        />
      )}
      <EditorContent editor={editor} />
      {mentions !== undefined && <MentionList bridge={bridge} mentions={mentions} />}
    </div>
  );
}
