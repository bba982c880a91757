import { relatedNews } from '@lima-id/domain';
import { Breadcrumb } from '@lima-id/ui';
import { Container } from '../../shared/layout/Section.styles.ts';
import { RestOfPage } from '../../shared/page/RestOfPage.tsx';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { Way } from './ArticlePage.styles.ts';
import { ArticleView } from './ArticleView.tsx';
import { BriefNews } from './BriefNews.tsx';
import { HottestNews } from './HottestNews.tsx';
import { Aside, Columns } from './NewsColumns.styles.ts';
import { newsAddress } from './newsAddress.ts';
import { newsList, type ShownNews } from './newsList.ts';
import { texts } from './texts.ts';

/** An article, with the hottest news and related links next to it. Only the article is printed. */
export function ArticlePage({ news }: { news: ShownNews }) {
  const { id, title, category, tags, summary } = news;
  usePageMeta({ title, keywords: tags.join(','), description: summary });
  return (
    <Container>
      <Way data-screen-only="">
        <Breadcrumb
          items={[{ label: texts.title, href: newsAddress() }, { label: category }, { label: texts.article }]}
        />
      </Way>
      <Columns data-of="article">
        <ArticleView key={id} news={news} />
        <Aside data-screen-only="">
          <RestOfPage>
            <HottestNews current={id} />
            <BriefNews title={texts.related} news={relatedNews(newsList, news)} size="sm" />
          </RestOfPage>
        </Aside>
      </Columns>
    </Container>
  );
}
