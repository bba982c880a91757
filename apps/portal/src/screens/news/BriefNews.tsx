import { Illustration, Link, listRole } from '@lima-id/ui';
import { useId } from 'react';
import { Frame, Heading, List, Row, Title, Words } from './BriefNews.styles.ts';
import { NewsDay } from './NewsDay.tsx';
import { articleAddress } from './newsAddress.ts';
import type { ShownNews } from './newsList.ts';

interface BriefNewsProps {
  title: string;
  news: readonly ShownNews[];
  /** `sm` in a column next to an article, `lg` two side by side below it. */
  size: 'sm' | 'lg';
}

/** A few articles with drawing, title and day; nothing without articles. */
export function BriefNews({ title: heading, news, size }: BriefNewsProps) {
  const headingId = useId();
  if (news.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} data-size={size}>
        {heading}
      </Heading>
      <List role={listRole} data-size={size}>
        {news.map(({ id, title, time, picture }) => (
          <Row key={id}>
            <Frame>
              <Illustration name={picture} loading="lazy" />
            </Frame>
            <Words>
              <Title>
                <Link href={articleAddress(id)}>{title}</Link>
              </Title>
              <NewsDay time={time} />
            </Words>
          </Row>
        ))}
      </List>
    </section>
  );
}
