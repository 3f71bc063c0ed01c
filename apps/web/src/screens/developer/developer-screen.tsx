import { Palette } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FilterBar, FilterChips } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { GalleryButtons } from './gallery-buttons.tsx';
import { GalleryChoices } from './gallery-choices.tsx';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryInputs } from './gallery-inputs.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GalleryPickers } from './gallery-pickers.tsx';
import { GalleryRecords } from './gallery-records.tsx';
import { GalleryStatus } from './gallery-status.tsx';
import { GalleryTable } from './gallery-table.tsx';
import classes from './developer-screen.module.css';

const sections = {
  buttons: { label: 'Buttons', Section: GalleryButtons },
  inputs: { label: 'Inputs', Section: GalleryInputs },
  choices: { label: 'Choices', Section: GalleryChoices },
  fields: { label: 'Fields', Section: GalleryFields },
  pickers: { label: 'Pickers', Section: GalleryPickers },
  table: { label: 'Table', Section: GalleryTable },
  status: { label: 'Status', Section: GalleryStatus },
  data: { label: 'Data', Section: GalleryData },
  records: { label: 'Records', Section: GalleryRecords },
  feedback: { label: 'Feedback', Section: GalleryFeedback },
  overlays: { label: 'Overlays', Section: GalleryOverlays },
} as const;

type SectionName = keyof typeof sections;
const names: readonly SectionName[] = [
  'buttons',
  'inputs',
  'choices',
  'fields',
  'pickers',
  'table',
  'status',
  'data',
  'records',
  'feedback',
  'overlays',
];

/**
 * Shows every component of the design system in every state, in light and dark. For developers, in
 * English.
 */
export function DeveloperScreen(): ReactNode {
  const [name, setName] = useState<SectionName>('buttons');
  const { Section } = sections[name];
  return (
    <>
      <PageHeader breadcrumb={[{ label: 'Components' }]} icon={<Palette />} />
      <FilterBar>
        <FilterChips
          label="Section"
          value={name}
          options={names.map((key) => ({ key, label: sections[key].label }))}
          onChange={setName}
        />
      </FilterBar>
      <PageBody isFlush>
        <div className={classes.schemes} lang="en">
          {(['light', 'dark'] as const).map((scheme) => (
            <section
              key={scheme}
              className={classes.scheme}
              data-scheme={scheme}
              aria-label={scheme}
            >
              <Section />
            </section>
          ))}
        </div>
      </PageBody>
    </>
  );
}
