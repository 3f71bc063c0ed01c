import { graphql, useFragment } from 'react-relay';
import type {
  useReasons_explanations$data,
  useReasons_explanations$key,
} from '../../__generated__/useReasons_explanations.graphql.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { useText } from '../i18n/use-text.ts';
import { useWaitingText } from '../waiting/use-waiting-text.ts';
import { explanationWord } from './explanation-words.ts';
import { useIntl } from '../intl/use-intl.ts';

type Explanation = useReasons_explanations$data[number];

interface Told {
  readonly sentence: string;
  readonly at: string | null;
  readonly quote: string | null;
}

/** Returns the reasons for a status as sentences. */
export function useReasons(
  explanations: useReasons_explanations$key,
): (topic: Explanation['topic']) => readonly Told[] {
  const t = useText();
  const intl = useIntl();
  const formats = useFormats();
  const waitingText = useWaitingText();
  const data = useFragment(
    graphql`
      fragment useReasons_explanations on Explanation @relay(plural: true) {
        topic
        code
        at
        actor {
          id
          name
        }
        comment
        params {
          name
          value
        }
        names
        hidden
      }
    `,
    explanations,
  );
  const sentenceOf = (one: Explanation): string => {
    const { code, params, names, hidden, actor, at } = one;
    const word = explanationWord(code);
    if (word === null) {
      const waiting = names.length === 0 && hidden > 0 ? 'OTHERS' : code.replace(/^WAITS_/, '');
      return waitingText({ code: waiting, params, names });
    }
    const value = (name: string): string | undefined =>
      params.find((param) => param.name === name)?.value;
    const moment = (text: string | null | undefined): string =>
      text === null || text === undefined ? '' : formats.moment(text);
    const date = value('date');
    const others = hidden > 0 ? [t('explain.others', { count: hidden })] : [];
    return t(word, {
      hasActor: actor == null ? 'no' : 'yes',
      actor: actor?.name ?? '',
      names: intl.formatList([...names, ...others], { type: 'conjunction' }),
      count: names.length + hidden,
      at: moment(at),
      date: moment(/^-?\d+$/.test(date ?? '') ? new Date(Number(date)).toISOString() : date),
      amount: t('explain.amount', { unit: value('unit') ?? '', amount: Number(value('amount')) }),
      days: Number(value('days')),
      working: value('countedIn') === 'WORKING' ? 'yes' : 'no',
      outcome: value('outcome') ?? '',
      variant: value('variant') ?? '',
      standard: value('standard') ?? '',
      level: Number(value('level')),
      votesFor: Number(value('votesFor')),
      approvers: Number(value('approvers')),
      needed: Number(value('needed')),
      done: Number(value('done')),
      failed: Number(value('failed')),
    });
  };
  return (topic) =>
    data
      .filter((one) => one.topic === topic)
      .map((one) => ({
        sentence: sentenceOf(one),
        at: one.at ?? null,
        quote: one.comment ?? null,
      }));
}
