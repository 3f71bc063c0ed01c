import { useState, type ReactNode } from 'react';
import { PairList, type Pair } from '../../ui/pair-list/pair-list.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { GallerySample } from './gallery-sample.tsx';

type Body = 'NONE' | 'FORM' | 'JSON';
const bodies: readonly { readonly value: Body; readonly label: string }[] = [
  { value: 'NONE', label: 'None' },
  { value: 'FORM', label: 'Form data' },
  { value: 'JSON', label: 'JSON' },
];
const noChange = (): void => undefined;

export function GalleryChoices(): ReactNode {
  const [body, setBody] = useState<Body>('JSON');
  const [pairs, setPairs] = useState<readonly Pair[]>([
    { name: 'Authorization', value: 'Bearer {{secret:TOKEN}}' },
    { name: 'X-Workflow', value: '{{workflow.reference}}' },
  ]);
  const texts = {
    label: 'Headers',
    nameLabel: 'Name',
    valueLabel: 'Value',
    addLabel: 'Add header',
    removeLabel: (name: string) => `Remove ${name}`,
  };
  return (
    <>
      <GallerySample title="Segmented" layout="stack">
        <Segmented label="Content" options={bodies} value={body} onChange={setBody} />
        <Segmented
          label="Content, not editable"
          isDisabled
          options={bodies}
          value={body}
          onChange={setBody}
        />
      </GallerySample>
      <GallerySample title="PairList" layout="stack">
        <PairList {...texts} isEditable pairs={pairs} onChange={setPairs} />
        <PairList
          {...texts}
          label="Headers, not editable"
          isEditable={false}
          pairs={pairs}
          onChange={noChange}
        />
      </GallerySample>
    </>
  );
}
