import { marketMessages } from '@lima-id/domain';
import { ButtonLink, EmptyState, VisuallyHidden } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { Container } from '../../../shared/layout/Section.styles.ts';
import { PageTrouble } from '../../../shared/trouble/PageTrouble.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { Sheet } from './AppPage.styles.ts';

function Word({ children }: { children: ReactNode }) {
  return (
    <Container>
      <VisuallyHidden as="h1">应用详情</VisuallyHidden>
      <Sheet>{children}</Sheet>
    </Container>
  );
}

/** Nobody knows the app, or it has been withdrawn. */
export function AppMissing() {
  return (
    <Word>
      <EmptyState
        kind="notFound"
        title={marketMessages.appMissing}
        text="该应用不存在或已下架，您可以浏览其他应用。"
        actions={
          <>
            <ButtonLink variant="secondary" href="/application">
              返回应用市场
            </ButtonLink>
            <ButtonLink href={listAddress}>浏览全部应用</ButtonLink>
          </>
        }
      />
    </Word>
  );
}

interface AppFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** The app did not come; it can be asked for again. */
export function AppFailed({ error, onRetry }: AppFailedProps) {
  return (
    <Word>
      <PageTrouble
        error={error}
        onRetry={onRetry}
        way={
          <ButtonLink size="lg" variant="secondary" href={listAddress}>
            浏览全部应用
          </ButtonLink>
        }
      />
    </Word>
  );
}
