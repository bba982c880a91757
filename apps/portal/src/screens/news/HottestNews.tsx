import { hottestNews } from '@lima-id/domain';
import { Link, listRole } from '@lima-id/ui';
import { useId } from 'react';
import { Heading } from './AsideList.styles.ts';
import { Rank, Row } from './HottestNews.styles.ts';
import { articleAddress } from './newsAddress.ts';
import { newsList } from './newsList.ts';
import { texts } from './texts.ts';

/** The hottest news with their ranks. `current` is the article being read. */
export function HottestNews({ current }: { current?: number }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{texts.hottest}</Heading>
      <ol role={listRole}>
        {hottestNews(newsList).map(({ news: { id, title }, rank, isHighlighted }) => (
          <Row key={id}>
            <Rank data-highlighted={isHighlighted ? '' : undefined}>{rank}</Rank>
            <Link href={articleAddress(id)} aria-current={id === current ? 'page' : undefined}>
              {title}
            </Link>
          </Row>
        ))}
      </ol>
    </section>
  );
}
