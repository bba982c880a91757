import type { SceneTab } from '@lima-id/domain';
import { Card, EmptyState } from '@lima-id/ui';
import { Body, Head } from './SceneView.styles.ts';

/** A scene whose code is still loading. */
export function SceneWaiting({ tab }: { tab: SceneTab }) {
  return (
    <Card padding="lg">
      <Head>
        <h2>{tab.label}</h2>
      </Head>
      <Body data-state="empty" aria-busy>
        <EmptyState kind="loading" />
      </Body>
    </Card>
  );
}
