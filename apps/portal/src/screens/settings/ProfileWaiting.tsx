import { accountMessages, messages } from '@lima-id/domain';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { RequestFailure } from '../../shared/api/request.ts';
import { Panel } from '../../shared/personal/Panel.styles.ts';
import { Blanks } from './ProfileWaiting.styles.ts';

/** The shape of the page until the profile has come. */
export function ProfileLoading({ title }: { title: string }) {
  return (
    <Panel forwardedAs="section" padding="none" aria-busy="true" aria-labelledby="settings-title">
      <h2 id="settings-title">{title}</h2>
      <VisuallyHidden>
        <output>{messages.empty.loading}</output>
      </VisuallyHidden>
      <Blanks>
        <Skeleton width={112} height={112} />
        {[1, 2, 3].map((field) => (
          <div key={field}>
            <Skeleton width={72} height={14} />
            <Skeleton height={40} />
          </div>
        ))}
      </Blanks>
    </Panel>
  );
}

interface ProfileFailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Says that the profile did not come, why, and lets the person ask again. */
export function ProfileFailed({ title, error, onRetry }: ProfileFailedProps) {
  const failed = error instanceof RequestFailure ? error.result : null;
  const offline = failed?.kind === 'offline';
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="settings-title">
      <h2 id="settings-title">{title}</h2>
      <EmptyState
        kind={offline ? 'offline' : 'loadFailed'}
        title={accountMessages.profileFailed}
        text={offline ? messages.empty.offline : (failed?.message ?? messages.request.failed)}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            重试
          </Button>
        }
      />
    </Panel>
  );
}
