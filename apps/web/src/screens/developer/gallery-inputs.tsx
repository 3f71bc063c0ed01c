import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { FileDrop } from '../../ui/file-drop/file-drop.tsx';
import { InlineEdit } from '../../ui/inline-edit/inline-edit.tsx';
import { NumberInput } from '../../ui/number-input/number-input.tsx';
import { PasswordInput } from '../../ui/password-input/password-input.tsx';
import { RichTextEditor } from '../../ui/rich-text/rich-text-editor.tsx';
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { GallerySample } from './gallery-sample.tsx';

const sampleHtml =
  '<p>Gather the <strong>signed</strong> form and <em>confirm</em> the account with a <a href="https://example.com">call-back</a>.</p><ul><li><p>Bank letter</p></li><li><p>Trade licence</p></li></ul>';

export function GalleryInputs(): ReactNode {
  const [text, setText] = useState('Northwind Foods (Thailand) Co., Ltd.');
  const [long, setLong] = useState('Call-back still open with treasury.');
  const [password, setPassword] = useState('');
  const [isOn, setIsOn] = useState(true);
  const [amount, setAmount] = useState<number | null>(1_284_500.5);
  const [count, setCount] = useState<number | null>(12);
  const [html, setHtml] = useState(sampleHtml);
  const [name, setName] = useState('Collect supplier tax forms');
  const [draft, setDraft] = useState(name);
  const isEmpty = draft.trim() === '';
  return (
    <>
      <GallerySample title="TextInput" layout="stack">
        <TextInput label="Legal name" required value={text} onChange={setText} status="Saved" />
        <TextInput label="Placeholder" placeholder="Type something" value="" onChange={setText} />
        <TextInput
          label="With an error"
          value={text}
          error="Use at most 20 characters."
          onChange={setText}
        />
        <TextInput
          label="Explained"
          description="As in the register."
          value={text}
          onChange={setText}
        />
        <TextInput label="Disabled" disabled value={text} onChange={setText} />
        <TextInput label="Large" size="large" value={text} onChange={setText} />
      </GallerySample>
      <GallerySample title="TextArea" layout="stack">
        <TextArea label="Note" value={long} onChange={setLong} />
        <TextArea label="Disabled" disabled value={long} onChange={setLong} />
      </GallerySample>
      <GallerySample title="NumberInput" layout="stack">
        <NumberInput
          label="Contract value"
          prefix="$"
          maxFractionDigits={2}
          value={amount}
          onChange={setAmount}
        />
        <NumberInput
          label="Days"
          suffix="days"
          min={1}
          max={365}
          value={count}
          onChange={setCount}
        />
        <NumberInput label="Out of range" min={1} max={5} value={9} onChange={setCount} />
        <NumberInput label="Disabled" disabled value={count} onChange={setCount} />
      </GallerySample>
      <GallerySample title="PasswordInput" layout="stack">
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
      </GallerySample>
      <GallerySample title="Checkbox" layout="stack">
        <Checkbox label="Food-grade only" checked={isOn} onChange={setIsOn} />
        <Checkbox label="Some of them" isMixed checked={false} onChange={setIsOn} />
        <Checkbox
          label="Explained"
          description="Shown under the label."
          checked={isOn}
          onChange={setIsOn}
        />
        <Checkbox label="Disabled" disabled checked onChange={setIsOn} />
        <Checkbox
          label="With an error"
          error="Tick this to go on."
          checked={false}
          onChange={setIsOn}
        />
      </GallerySample>
      <GallerySample title="InlineEdit: editable, read only" layout="stack">
        <InlineEdit
          label="Title"
          display={<strong>{name}</strong>}
          error={isEmpty ? 'Fill this in.' : null}
          onEdit={() => setDraft(name)}
          onSave={() => {
            setName(draft);
            return true;
          }}
        >
          <TextInput
            label="Title"
            hideLabel
            value={draft}
            error={isEmpty ? 'Fill this in.' : null}
            onChange={setDraft}
          />
        </InlineEdit>
        <InlineEdit
          label="Title"
          display={name}
          isEditable={false}
          readOnlyReason="Only the owner may rename it."
          onSave={() => true}
        >
          {null}
        </InlineEdit>
      </GallerySample>
      <GallerySample title="RichTextEditor, RichTextView" layout="stack">
        <RichTextEditor
          label="Description"
          placeholder="What has to be done?"
          value={html}
          onChange={setHtml}
        />
        <RichTextView html={html} />
      </GallerySample>
      <GallerySample title="FileDrop" layout="stack">
        <FileDrop
          label="Drop a plan here"
          hint="CSV, XLSX or Markdown"
          accept={['.csv', '.xlsx', '.md']}
          maxBytes={5_000_000}
          onFile={() => undefined}
        />
        <FileDrop
          label="With an error"
          error="This file cannot be read."
          accept={['.csv']}
          maxBytes={5_000_000}
          onFile={() => undefined}
        />
      </GallerySample>
    </>
  );
}
