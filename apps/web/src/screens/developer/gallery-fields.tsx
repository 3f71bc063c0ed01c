import { useState, type ReactNode } from 'react';
import { ChipInput } from '../../ui/chip-input/chip-input.tsx';
import { LinkedText } from '../../ui/linked-text/linked-text.tsx';
import { MarkdownView } from '../../ui/markdown/markdown-view.tsx';
import { PhoneInput } from '../../ui/phone-input/phone-input.tsx';
import { RichTextEditor } from '../../ui/rich-text/rich-text-editor.tsx';
import { SignaturePad } from '../../ui/signature-pad/signature-pad.tsx';
import { galleryParties } from './gallery-parties.ts';
import { GallerySample } from './gallery-sample.tsx';

const markdown = `**Storage** at *2–6 °C*, see [the rules](https://example.com/rules).

- [x] Bank letter
- [ ] Trade licence

| Batch | Litres |
| --- | --- |
| A-17 | 1200 |`;

const report =
  'See https://example.com/reports/2027/quality/incoming-goods-inspection/summary.html, or https://example.com.';

export function GalleryFields(): ReactNode {
  const [chips, setChips] = useState<readonly string[]>(['dairy', 'chilled', 'organic']);
  const [phone, setPhone] = useState('+66 2 123 4567');
  const [signature, setSignature] = useState<string | null>(null);
  const [note, setNote] = useState('<p>Asked <span data-party-id="1">@Maya Ruiz</span>.</p>');
  const [query, setQuery] = useState('');
  return (
    <>
      <GallerySample title="ChipInput" layout="stack">
        <ChipInput
          label="Product groups"
          description="Parted by commas."
          value={chips}
          onChange={setChips}
        />
        <ChipInput
          label="Empty"
          required
          placeholder="Add one"
          error="Add at least one."
          value={[]}
          onChange={setChips}
        />
        <ChipInput label="Disabled" disabled value={chips} onChange={setChips} />
      </GallerySample>
      <GallerySample title="PhoneInput" layout="stack">
        <PhoneInput label="Telephone" value={phone} onChange={setPhone} />
        <PhoneInput label="Empty" country="DE" value="" onChange={setPhone} />
        <PhoneInput
          label="With an error"
          error="Enter a number with its country code."
          value="030 12"
          onChange={setPhone}
        />
        <PhoneInput label="Disabled" disabled value={phone} onChange={setPhone} />
      </GallerySample>
      <GallerySample title="RichTextEditor with mentions: type @" layout="stack">
        <RichTextEditor
          label="Comment"
          value={note}
          onChange={setNote}
          mentions={{
            parties: galleryParties.filter(({ name }) =>
              name.toLowerCase().includes(query.toLowerCase()),
            ),
            onSearch: setQuery,
            isLoading: false,
          }}
        />
      </GallerySample>
      <GallerySample title="MarkdownView" layout="block">
        <MarkdownView text={markdown} />
      </GallerySample>
      <GallerySample title="LinkedText" layout="block">
        <p>
          <LinkedText text={report} />
        </p>
      </GallerySample>
      <GallerySample title="SignaturePad" layout="stack">
        <SignaturePad
          label="Signature"
          required
          name="Maya Ruiz"
          value={signature}
          onChange={setSignature}
        />
        <SignaturePad label="Disabled" disabled value={signature} onChange={setSignature} />
      </GallerySample>
    </>
  );
}
