import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import {
  useCommandPreview,
  type PreviewedCommand,
} from '../../../../lib/preview/use-command-preview.ts';
import { EffectList } from '../../../../ui/effect-list/effect-list.tsx';
import { WhyButton } from '../../../../ui/why/why-button.tsx';

function Answer({ command }: { readonly command: PreviewedCommand }): ReactNode {
  const t = useText();
  const { effects } = useCommandPreview(command);
  return effects === 'UNKNOWN' ? t('flow.preview.unknown') : <EffectList effects={effects} />;
}

/** The effects of a button, shown before it is pressed. */
export function WhatHappens({ command }: { readonly command: PreviewedCommand }): ReactNode {
  const t = useText();
  return (
    <WhyButton question={t('flow.preview.ask')} icon={<Eye size={14} />}>
      {() => <Answer command={command} />}
    </WhyButton>
  );
}
