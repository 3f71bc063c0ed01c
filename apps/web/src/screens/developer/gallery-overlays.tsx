import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { ShortcutSheet } from '../../ui/shortcut-sheet/shortcut-sheet.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { GallerySample } from './gallery-sample.tsx';

const sizes = ['small', 'medium', 'large', 'wide'] as const;
type Open = DialogProps['size'] | 'confirm' | 'left' | 'right' | 'popover' | 'keys' | null;

export function GalleryOverlays(): ReactNode {
  const [open, setOpen] = useState<Open>(null);
  const [name, setName] = useState('Supplier onboarding');
  const close = (): void => setOpen(null);
  return (
    <>
      <GallerySample title="Dialog: sizes, confirmation">
        {sizes.map((size) => (
          <Button key={size} onClick={() => setOpen(size)}>
            {size}
          </Button>
        ))}
        <Button kind="danger" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
      </GallerySample>
      <GallerySample title="Drawer, Popover, Menu, ShortcutSheet">
        <Button onClick={() => setOpen('left')}>Left drawer</Button>
        <Button onClick={() => setOpen('right')}>Right drawer</Button>
        <Popover
          label="A note"
          isOpen={open === 'popover'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'popover' : null)}
          trigger={<Button onClick={() => setOpen('popover')}>Popover</Button>}
        >
          <TextInput label="Name" value={name} onChange={setName} />
        </Popover>
        <Menu
          trigger={<IconButton label="More actions" icon={<Ellipsis />} kind="default" />}
          items={[
            { heading: 'Blueprint' },
            {
              key: 'rename',
              label: 'Rename',
              icon: <Pencil />,
              keyHint: 'e',
              run: () => undefined,
            },
            {
              key: 'copy',
              label: 'Duplicate',
              icon: <Copy />,
              disabledReason: 'Publish it first.',
              run: () => undefined,
            },
            'divider',
            {
              key: 'delete',
              label: 'Delete',
              icon: <Trash2 />,
              isDanger: true,
              run: () => undefined,
            },
          ]}
        />
        <Button onClick={() => setOpen('keys')}>Keys</Button>
      </GallerySample>
      {sizes.map((size) => (
        <Dialog
          key={size}
          isOpen={open === size}
          onClose={close}
          title={`A ${size} dialog`}
          size={size}
          aside={size === 'wide' ? <p>Facts stand here.</p> : undefined}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button kind="primary" keyHint="mod+enter" onClick={close}>
                Save
              </Button>
            </>
          }
        >
          <TextInput label="Name" value={name} onChange={setName} />
        </Dialog>
      ))}
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title="Delete blueprint"
        confirmLabel="Delete blueprint"
        onConfirm={close}
      >
        The draft and its two versions are removed. Running workflows go on.
      </ConfirmDialog>
      <Drawer isOpen={open === 'left'} onClose={close} title="Navigation" side="left">
        From the left.
      </Drawer>
      <Drawer
        isOpen={open === 'right'}
        onClose={close}
        title="Settings"
        footer={<Button onClick={close}>Done</Button>}
      >
        From the right.
      </Drawer>
      <ShortcutSheet isOpen={open === 'keys'} onClose={close} />
    </>
  );
}
