import { Button } from '@lima-id/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { partOfTrouble } from '../trouble/loadTrouble.ts';
import { Centred } from './FailedScreen.styles.ts';
import { usePageMeta } from './usePageMeta.ts';

/** Part of the first bundle, since after a failure nothing more may load. */
function Plain() {
  return (
    <Centred>
      <div>
        <h1>页面加载失败</h1>
        <p>服务暂时没有响应，请刷新页面。</p>
        <Button onClick={() => window.location.reload()}>刷新页面</Button>
      </div>
    </Centred>
  );
}

const View: ComponentType = lazy(partOfTrouble(({ BrokenPage }) => BrokenPage, Plain));

/** Shown when a page cannot be rendered, for instance because its code failed to load. */
export function FailedScreen({ error }: { error: unknown }) {
  usePageMeta({ title: '页面加载失败' });
  return (
    <div role="alert" data-error={error instanceof Error ? error.name : 'unknown'}>
      <Suspense fallback={<Plain />}>
        <View />
      </Suspense>
    </div>
  );
}
