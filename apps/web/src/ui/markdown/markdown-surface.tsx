import { Markdown } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { isAllowedHref } from '../../lib/rich-text/allowed-href.ts';
import classes from './markdown-view.module.css';

interface LinkProps {
  readonly href?: string;
  readonly children?: ReactNode;
}

const FollowedLink = ({ href = '', children }: LinkProps): ReactNode =>
  isAllowedHref(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );

/** External images would tell their server who reads this, so only their alt text is shown. */
const PictureWords = ({ alt = '' }: { readonly alt?: string }): ReactNode => <em>{alt}</em>;

/** A checked or open list item. It is read-only. */
function TickMark({ checked = false }: { readonly checked?: boolean }): ReactNode {
  const t = useText();
  return (
    <span role="img" aria-label={t(checked ? 'widgets.ticked' : 'widgets.unticked')}>
      {checked ? '☑' : '☐'}
    </span>
  );
}

const Heading = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <p className={classes.heading}>{children}</p>
);

const options = {
  disableParsingRawHTML: true,
  disableAutoLink: false,
  forceBlock: true,
  overrides: {
    a: FollowedLink,
    img: PictureWords,
    input: TickMark,
    // The text of a field must not add headings to the outline of the page.
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
  },
} as const;

export const MarkdownSurface = ({ text }: { readonly text: string }): ReactNode => (
  <Markdown options={options}>{text}</Markdown>
);
