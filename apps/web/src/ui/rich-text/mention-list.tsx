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

/** Who can be named in a text; what is offered is handed in. */
export interface Mentions {
  readonly parties: readonly PartyOption[];
  readonly onSearch: (query: string) => void;
  readonly isLoading: boolean;
}

export interface MentionListProps {
  readonly bridge: MentionBridge;
  readonly mentions: Mentions;
}

/** The people who fit what was typed behind the @. */
export function MentionList({ bridge, mentions }: MentionListProps): ReactNode {
  const t = useText();
  const id = useId();
  const asked = useSyncExternalStore(bridge.subscribe, bridge.asked);
  const [marked, setMarked] = useState({ query: '', at: 0 });
  const { parties, onSearch, isLoading } = mentions;
  const query = asked?.query ?? null;
  // Another text is another list, read from its top.
  const active = marked.query === query ? marked.at : 0;
  const setActive = (at: number): void => setMarked({ query: query ?? '', at });
  const found: readonly Option[] = parties.map((party) => ({
    value: party.id,
    label: party.name,
    description: party.detail,
    icon: <Avatar name={party.name} kind={party.kind} size={16} isDecorative />,
  }));
  // Until the answer is there only what fits is offered: a quick Enter must not take another.
  const options = isLoading ? matchingOptions(found, query ?? '') : found;
  const choose = ({ value, label }: Option): void => asked?.choose({ id: value, label });

  // Searched once for each text; the handler is a new one with every drawing.
  const search = useEffectEvent((text: string | null) => {
    if (text !== null) onSearch(text);
  });
  useEffect(() => search(query), [query]);
  useEffect(() =>
    bridge.listen((event) => {
      // It closes the list, and nothing around the text.
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
