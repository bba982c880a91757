import { marketMessages } from '@lima-id/domain';
import { ButtonLink, EmptyState } from '@lima-id/ui';

interface NoOrdersProps {
  hasPrefix: boolean;
  /** Only orders of one status are listed. */
  filtered: boolean;
}

/** The empty state of the orders, with how to place one. */
export function NoOrders({ hasPrefix, filtered }: NoOrdersProps) {
  if (filtered) return <EmptyState kind="noData" title="没有此状态的订单" text="换个状态看看。" />;
  if (!hasPrefix)
    return (
      <EmptyState
        kind="noData"
        title="暂无订单"
        text={marketMessages.gate.buyPrefix}
        actions={<ButtonLink href="/identification">去注册</ButtonLink>}
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
