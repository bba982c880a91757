'use client';
import type { CooperationCase } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Statistic } from '../Statistic/Statistic.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Root } from './CaseCard.styles.ts';
import { caseCardTexts } from './CaseCard.texts.ts';

export interface CaseCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The case; `figures` may be omitted where space is short. */
  cooperationCase: Pick<CooperationCase, 'name' | 'title' | 'subtitle'> & {
    figures?: CooperationCase['figures'] | undefined;
    /** Image URL; none by default. */
    imageUrl?: string | undefined;
  };
  /** Target of the card. */
  href: string;
  /**
   * The element: `li` in a grid.
   * @default 'article'
   */
  as?: 'article' | 'div' | 'li' | undefined;
  /** Replaces the image of the case, e.g. by one of our own drawings. */
  picture?: ReactNode;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
}

/** A cooperation case in a list, with its three figures. The whole card is one click target, named like the case. */
export function CaseCard({ cooperationCase, href, as = 'article', picture, level = 3, ...rest }: CaseCardProps) {
  const texts = useTexts('caseCard', caseCardTexts);
  const Heading = `h${level}` as const;
  const { name, title, subtitle, imageUrl, figures } = cooperationCase;
  const own = imageUrl ? <img src={imageUrl} alt="" /> : null;
  return (
    <Root as={as} {...rest} data-interactive="">
      <div data-part="picture">
        {picture ?? own}
        <FinderFrame inset={8} size="sm" />
      </div>
      <div data-part="body">
        <div data-part="tags">
          <Tag>{name}</Tag>
        </div>
        <Heading data-part="title">
          <Link href={href} data-card-link="">
            <span data-card-title="">{title}</span>
          </Link>
        </Heading>
        {subtitle === '' ? null : <p data-part="text">{subtitle}</p>}
        {figures === undefined ? null : (
          <div data-part="figures">
            {figures.map((figure) => (
              <Statistic key={figure.label} {...figure} size="sm" />
            ))}
          </div>
        )}
        <span data-part="more" aria-hidden="true">
          <span>{texts.more}</span>
          <ArrowRightIcon size={16} />
        </span>
      </div>
    </Root>
  );
}
