import { isFilledInByPeople } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { answerTo, intakeStates, type IntakeAnswers } from '../start/intake-questions.ts';
import type { IntakeForm } from '../start/use-intake.ts';
import classes from './public-form.module.css';

export interface FormProgressProps {
  readonly form: Pick<IntakeForm, 'questions' | 'layouts'>;
  readonly answers: IntakeAnswers;
}

/** Which sections of a form are filled in. Nothing for a form with fewer than two sections. */
export function FormProgress({
  form: { questions, layouts },
  answers,
}: FormProgressProps): ReactNode {
  const t = useText();
  const states = intakeStates(questions, answers);
  const sections = layouts.flatMap(({ form, sections: all }) =>
    all
      .filter(({ rule }) => states.isMet(rule))
      .flatMap(({ key, name, items }) => {
        const asked = questions.filter(
          (one) =>
            isFilledInByPeople(one) &&
            states.isShown(one) &&
            items.some(({ instance }) => instance === one.instance),
        );
        const open = asked.filter((one) => answerTo(one, answers) === null);
        return asked.length === 0
          ? []
          : [
              {
                ...{ key: `${form}.${key}`, name, answered: 1 - open.length / asked.length },
                isOpen: open.some((one) => states.isMandatory(one)),
              },
            ];
      }),
  );
  if (sections.length < 2) return null;
  const first = sections.findIndex(({ isOpen }) => isOpen);
  const at = first === -1 ? sections.length - 1 : first;
  return (
    <div className={classes.progress}>
      <div className={classes.segments} aria-hidden="true">
        {sections.map(({ key, answered }) => (
          <span key={key} className={classes.segment}>
            <span style={{ width: `${answered * 100}%` }} />
          </span>
        ))}
      </div>
      <p>
        {t('publicForm.section', {
          ...{ number: at + 1, count: sections.length, name: sections[at]?.name ?? '' },
        })}
      </p>
    </div>
  );
}
