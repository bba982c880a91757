import type { Article } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Root } from './NewsRow.styles.ts';

export interface NewsRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  article: Pick<Article, 'title' | 'time' | 'summary'> & { category: string };
  /** A drawing or photograph; without one, just the background is shown. */
  picture?: ReactNode;
  /** Target of the row. */
  href: string;
  /**
   * The element: `li` in a list.
   * @default 'article'
   */
  as?: 'article' | 'div' | 'li' | undefined;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
}

const dayLength = 'YYYY-MM-DD'.length;

/** A news article in a list: picture, title, summary, kind and date. The whole row is one click target, named like the article. */
export function NewsRow({ article, picture, href, as = 'article', level = 3, ...rest }: NewsRowProps) {
  const Heading = `h${level}` as const;
  return (
    <Root as={as} {...rest} data-interactive="">
      <div data-part="picture">{picture}</div>
      <div data-part="body">
        <Heading data-part="title">
          <Link href={href} data-card-link="">
            <span data-card-title="">{article.title}</span>
          </Link>
        </Heading>
        {article.summary === '' ? null : <p data-part="text">{article.summary}</p>}
        <div data-part="facts">
          {article.category === '' ? null : <Tag>{article.category}</Tag>}
          <time dateTime={article.time}>{article.time.slice(0, dayLength)}</time>
        </div>
      </div>
    </Root>
  );
}
