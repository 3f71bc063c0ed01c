import { isFilledInByPeople } from '@baton/domain/field/field';
import { ColumnWordsContext, columnWordsOfTask } from '../../../fields/rows/column-words.ts';
import { SubmissionPdf } from '../../../fields/answer/submission-pdf.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskForm_task$key } from '../../../__generated__/taskForm_task.graphql.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { UnreadTextsContext } from '../../../lib/fields/use-unread-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { readSections } from '../../../lib/forms/place-rule.ts';
import { focusFirstError } from '../../../ui/field/focus-first-error.ts';
import { FormField } from './entry/form-field.tsx';
import { FormSaveState } from './form-save-state.tsx';
import { LaidOutForms } from './laid-out-forms.tsx';
import { PresenceContext, useOpenPresence } from '../presence/presence-context.ts';
import { PresentPeople } from '../presence/present-people.tsx';
import { RemarkList } from '../remarks/remark-list.tsx';
import { RemarkedField } from '../remarks/remarked-field.tsx';
import { SharedValue } from '../shared/shared-value.tsx';
import { useTaskFormStore } from './store/known-forms.ts';
import type { TaskFormStore } from './store/task-form-store.ts';
import { useOfForm, useOfPlace } from './use-form-parts.ts';
import { TypedAnswers } from './typed-answers.tsx';
import { useFormStates } from './use-form-states.ts';
import { useReportMissing } from './use-missing-fields.ts';
import { whenStored } from './store/when-stored.ts';
import { WaitingField } from './entry/waiting-field.tsx';
import classes from './task-form.module.css';

/** Forms with more fields render the visible ones first. */
const drawnAtOnce = 40;
/** Minimum height of a field with its gap, in pixels. Determines how many fields render first. */
const leastHeight = 56;

/** Returns the number of fields that fill the screen and are rendered first. */
const seenFirst = (sections: readonly { readonly columns: number }[]): number => {
  const columns = Math.max(1, ...sections.map((section) => section.columns));
  return Math.ceil(window.innerHeight / leastHeight) * columns;
};

/** The form of the task. Every value is saved on blur. */
export function TaskForm({ task }: { readonly task: taskForm_task$key }): ReactNode {
  const t = useText();
  const store = useTaskFormStore();
  const data = useFragment(
    graphql`
      fragment taskForm_task on Task {
        id
        completedAt
        permissions {
          edit
        }
        form {
          instance
          inputType
          name
          kind
          options {
            id
            name
          }
          unit
          mayAppend
          constraints {
            decimals
            startOfDay
            withTime
          }
          value
          rules {
            effect
            match
            comparisons {
              instance
              operator
              values
              group
            }
            groups
          }
          ...formField_field
          ...sharedValue_field
        }
        fieldComments {
          instance
          occasion
          text
          at
          by {
            id
            name
          }
        }
        formLayout {
          form
          name
          description
          sections {
            ...placeRule_section
            items {
              key
              column
              isWide
              instance
              text
              help
            }
          }
        }
      }
    `,
    task,
  );
  const form = useRef<HTMLDivElement>(null);
  const isShared = store !== null && data.form.length > 0 && data.completedAt == null;
  const presence = useOpenPresence(data.id, isShared);
  const layouts = readSections(data.formLayout);
  const sections = layouts.flatMap((layout) => layout.sections);
  const states = useFormStates(
    store,
    data.form,
    sections.map(({ rule }) => rule),
  );
  useReportMissing(store, data.form);
  const hidden = data.form.flatMap(({ instance }) => (states.isShown(instance) ? [] : [instance]));
  useEffect(() => store?.hide(new Set(hidden)), [store, hidden]);
  const isEdited = store !== null && data.permissions.edit;
  // The values may have been refused while the form was assigned to someone else.
  useEffect(() => {
    if (isEdited) store.tryAgain();
  }, [isEdited, store]);
  const items = sections.flatMap((section) => section.items);
  const labelOf = (instance: string): string =>
    data.form.find((field) => field.instance === instance)?.name ?? '';
  const inForms = new Set(items.map(({ instance }) => instance));
  const alone = data.form.filter(({ instance }) => !inForms.has(instance));
  const inOrder = [
    ...items.flatMap(({ instance }) => (instance == null ? [] : [instance])),
    ...alone.map(({ instance }) => instance),
  ];
  const first = new Set(inOrder.slice(0, seenFirst(sections)));
  const draw = (instance: string, help: string): ReactNode => {
    const field = data.form.find((one) => one.instance === instance);
    if (field === undefined || !states.isShown(instance)) return null;
    const control = isEdited && isFilledInByPeople(field) && (
      <FormField
        key={instance}
        field={field}
        store={store}
        help={help}
        isMandatory={states.isMandatory(instance)}
      />
    );
    const shown =
      control !== false ? (
        inOrder.length <= drawnAtOnce ? (
          control
        ) : (
          <WaitingField
            key={instance}
            store={store}
            place={field}
            label={field.name}
            isFirst={first.has(instance)}
          >
            {control}
          </WaitingField>
        )
      ) : (
        <div key={instance}>
          <SharedValue taskId={data.id} field={field} />
          {isEdited && <ShownRefusal store={store} instance={instance} />}
        </div>
      );
    return (
      <RemarkedField
        key={instance}
        instance={instance}
        label={field.name}
        remarks={data.fieldComments.filter((remark) => remark.instance === instance)}
      >
        {shown}
      </RemarkedField>
    );
  };
  if (data.form.length === 0) return null;
  // One form names the section. Several forms have their own headings.
  const title =
    data.formLayout.length === 1 && alone.length === 0 ? data.formLayout[0]?.name : null;
  return (
    <section className={classes.root} aria-label={t('fields.form.title')}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title ?? t('fields.form.title')}</h3>
        {presence !== null && (
          <PresenceContext value={presence}>
            <PresentPeople labelOf={labelOf} />
          </PresenceContext>
        )}
        <SubmissionPdf
          place="tasks"
          id={data.id}
          whenReady={async () => {
            if (store !== null) await whenStored(store);
          }}
        />
      </div>
      <RemarkList
        remarks={data.fieldComments.filter(({ instance }) => states.isShown(instance))}
        labelOf={labelOf}
      />
      {store !== null && <FormSaveState store={store} />}
      {store !== null && !data.permissions.edit && <TypedAnswers store={store} />}
      <div ref={form}>
        <PresenceContext value={presence}>
          <UnreadTextsContext value={store?.unread ?? null}>
            <ColumnWordsContext value={columnWordsOfTask(data.id)}>
              <LaidOutForms layouts={layouts} states={states} draw={draw} />
              {alone.length > 0 && (
                <div className={classes.fields}>
                  {alone.map(({ instance }) => draw(instance, ''))}
                </div>
              )}
            </ColumnWordsContext>
          </UnreadTextsContext>
        </PresenceContext>
      </div>
      {store !== null && <FocusRefused store={store} form={form} />}
    </section>
  );
}

interface ShownRefusalProps {
  readonly store: TaskFormStore;
  readonly instance: string;
}

/** The refusal of a submission at a read-only value. */
function ShownRefusal({ store, instance }: ShownRefusalProps): ReactNode {
  const t = useText();
  const refusal = useOfPlace(store, instance, ({ refused }) => refused.get(instance));
  if (refusal === undefined) return null;
  return (
    <p className={classes.refusal} role="alert">
      {errorText(t, refusal)}
    </p>
  );
}

interface FocusRefusedProps {
  readonly store: TaskFormStore;
  readonly form: { readonly current: HTMLDivElement | null };
}

/** Focuses the first field with an error after a refused submission. */
function FocusRefused({ store, form }: FocusRefusedProps): null {
  const refused = useOfForm(store, (state) => state.refused);
  const last = useRef(refused);
  useEffect(() => {
    if (refused !== last.current && refused.size > last.current.size && form.current !== null)
      focusFirstError(form.current);
    last.current = refused;
  }, [refused, form]);
  return null;
}
