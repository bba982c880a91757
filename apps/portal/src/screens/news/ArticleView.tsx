import { sameTagNews } from '@lima-id/domain';
import { listRole, RichText, Tag } from '@lima-id/ui';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { brand } from '../../brand/brand.ts';
import { ContentText } from '../../shared/content/ContentText.tsx';
import { RestOfPage } from '../../shared/page/RestOfPage.tsx';
import { useSiteOrigin } from '../../shared/page/siteOrigin.ts';
import { Facts, Head, Lead, Origin, TagLine, Title, Whole } from './ArticleView.styles.ts';
import { articleOf } from './articles.ts';
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
  usePrefetchQuery(articleOf(id));
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
      <RestOfPage>
        <ContentText item={articleOf(id)} failed={texts.failed}>
          {({ content }) => <RichText html={content} />}
        </ContentText>
        <TagLine>
          <span>{texts.tags}</span>
          <ul role={listRole} aria-label={texts.tags}>
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
      </RestOfPage>
    </Whole>
  );
}
