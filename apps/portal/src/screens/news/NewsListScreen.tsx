import { contentPage, newsPageSize } from '@lima-id/domain';
import { Banner, Illustration, listRole, NewsRow, Pagination, TabPanel, Tabs } from '@lima-id/ui';
import { Navigate } from 'react-router-dom';
import { Container } from '../../shared/layout/Section.styles.ts';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { HottestNews } from './HottestNews.tsx';
import { LookupCard } from './LookupCard.tsx';
import { Aside, Columns } from './NewsColumns.styles.ts';
import { Body, List, Pages } from './NewsListScreen.styles.ts';
import { articleAddress, newsAddress } from './newsAddress.ts';
import { newsList } from './newsList.ts';
import { Topics } from './Topics.tsx';
import { texts } from './texts.ts';
import { useFocusedList } from './useFocusedList.ts';

const tab = { value: 'industry', label: texts.tab };

/** The news, a page of them; `page` of the address chooses it. */
export default function NewsListScreen() {
  usePageMeta({ title: texts.title, description: texts.lead });
  const asked = useAddressQuery()[0].get('page');
  const { entries, page } = contentPage(newsList, Number(asked ?? 1), newsPageSize);
  const list = useFocusedList(page);

  // A page that does not exist shows the nearest one, under its own address.
  if (asked !== null && asked !== `${page}`) return <Navigate to={newsAddress(page)} replace />;

  return (
    <>
      <Banner title={texts.title} text={texts.lead} picture={<Illustration name="chain" width={320} />} />
      <Container>
        <Body>
          <Columns>
            <Tabs label={texts.tabs} items={[tab]}>
              <TabPanel value={tab.value}>
                <List role={listRole} ref={list} aria-label={texts.tab} tabIndex={-1}>
                  {entries.map((news) => (
                    <NewsRow
                      as="li"
                      key={news.id}
                      level={2}
                      article={news}
                      picture={<Illustration name={news.picture} loading="lazy" />}
                      href={articleAddress(news.id)}
                    />
                  ))}
                </List>
                <Pages>
                  <Pagination
                    total={newsList.length}
                    page={page}
                    pageSize={newsPageSize}
                    href={newsAddress}
                    totalText={texts.total}
                  />
                </Pages>
              </TabPanel>
            </Tabs>
            <Aside>
              <HottestNews />
              <LookupCard />
              <Topics />
            </Aside>
          </Columns>
        </Body>
      </Container>
    </>
  );
}
