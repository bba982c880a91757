import { marketMessages, suspensionMessages } from '@lima-id/domain';
import { ButtonLink, EmptyState } from '@lima-id/ui';
import type { PrefixStanding } from '../../../shared/session/prefixStanding.ts';
import { registrationAddress } from '../../../shared/session/usePrefixVisit.ts';

interface NoOrdersProps {
  standing: PrefixStanding;
  /** Only orders of one status are listed. */
  filtered: boolean;
}

/** The empty state of the orders, with how to place one. */
export function NoOrders({ standing, filtered }: NoOrdersProps) {
  if (filtered) return <EmptyState kind="noData" title="没有此状态的订单" text="换个状态看看。" />;
  if (standing === 'suspended')
    return (
      <EmptyState
        kind="noData"
        title="暂无订单"
        text={suspensionMessages.buying}
        actions={<ButtonLink href={registrationAddress}>查看详情</ButtonLink>}
      />
    );
  if (standing !== 'held')
    return (
      <EmptyState
        kind="noData"
        title="暂无订单"
        text={marketMessages.gate.buyPrefix}
        actions={<ButtonLink href={registrationAddress}>去注册</ButtonLink>}
      />
    );
  return (
    <EmptyState
      kind="noData"
      title="暂无订单"
      text="在应用市场购买应用后，可在这里查看订单。"
      actions={<ButtonLink href="/application/list">去应用市场</ButtonLink>}
    />
  );
}
