import { Button, ButtonLink } from '@lima-id/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { partOfTrouble } from '../trouble/loadTrouble.ts';
import { brokenWords } from './brokenWords.ts';
import { Centred } from './FailedScreen.styles.ts';
import { usePageMeta } from './usePageMeta.ts';

/** Part of the first bundle, since after a failure nothing more may load. */
function Plain({ error }: { error: unknown }) {
  const { title, text } = brokenWords(error);
  return (
    <Centred>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <Button onClick={() => window.location.reload()}>刷新页面</Button>
        <ButtonLink variant="text" href="/home">
          返回首页
        </ButtonLink>
      </div>
    </Centred>
  );
}

const View: ComponentType<{ error: unknown }> = lazy(partOfTrouble(({ BrokenPage }) => BrokenPage, Plain));

/** Shown when a page cannot be rendered, for instance because its code failed to load or other scripts changed its elements. */
export function FailedScreen({ error }: { error: unknown }) {
  usePageMeta({ title: brokenWords(error).title });
  return (
    <div role="alert" data-error={error instanceof Error ? error.name : 'unknown'}>
      <Suspense fallback={<Plain error={error} />}>
        <View error={error} />
      </Suspense>
    </div>
  );
}
