import { marketMessages } from '@lima-id/domain';
import { ButtonLink, EmptyState } from '@lima-id/ui';

/** The empty state of the trials, with how to get one. */
export function NoTrials({ hasPrefix }: { hasPrefix: boolean }) {
  return (
    <EmptyState
      kind="noData"
      title="暂无试用"
      text={hasPrefix ? '在应用市场申请免费试用后，可从这里进入应用。' : marketMessages.gate.tryPrefix}
      actions={
        hasPrefix ? (
          <ButtonLink href="/application/list">去应用市场</ButtonLink>
        ) : (
          <ButtonLink href="/identification">去注册</ButtonLink>
        )
      }
    />
  );
}
