import type { Locale } from '@baton/domain/core/languages';
import { Monitor, Plus, Smartphone } from 'lucide-react';
import { use, useState, type ReactNode, type Ref } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { ProblemList } from '../builder/problem-list.tsx';
import { useAddSection } from '../builder/use-add-section.ts';
import { sectionAdder } from '../builder/use-landing.ts';
import { FormOutline } from '../outline/form-outline.tsx';
import classes from './builder-canvas.module.css';
import { FormPaper } from './form-paper.tsx';
import { ReaderLanguage } from './reader-language.tsx';
import { useFormReader } from './use-form-reader.ts';

export interface BuilderCanvasProps {
  readonly locale: Locale;
  /** Shown above the form: why editing isn't allowed. */
  readonly note: string | null;
  /** True to list errors and warnings. */
  readonly hasFindings: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

type Width = 'DESKTOP' | 'PHONE';
type Surface = 'FORM' | 'OUTLINE';

/** The form as people see it. A narrow screen shows either the form or its outline. */
export function BuilderCanvas({
  locale,
  note,
  hasFindings,
  titleRef,
}: BuilderCanvasProps): ReactNode {
  const t = useText();
  const { content, isEditable, findings, select } = useBuilder();
  const { isSheet } = use(SettingsAccessContext);
  const reader = useFormReader(content, locale);
  const addSection = useAddSection();
  const [width, setWidth] = useState<Width>('DESKTOP');
  const [surface, setSurface] = useState<Surface>('FORM');
  return (
    <div className={classes.canvas}>
      <div className={classes.bar}>
        {isSheet ? (
          <Segmented<Surface>
            label={t('forms.surface')}
            value={surface}
            options={[
              { value: 'FORM', label: t('forms.form') },
              { value: 'OUTLINE', label: t('forms.outline') },
            ]}
            onChange={setSurface}
          />
        ) : (
          <Segmented<Width>
            label={t('forms.width')}
            value={width}
            options={[
              { value: 'DESKTOP', label: t('forms.width.DESKTOP'), icon: <Monitor size={14} /> },
              { value: 'PHONE', label: t('forms.width.PHONE'), icon: <Smartphone size={14} /> },
            ]}
            onChange={setWidth}
          />
        )}
        <ReaderLanguage reader={reader} hideLabel />
      </div>
      {note !== null && (
        <p role="note" className={classes.note}>
          {note}
        </p>
      )}
      {hasFindings && findings.length > 0 && <ProblemList findings={findings} onOpen={select} />}
      {isSheet && surface === 'OUTLINE' ? (
        <div className={classes.outline}>
          <FormOutline />
        </div>
      ) : (
        <>
          <FormPaper reader={reader} isPhone={width === 'PHONE'} titleRef={titleRef} />
          {isEditable && isSheet && (
            <Button icon={<Plus />} data-mark={sectionAdder} onClick={addSection}>
              {t('forms.section.add')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
