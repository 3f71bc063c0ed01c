import type { BlueprintVariant } from '@baton/domain/blueprint/content';
import { moveVariant, withVariants } from '@baton/domain/blueprint/edit/edit-variants';
import { asId, type BlueprintId } from '@baton/domain/core/ids';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { variantsSectionQuery } from '../../../__generated__/variantsSectionQuery.graphql.ts';
import { ConditionParts } from '../../../fields/condition/condition-parts.tsx';
import { freshComparison } from '../../../fields/condition/operand-choice.ts';
import { useScreenQuery } from '../../../lib/api/use-screen-query.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LatePart } from '../../../ui/late-part/late-part.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { operandId, useStartOperands } from '../conditions/operands.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { useConditionFaults } from '../editor/findings/finding-text.ts';
import classes from './variants-section.module.css';

/** Lists the variants and their conditions. Loaded when the blueprint settings are opened. */
export function VariantsSection(): ReactNode {
  const { blueprintId } = useEditorState();
  return blueprintId === null ? null : (
    <LatePart fallback={<Skeleton variant="text" />}>
      <Variants blueprintId={blueprintId} />
    </LatePart>
  );
}

interface MadeVariant {
  readonly id: string;
  readonly name: string;
  readonly isPublished: boolean;
}

function Variants({ blueprintId }: { readonly blueprintId: string }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const operands = useStartOperands();
  const { blueprint } = useScreenQuery<variantsSectionQuery>(
    graphql`
      query variantsSectionQuery($id: ID!) {
        blueprint(id: $id) {
          variantOf {
            id
            name
          }
          variants {
            id
            name
            isPublished
          }
        }
      }
    `,
    { id: blueprintId },
  );
  if (blueprint == null) return null;
  const standard = blueprint.variantOf;
  if (standard != null)
    return (
      <SettingsSection title={t('variants.title')} hint={t('variants.ofHint')}>
        <Link to="/blueprints/$id" params={{ id: standard.id }} search={{}}>
          {t('variants.of', { name: standard.name })}
        </Link>
      </SettingsSection>
    );
  const { variants } = content;
  const unused = blueprint.variants.filter(({ id }) =>
    variants.every((variant) => variant.blueprint !== id),
  );
  const [first] = operands;
  const add = (id: string): void => {
    if (first === undefined) return;
    const variant: BlueprintVariant = {
      blueprint: asId<BlueprintId>(id),
      when: { match: 'ALL', whenUnknown: 'SKIP', parts: [freshComparison(first)] },
    };
    actions.edit((before) => withVariants(before, [...before.variants, variant]), null);
  };
  return (
    <SettingsSection title={t('variants.title')} hint={t('variants.hint')}>
      {variants.length > 0 && (
        <ol className={classes.list}>
          {variants.map((variant, at) => (
            <VariantItem
              key={variant.blueprint}
              variant={variant}
              made={blueprint.variants.find(({ id }) => id === variant.blueprint)}
              at={at}
              isLast={at === variants.length - 1}
            />
          ))}
        </ol>
      )}
      {variants.length + unused.length === 0 && (
        <p className={classes.hint}>{t('variants.none')}</p>
      )}
      {isEditable && unused.length > 0 && first === undefined && (
        <p className={classes.hint}>{t('variants.noQuestions')}</p>
      )}
      {isEditable && first !== undefined && unused.length > 0 && (
        <div className={classes.adders}>
          {unused.map(({ id, name }) => (
            <Button
              key={id}
              kind="subtle"
              size="x-small"
              icon={<Plus size={14} aria-hidden="true" />}
              onClick={() => add(id)}
            >
              {t('variants.use', { name })}
            </Button>
          ))}
        </div>
      )}
    </SettingsSection>
  );
}

interface VariantItemProps {
  readonly variant: BlueprintVariant;
  /** The blueprint of the variant. Undefined if it was deleted. */
  readonly made: MadeVariant | undefined;
  readonly at: number;
  readonly isLast: boolean;
}

/** One variant with its position and condition. */
function VariantItem({ variant, made, at, isLast }: VariantItemProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const operands = useStartOperands();
  const faults = useConditionFaults((at) => at.variant === variant.blueprint);
  const name = made?.name ?? t('variants.unknown');
  const move = (by: -1 | 1): void =>
    void actions.edit((before) => moveVariant(before, at, by), null);
  const remove = (): void =>
    void actions.edit((before) => withVariants(before, before.variants.toSpliced(at, 1)), null);
  return (
    <li>
      <div className={classes.head}>
        {made === undefined ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link className={classes.name} to="/blueprints/$id" params={{ id: made.id }} search={{}}>
            {name}
          </Link>
        )}
        {made?.isPublished !== true && (
          <Badge tone="due-soon">
            {t(made === undefined ? 'variants.gone' : 'variants.unpublished')}
          </Badge>
        )}
        {isEditable && (
          <>
            <IconButton
              label={t('variants.up', { name })}
              icon={<ArrowUp size={15} />}
              disabled={at === 0}
              onClick={() => move(-1)}
            />
            <IconButton
              label={t('variants.down', { name })}
              icon={<ArrowDown size={15} />}
              disabled={isLast}
              onClick={() => move(1)}
            />
            <IconButton
              label={t('variants.remove', { name })}
              icon={<Trash2 size={15} />}
              onClick={remove}
            />
          </>
        )}
      </div>
      <div role="group" aria-label={t('variants.when', { name })}>
        <ConditionParts
          value={variant.when}
          choices={operands}
          idOf={operandId}
          disabled={!isEditable}
          mayGroup
          faults={faults}
          onChange={(part) =>
            void actions.edit(
              (before) =>
                withVariants(
                  before,
                  before.variants.map((one) =>
                    one.blueprint === variant.blueprint
                      ? { ...one, when: { ...one.when, ...part } }
                      : one,
                  ),
                ),
              null,
            )
          }
        />
      </div>
    </li>
  );
}
