import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { DocumentInput } from '../../ui/document-input/document-input.tsx';
import { SaveIndicator } from '../../ui/save-indicator/save-indicator.tsx';
import { SettingsSection } from '../../ui/settings-section/settings-section.tsx';
import type { ShownTag, TagSearch } from '../../lib/tags/shown-tag.ts';
import { TagsEdit } from '../../ui/tags/tags-edit.tsx';
import { TextClamp } from '../../ui/text-clamp/text-clamp.tsx';
import { VersionList } from '../../ui/version-list/version-list.tsx';
import { GallerySample } from './gallery-sample.tsx';

const nothing = (): void => undefined;
const longText =
  'The supplier delivers flour, sugar and packaging to four sites. Every site takes deliveries on weekdays from six to eleven; the warehouse at the harbour is closed on the first Monday of a quarter, when stock is taken. ';

const sampleTags: TagSearch['options'] = [
  { id: 'food', name: 'Food', shownColor: 'GREEN', typeName: 'Product line' },
  { id: 'new', name: 'New supplier', shownColor: 'RED', typeName: 'Risk' },
  { id: 'emea', name: 'EMEA', shownColor: 'BLUE', typeName: 'Region' },
];
const search: TagSearch = {
  options: sampleTags,
  isLoading: false,
  onSearch: () => undefined,
  add: null,
};

/** Samples of texts, documents, and versions. */
export function GalleryRecords(): ReactNode {
  const [tags, setTags] = useState<readonly ShownTag[]>(sampleTags.slice(0, 2));
  return (
    <>
      <GallerySample title="SaveIndicator">
        {(['SAVED', 'PENDING', 'SAVING', 'FAILED'] as const).map((state) => (
          <SaveIndicator
            key={state}
            state={state}
            failure={state === 'FAILED' ? 'The server cannot be reached.' : null}
            onRetry={nothing}
          />
        ))}
      </GallerySample>
      <GallerySample title="VersionList" layout="block">
        <VersionList
          versions={[
            {
              ...{ id: 'three', number: 3, publishedAt: '2026-11-18T09:30:00Z' },
              ...{ publishedBy: { name: 'Amara Okafor' } },
              notes: 'Bank details are confirmed by a call before anything is paid.',
            },
            {
              ...{ id: 'two', number: 2, publishedAt: '2026-10-02T15:12:00Z' },
              ...{ publishedBy: { name: 'Jonas Weber' }, notes: '' },
            },
          ]}
          current={3}
          noneText=""
          onShow={nothing}
        />
      </GallerySample>
      <GallerySample title="DocumentInput: added, under way, failed" layout="stack">
        <DocumentInput
          label="Certificates"
          documents={[
            {
              ...{ ref: 'iso', name: 'ISO 22000.pdf', icon: 'pdf', address: '#' },
              ...{ isLink: false, preview: null, detail: '240 kB · Kofi Mensah' },
            },
            {
              ...{ ref: 'gone', name: 'Price list 2024.xlsx', icon: 'excel', address: null },
              ...{ isLink: false, preview: null, detail: '' },
            },
          ]}
          uploads={[
            { id: 'a', name: 'Audit report.pdf', progress: 0.62, error: null },
            { id: 'b', name: 'Site plan.dwg', progress: 0, error: 'It is larger than 50 MB.' },
          ]}
          accept={['pdf', 'dwg', 'xlsx']}
          allowsLink
          onFiles={nothing}
          onLink={async () => null}
          onRemove={nothing}
          onCancel={nothing}
          onRetry={nothing}
        />
      </GallerySample>
      <GallerySample title="SettingsSection" layout="block">
        <SettingsSection
          title="When it is due"
          hint="Counted from the day on which the task may begin."
          action={<Button size="x-small">Change</Button>}
        >
          Three working days
        </SettingsSection>
      </GallerySample>
      <GallerySample title="TagsEdit, read-only TagsEdit">
        <TagsEdit
          tags={tags}
          search={search}
          isEditable
          readOnlyReason={null}
          isSaving={false}
          error={undefined}
          save={async (next) => {
            setTags(sampleTags.filter(({ id }) => next.includes(id)));
            return true;
          }}
          onEdit={nothing}
          onCancel={nothing}
          hasConflict={false}
        />
        <TagsEdit
          tags={tags}
          search={search}
          isEditable={false}
          readOnlyReason="Only the owner may change them."
          isSaving={false}
          error={undefined}
          save={async () => false}
          onEdit={nothing}
          onCancel={nothing}
          hasConflict={false}
        />
      </GallerySample>
      <GallerySample title="TextClamp" layout="block">
        <TextClamp lines={2}>
          <p>{longText.repeat(4)}</p>
        </TextClamp>
      </GallerySample>
    </>
  );
}
