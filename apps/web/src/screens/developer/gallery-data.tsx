import { Check, Clock, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AvatarGroup } from '../../ui/avatar/avatar-group.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { BulkBar } from '../../ui/data-list/bulk-bar.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import { FilterChips, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { StatusIcon } from '../../ui/status-icon/status-icon.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { galleryParties } from './gallery-parties.ts';
import { GallerySample } from './gallery-sample.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly due: string;
}

const rows: readonly Row[] = [
  {
    id: 'ONB-214',
    name: 'Collect supplier tax forms and bank details',
    due: '2026-11-18T17:00:00Z',
  },
  { id: 'ONB-215', name: 'Confirm account by call-back', due: '2026-11-21T17:00:00Z' },
  { id: 'ONB-216', name: 'Approve credit limit', due: '2026-11-27T23:59:59Z' },
];

export function GalleryData(): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['ONB-215']));
  const [tab, setTab] = useState<'about' | 'data'>('about');
  const [chip, setChip] = useState<'open' | 'done'>('open');
  const [query, setQuery] = useState('');
  return (
    <>
      <GallerySample title="DataList: groups, selection, quick actions" layout="block">
        <DataList<Row>
          label="Tasks"
          groups={[
            { key: 'late', label: 'Late', items: rows.slice(0, 1) },
            { key: 'next', label: 'Next', count: '1000+', items: rows.slice(1) },
          ]}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          selection={{ selected, onChange: setSelected }}
          onOpen={() => undefined}
          actions={() => [
            {
              key: 'complete',
              label: 'Complete',
              icon: <Check />,
              keyHint: 'c',
              run: () => undefined,
            },
            {
              key: 'assign',
              label: 'Assign',
              icon: <UserPlus />,
              keyHint: 'a',
              run: () => undefined,
            },
            {
              key: 'due',
              label: 'Change due date',
              icon: <Clock />,
              disabledReason: 'Only the owner may change it.',
              run: () => undefined,
            },
          ]}
          columns={[
            {
              key: 'status',
              header: 'Status',
              width: '16px',
              render: () => <StatusIcon shape="on-track" label="In progress" />,
            },
            { key: 'name', header: 'Name', render: ({ name }) => name },
            {
              key: 'due',
              header: 'Due',
              width: '152px',
              align: 'number',
              render: ({ due }) => <Moment at={due} tone="quiet" />,
            },
            {
              key: 'who',
              header: 'Assignees',
              width: '60px',
              align: 'end',
              render: () => <AvatarGroup parties={galleryParties.slice(0, 3)} />,
            },
          ]}
        />
        <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button size="small">Complete</Button>
        </BulkBar>
      </GallerySample>
      <GallerySample title="Tabs" layout="block">
        <Tabs
          label="Workflow"
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'about', label: 'About' },
            { key: 'data', label: 'Data', count: 12 },
          ]}
        >
          <p>The panel of {tab}.</p>
        </Tabs>
      </GallerySample>
      <GallerySample title="FilterChips, SearchField">
        <FilterChips
          label="Status"
          value={chip}
          onChange={setChip}
          options={[
            { key: 'open', label: 'Open' },
            { key: 'done', label: 'Completed' },
          ]}
        />
        <SearchField label="Search tasks" value={query} onChange={setQuery} />
      </GallerySample>
      <GallerySample title="Card" layout="block">
        <Card title="Due diligence" actions={<Button size="x-small">Add task</Button>}>
          What a card holds.
        </Card>
      </GallerySample>
      <GallerySample title="Stepper" layout="block">
        <Stepper
          label="Import"
          current="columns"
          onBackTo={() => undefined}
          steps={[
            { key: 'file', label: 'File' },
            { key: 'columns', label: 'Columns' },
            { key: 'check', label: 'Check' },
          ]}
        />
      </GallerySample>
      <GallerySample title="Breadcrumb">
        <Breadcrumb
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Northwind Foods onboarding' }]}
        />
      </GallerySample>
    </>
  );
}
