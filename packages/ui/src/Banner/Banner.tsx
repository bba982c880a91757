'use client';
import { type ComponentPropsWithRef, createElement, type ReactNode, useId } from 'react';
import { DotTexture } from '../DotTexture/DotTexture.tsx';
import { Root } from './Banner.styles.ts';

export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Title of the page. A `\n` in a text is a line break. */
  title: ReactNode;
  /**
   * The level of the title, 2 for a banner that is a slide.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** One or two sentences under the title. */
  text?: ReactNode;
  /** Above the title: a breadcrumb or tags. */
  above?: ReactNode;
  /** Buttons, the primary one first; on ink the primary one is white. */
  actions?: ReactNode;
  /** A drawing on the right; a small one next to the title, a large one below the text on phones. */
  picture?: ReactNode;
  /**
   * Paper for lists and overviews, ink for a single subject. Never both on one page.
   * @default 'paper'
   */
  ground?: 'paper' | 'ink' | undefined;
  /**
   * Height of a `page` banner in px from tablets up: 240, 360 or 420. It grows with its content.
   * @default 'sm'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * `slim` is 200 px high with a smaller title, `catalogue` as high as an entry of the catalogue; neither has a `size`.
   * @default 'page'
   */
  variant?: 'page' | 'slim' | 'catalogue' | undefined;
  /**
   * A card with rounded corners in a column, 396 px high (300 px on phones) instead of `size` and `variant`.
   * @default false
   */
  contained?: boolean | undefined;
  /** Further content below the rest, inside the banner. */
  children?: ReactNode;
}

/** The header of a page: title, text, buttons and a drawing on paper or ink. */
export function Banner({
  title,
  headingLevel = 1,
  text,
  above,
  actions,
  picture,
  ground = 'paper',
  size = 'sm',
  variant = 'page',
  contained = false,
  children,
  ...rest
}: BannerProps) {
  const titleId = useId();
  return (
    <Root
      aria-labelledby={titleId}
      {...rest}
      data-ground={ground}
      data-size={variant === 'page' ? size : undefined}
      data-variant={variant}
      data-contained={contained ? '' : undefined}
    >
      <DotTexture ground={ground} />
      <div data-part="content">
        <div data-part="words">
          {above === undefined ? null : <div data-part="above">{above}</div>}
          {createElement(`h${headingLevel}`, { id: titleId, 'data-part': 'title' }, title)}
          {text === undefined ? null : <p data-part="text">{text}</p>}
          {actions === undefined ? null : <div data-part="actions">{actions}</div>}
        </div>
        {picture === undefined ? null : <div data-part="picture">{picture}</div>}
      </div>
      {children === undefined ? null : <div data-part="below">{children}</div>}
    </Root>
  );
}
