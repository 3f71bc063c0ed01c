import type { ReactNode } from 'react';
import type { WirePlaceRule } from '../../../lib/forms/place-rule.ts';
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
    readonly rule: WirePlaceRule | null | undefined;
    readonly items: readonly ShownItem[];
  }[];
}

export interface LaidOutFormsProps {
  readonly layouts: readonly ShownLayout[];
  readonly states: FormStates;
  /** A field at its place; null where it is not there. */
  readonly draw: (instance: string, help: string) => ReactNode;
}

/** The forms of a task as their designer laid them out, without what their rules leave out. */
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
          // A section that has nothing left to show would only be a name.
          return shown.length === 0 && items.length > 0 ? null : (
            <FormSection {...section} key={section.key} items={shown} />
          );
        })}
    </div>
  ));
}
