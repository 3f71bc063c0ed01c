import type { ReactNode } from 'react';
import { tooltip } from '../tooltip/tooltip.ts';
import { linkPieces, shortAddress } from './link-pieces.ts';
import classes from './linked-text.module.css';

/** Plain text with clickable URLs. A long one is shortened, with the full URL as its tooltip. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  return linkPieces(text).map(({ text: piece, href }, index) =>
    href === null ? (
      piece
    ) : (
      <a
        key={`${index}`}
        className={classes.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        {...(shortAddress(href) === href ? {} : tooltip(href, { wide: true }))}
      >
        {shortAddress(piece)}
      </a>
    ),
  );
}
