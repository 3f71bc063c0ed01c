import { Check, ChevronDown, Plus, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { GallerySample } from './gallery-sample.tsx';

const kinds = ['primary', 'default', 'subtle', 'danger'] as const;
const sizes = ['x-small', 'small', 'medium', 'large', 'x-large'] as const;

export function GalleryButtons(): ReactNode {
  return (
    <>
      <GallerySample title="Button: kinds">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            Complete task
          </Button>
        ))}
      </GallerySample>
      <GallerySample title="Button: sizes">
        {sizes.map((size) => (
          <Button key={size} size={size} kind="primary" icon={<Plus />}>
            New task
          </Button>
        ))}
      </GallerySample>
      <GallerySample title="Button: loading, disabled, disabled with a reason">
        <Button kind="primary" loading>
          Complete task
        </Button>
        <Button disabled>Disabled</Button>
        <Button kind="primary" disabledReason="Two documents are missing. Ken Ito can add them.">
          Complete task
        </Button>
      </GallerySample>
      <GallerySample title="Button: icon, key hint, menu">
        <Button kind="primary" icon={<Check />} keyHint="mod+enter">
          Complete task
        </Button>
        <Button icon={<Trash2 />}>Delete</Button>
        <Button iconAfter={<ChevronDown />}>Display</Button>
        <LinkButton href="/developer" icon={<Star />}>
          Link
        </LinkButton>
      </GallerySample>
      <GallerySample title="IconButton">
        <IconButton label="Star" icon={<Star />} size="x-small" />
        <IconButton label="Star" icon={<Star />} keyHint="s" />
        <IconButton label="Star" icon={<Star />} size="medium" aria-pressed />
        <IconButton label="Star" icon={<Star />} kind="default" />
        <IconButton label="Star" icon={<Star />} disabledReason="Nothing to star." />
      </GallerySample>
      <GallerySample title="Kbd">
        <Kbd keys="mod+enter" />
        <Kbd keys="j" />
        <Kbd keys="shift+x" />
        <Kbd keys="escape" />
      </GallerySample>
    </>
  );
}
