import { Markdown } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
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

/** Pictures from elsewhere would tell their server who reads this: their words stand instead. */
const PictureWords = ({ alt = '' }: { readonly alt?: string }): ReactNode => <em>{alt}</em>;

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
    // The text of a field has no place in the outline of the page.
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
