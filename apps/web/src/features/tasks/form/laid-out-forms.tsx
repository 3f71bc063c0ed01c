import type { ReactNode } from 'react';
import type { FlatPlaceRule } from '../../../lib/forms/place-rule.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import type { FormStates } from './use-form-states.ts';
import classes from './task-form.module.css';

interface ShownItem {
  readonly key: string;
  readonly column: number;
  readonly isWide: boolean;
  readonly instance: string | null | undefined;
  readonly text: string;
  readonly help: string;
}

interface ShownLayout {
  readonly form: string;
  readonly name: string;
  readonly description: string;
  readonly sections: readonly {
    readonly key: string;
    readonly name: string;
    readonly description: string;
    readonly columns: number;
    readonly rule: FlatPlaceRule | null | undefined;
    readonly items: readonly ShownItem[];
  }[];
}

export interface LaidOutFormsProps {
  readonly layouts: readonly ShownLayout[];
  readonly states: FormStates;
  /** Renders a field in its place. Null if the field doesn't exist. */
  readonly draw: (instance: string, help: string) => ReactNode;
}

/** The forms of a task with their layout, without items hidden by rules. */
export function LaidOutForms({ layouts, states, draw }: LaidOutFormsProps): ReactNode {
  const contentOf = ({ instance, text, help }: ShownItem): ReactNode =>
    instance == null ? <RichTextView html={text} /> : draw(instance, help);
  return layouts.map((layout) => (
    <div key={layout.form} className={classes.layout}>
      {layouts.length > 1 && <h4 className={classes.formName}>{layout.name}</h4>}
      {layout.description !== '' && (
        <div className={classes.about}>
          <RichTextView html={layout.description} />
        </div>
      )}
      {layout.sections
        .filter(({ rule }) => states.isMet(rule))
        .map(({ items, ...section }) => {
          const shown = items.flatMap((item) => {
            const content = contentOf(item);
            return content === null ? [] : [{ ...item, content }];
          });
          // Hides a section without visible items, which would show only its name.
          return shown.length === 0 && items.length > 0 ? null : (
            <FormSection {...section} key={section.key} items={shown} />
          );
        })}
    </div>
  ));
}
