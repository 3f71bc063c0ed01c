export interface TooltipOptions {
  /** `default` opens after 250 ms, `long` after 500 ms, `none` immediately. */
  readonly delay?: 'default' | 'long' | 'none' | undefined;
  /** Key hint after the text, such as `e`. */
  readonly keys?: string | undefined;
  /** 400 px instead of 200 px. */
  readonly wide?: boolean | undefined;
}

/**
 * Returns props that give an element a tooltip: `<span {...tooltip(t('…'))}>`. One layer for the
 * whole page shows it, so long lists stay fast. An empty text shows nothing.
 */
export function tooltip(
  text: string | null | undefined,
  { delay = 'default', keys, wide = false }: TooltipOptions = {},
): Record<`data-tip${string}`, string | undefined> {
  if (text === null || text === undefined || text === '') return {};
  return {
    'data-tip': text,
    'data-tip-delay': delay === 'default' ? undefined : delay,
    'data-tip-keys': keys,
    'data-tip-wide': wide ? '' : undefined,
  };
}
