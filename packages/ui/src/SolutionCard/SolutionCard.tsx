'use client';
import type { Solution } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './SolutionCard.styles.ts';
import { solutionCardTexts } from './SolutionCard.texts.ts';

export interface SolutionCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  solution: Pick<Solution, 'title' | 'subtitle'> & {
    /** Image URL; none by default. */
    bannerUrl?: string | undefined;
  };
  /** Target of the card. */
  href: string;
  /** Target industries, one word each. Phones show just the first. */
  tags?: readonly string[] | undefined;
  /**
   * The element: `li` in a grid.
   * @default 'article'
   */
  as?: 'article' | 'div' | 'li' | undefined;
  /**
   * `md` in a grid of nine; `lg` for three alone, also stacked on phones.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /**
   * One card of a row may be on ink.
   * @default 'paper'
   */
  ground?: 'paper' | 'ink' | undefined;
  /**
   * Opens in a new tab, and announces it to assistive technology.
   * @default false
   */
  newTab?: boolean | undefined;
  /** Replaces the image of the solution, e.g. by one of our own drawings. */
  picture?: ReactNode;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
}

/** A solution in a list. The whole card is one click target, named like the solution. */
export function SolutionCard({
  solution,
  href,
  tags,
  as = 'article',
  size = 'md',
  ground = 'paper',
  newTab = false,
  picture,
  level = 3,
  ...rest
}: SolutionCardProps) {
  const texts = useTexts('solutionCard', solutionCardTexts);
  const Heading = `h${level}` as const;
  const own = solution.bannerUrl ? <img src={solution.bannerUrl} alt="" /> : null;
  return (
    <Root as={as} {...rest} data-interactive="" data-size={size} data-ground={ground}>
      <div data-part="picture">
        {picture ?? own}
        <FinderFrame inset={8} size="sm" ground={ground} />
      </div>
      <div data-part="body">
        {tags === undefined || tags.length === 0 ? null : (
          <div data-part="tags">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
        )}
        <Heading data-part="title">
          <Link href={href} external={newTab} data-card-link="">
            <span data-card-title="">{solution.title}</span>
            {newTab ? <VisuallyHidden>{texts.newTab}</VisuallyHidden> : null}
          </Link>
        </Heading>
        {solution.subtitle === '' ? null : <p data-part="text">{solution.subtitle}</p>}
        <span data-part="more" aria-hidden="true">
          <span>{texts.more}</span>
          <ArrowRightIcon size={16} />
        </span>
      </div>
    </Root>
  );
}
