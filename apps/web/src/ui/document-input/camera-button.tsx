import { Camera } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';

export interface CameraButtonProps {
  readonly onPhoto: (files: FileList | null) => void;
}

/** Takes a photo on devices that are used by touch. Elsewhere, it shows nothing. */
export function CameraButton({ onPhoto }: CameraButtonProps): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  if (!matchMedia('(pointer: coarse)').matches) return null;
  return (
    <>
      <Button size="small" kind="subtle" icon={<Camera />} onClick={() => input.current?.click()}>
        {t('documents.photo')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('documents.photo')}
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          onPhoto(event.currentTarget.files);
          // Empties the file input, so that another photo with the same file name can be taken.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
