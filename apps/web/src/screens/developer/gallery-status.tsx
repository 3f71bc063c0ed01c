import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import {
  blueprintStatusLook,
  displayStatusLook,
  homeStatusLook,
  stageStatusLook,
  taskMarkLook,
  type StatusLook,
} from '../../lib/status/status-look.ts';
import { AvatarGroup } from '../../ui/avatar/avatar-group.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { ProgressStrip } from '../../ui/progress-strip/progress-strip.tsx';
import { StatusIcon } from '../../ui/status-icon/status-icon.tsx';
import { TagDots } from '../../ui/tag-dot/tag-dot.tsx';
import { galleryParties } from './gallery-parties.ts';
import { GallerySample } from './gallery-sample.tsx';

const today = new Date().toISOString();

const looks: readonly (readonly [string, Readonly<Record<string, StatusLook>>])[] = [
  ['Task and approval', displayStatusLook],
  ['Marks of tasks', taskMarkLook],
  ['Workflow', homeStatusLook],
  ['Stage', stageStatusLook],
  ['Blueprint', blueprintStatusLook],
];
const tones = ['neutral', 'accent', 'on-track', 'due-soon', 'late', 'problem', 'done'] as const;
const sizes = [16, 20, 24, 28, 32, 40] as const;

export function GalleryStatus(): ReactNode {
  const t = useText();
  return (
    <>
      {looks.map(([title, group]) => (
        <GallerySample key={title} title={`StatusIcon: ${title}`} layout="stack">
          {Object.entries(group).map(([status, { shape, text }]) => (
            <StatusIcon key={status} shape={shape} label={t(text)} showLabel />
          ))}
        </GallerySample>
      ))}
      <GallerySample title="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </GallerySample>
      <GallerySample title="Avatar: sizes, kinds">
        {sizes.map((size) => (
          <Avatar key={size} name="Maya Ruiz" size={size} />
        ))}
        {galleryParties.map(({ id, name, kind }) => (
          <Avatar key={id} name={name} kind={kind} size={24} />
        ))}
      </GallerySample>
      <GallerySample title="AvatarGroup">
        <AvatarGroup parties={galleryParties.slice(0, 2)} />
        <AvatarGroup parties={galleryParties} />
        <AvatarGroup parties={galleryParties} max={5} size={28} />
      </GallerySample>
      <GallerySample title="TagDots">
        <TagDots
          tags={[
            { id: '1', label: 'Supplier', color: '#7c5cdb' },
            { id: '2', label: 'Finance', color: '#12a594' },
            { id: '3', label: 'Europe', color: '#c2410c' },
          ]}
        />
      </GallerySample>
      <GallerySample title="Moment">
        <Moment at={today} />
        <Moment at="2026-11-18T17:00:00Z" tone="deadline" />
        <Moment at="2025-03-01T12:00:00Z" style="date" tone="quiet" />
        <Moment at="2025-03-01T12:00:00Z" style="relative" />
      </GallerySample>
      <GallerySample title="ProgressStrip" layout="block">
        <ProgressStrip
          label="Stages"
          onSelect={() => undefined}
          steps={[
            { key: '1', label: 'Kick-off', state: 'done', stateLabel: 'Completed' },
            {
              key: '2',
              label: 'Legal review',
              state: 'skipped',
              stateLabel: 'Skipped',
              detail: 'No contract is needed.',
            },
            {
              key: '3',
              label: 'Due diligence',
              state: 'current',
              stateLabel: 'In progress',
              share: 0.4,
            },
            {
              key: '4',
              label: 'Banking',
              state: 'problem',
              stateLabel: 'Problem reported',
              share: 0.2,
            },
            {
              key: '5',
              label: 'Go live',
              state: 'waiting',
              stateLabel: 'Not started',
              detail: 'Waits for Due diligence.',
            },
          ]}
        />
      </GallerySample>
    </>
  );
}
