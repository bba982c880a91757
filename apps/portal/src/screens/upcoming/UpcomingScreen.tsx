import { ButtonLink } from '@lima-id/ui';
import { Actions, Body, Centred, Heading, Notice } from '../../shared/page/MessageScreen.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { type UpcomingPath, upcomingTitles } from './upcomingTitles.ts';

/** A page that has an address and a name, but is not open yet: it says so and leads back. */
export default function UpcomingScreen({ path }: { path: UpcomingPath }) {
  const title = upcomingTitles[path];
  usePageMeta({ title });
  return (
    <Centred>
      <Body>
        <Heading>{title}</Heading>
        <Notice>本页暂未开放，内容正在准备中。您可以先查询产品标识，或返回首页。</Notice>
        <Actions>
          <ButtonLink href="/home#lookup">标识查询</ButtonLink>
          <ButtonLink variant="secondary" href="/home">
            首页
          </ButtonLink>
        </Actions>
      </Body>
    </Centred>
  );
}
