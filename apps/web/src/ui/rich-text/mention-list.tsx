import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n/use-text.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { OptionList } from '../option-picker/option-list.tsx';
import { matchingOptions, type Option } from '../option-picker/option.ts';
import type { PartyOption } from '../party-picker/party-picker.tsx';
import type { MentionBridge } from './mention-bridge.ts';
import classes from './rich-text.module.css';

/** People who can be mentioned. The caller provides the options. */
export interface Mentions {
  readonly parties: readonly PartyOption[];
  readonly onSearch: (query: string) => void;
  readonly isLoading: boolean;
}

export interface MentionListProps {
  readonly bridge: MentionBridge;
  readonly mentions: Mentions;
}

/** People who match the text after the @. */
export function MentionList({ bridge, mentions }: MentionListProps): ReactNode {
  const t = useText();
  const id = useId();
  const asked = useSyncExternalStore(bridge.subscribe, bridge.asked);
  const [marked, setMarked] = useState({ query: '', at: 0 });
  const { parties, onSearch, isLoading } = mentions;
  const query = asked?.query ?? null;
  // The active option. When the text changes, it is the first one again.
  const active = marked.query === query ? marked.at : 0;
  const setActive = (at: number): void => setMarked({ query: query ?? '', at });
  const found: readonly Option[] = parties.map((party) => ({
    value: party.id,
    label: party.name,
    description: party.detail,
    icon: <Avatar name={party.name} kind={party.kind} size={16} isDecorative />,
  }));
  // While loading, only matching options are shown, so that a quick Enter can't select another one.
  const options = isLoading ? matchingOptions(found, query ?? '') : found;
  const choose = ({ value, label }: Option): void => asked?.choose({ id: value, label });

  // Searches once for each text. The handler changes with every render.
  const search = useEffectEvent((text: string | null) => {
    if (text !== null) onSearch(text);
  });
  useEffect(() => search(query), [query]);
  useEffect(() =>
    bridge.listen((event) => {
      // Closes only the list, not the editor or dialog around it.
      if (event.key === 'Escape') event.stopPropagation();
      if (options.length === 0) return false;
      const option = options[active];
      if (event.key === 'ArrowDown') setActive((active + 1) % options.length);
      else if (event.key === 'ArrowUp') setActive((active - 1 + options.length) % options.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && option !== undefined)
        choose(option);
      else return false;
      event.preventDefault();
      return true;
    }),
  );

  if (asked?.rect == null) return null;
  return createPortal(
    <div
      className={classes.mentions}
      style={{ left: Math.min(asked.rect.left, innerWidth - 268), top: asked.rect.bottom + 4 }}
    >
      <OptionList
        id={id}
        label={t('widgets.mentions')}
        options={options}
        active={active}
        isMultiple={false}
        isChosen={() => false}
        isLoading={isLoading}
        onPoint={setActive}
        onChoose={choose}
      />
    </div>,
    document.body,
  );
}
