import { accountMessages, messages } from '@lima-id/domain';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { Panel } from '../../shared/personal/Panel.styles.ts';
import { failedEmpty } from '../../shared/trouble/failedEmpty.ts';
import { PageWait } from '../../shared/trouble/PageWait.tsx';
import { Blanks } from './ProfileWaiting.styles.ts';

/** Skeleton of the page while the profile loads. */
export function ProfileLoading({ title }: { title: string }) {
  return (
    <Panel forwardedAs="section" padding="none" aria-busy="true" aria-labelledby="settings-title">
      <h2 id="settings-title">{title}</h2>
      <PageWait>
        <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
        <Blanks>
          <Skeleton width={112} height={112} />
          {[1, 2, 3].map((field) => (
            <div key={field}>
              <Skeleton width={72} height={14} />
              <Skeleton height={40} />
            </div>
          ))}
        </Blanks>
      </PageWait>
    </Panel>
  );
}

interface ProfileFailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Says that the profile failed to load, why, and offers a retry. */
export function ProfileFailed({ title, error, onRetry }: ProfileFailedProps) {
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="settings-title">
      <h2 id="settings-title">{title}</h2>
      <EmptyState
        {...failedEmpty(error)}
        title={accountMessages.profileFailed}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            重试
          </Button>
        }
      />
    </Panel>
  );
}
