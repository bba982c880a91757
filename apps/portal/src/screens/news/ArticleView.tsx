import { sameTagNews } from '@lima-id/domain';
import { Tag } from '@lima-id/ui';
import { useId } from 'react';
import { brand } from '../../brand/brand.ts';
import { useSiteOrigin } from '../../shared/page/siteOrigin.ts';
import { ArticleText } from './ArticleText.tsx';
import { Facts, Head, Lead, Origin, TagLine, Title, Whole } from './ArticleView.styles.ts';
import { BriefNews } from './BriefNews.tsx';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { NewsDay } from './NewsDay.tsx';
import { articleAddress } from './newsAddress.ts';
import { newsList, type ShownNews } from './newsList.ts';
import { texts } from './texts.ts';
import { useArrival } from './useArrival.ts';

/** An article from its title to its related news. The data of lists is shown at once, its text once it has loaded. */
export function ArticleView({ news }: { news: ShownNews }) {
  const { id, title, time, category, author, minutes, summary, tags } = news;
  const titleId = useId();
  const heading = useArrival();
  const origin = useSiteOrigin();
  return (
    <Whole aria-labelledby={titleId}>
      <Head>
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Facts>
          <Tag>{category}</Tag>
          <NewsDay time={time} />
          <span>{author}</span>
          <span>{texts.minutes(minutes)}</span>
        </Facts>
      </Head>
      <Lead>{summary}</Lead>
      <ArticleText id={id} />
      <TagLine>
        <span>{texts.tags}</span>
        <ul aria-label={texts.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      </TagLine>
      <Origin>{`${brand.name} ${origin ?? ''}${articleAddress(id)}`}</Origin>
      <div data-screen-only="">
        <NeighbourLinks id={id} />
        <BriefNews title={texts.sameTags} news={sameTagNews(newsList, news)} size="lg" />
      </div>
    </Whole>
  );
}
