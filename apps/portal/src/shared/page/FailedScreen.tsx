import { Button, ButtonLink } from '@lima-id/ui';
import { Actions, Body, Centred, Heading, Notice } from './MessageScreen.styles.ts';
import { usePageMeta } from './usePageMeta.ts';

/** Shown when a page cannot be built, for instance because its code did not arrive; so it needs nothing more itself. */
export function FailedScreen({ error }: { error: unknown }) {
  usePageMeta({ title: '页面加载失败' });
  return (
    <Centred>
      <Body role="alert" data-error={error instanceof Error ? error.name : 'unknown'}>
        <Heading>页面加载失败</Heading>
        <Notice>服务暂时没有响应，请刷新页面。</Notice>
        <Actions>
          <Button onClick={() => window.location.reload()}>刷新页面</Button>
          <ButtonLink variant="secondary" href="/home">
            返回首页
          </ButtonLink>
        </Actions>
      </Body>
    </Centred>
  );
}
