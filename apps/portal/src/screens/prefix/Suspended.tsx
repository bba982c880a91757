import { prefixMessages, reviewPage, reviewStatuses } from '@lima-id/domain';
import { DescriptionList, Tag } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { Sheet, Words } from './ReviewPanel.styles.ts';

interface SuspendedProps {
  /** `88.118.001` */
  identifierPrefix: string;
  companyName: string;
  /** The reviewer's reason; empty when unknown. */
  why: string;
}

/** The prefix is suspended: why, what that means, and whom to contact. */
export function Suspended({ identifierPrefix, companyName, why }: SuspendedProps) {
  const { reason } = reviewPage('suspended', why);
  return (
    <Sheet forwardedAs="section" padding="none" aria-labelledby="review-title">
      <Tag tone="danger" dot>
        {reviewStatuses.suspended}
      </Tag>
      <Words>
        <h2 id="review-title">企业前缀已停用</h2>
        <p>{reason}</p>
        <p>
          恢复之前，已登记的标识不能查询，也不能管理标识数据、购买和试用应用。数据全部保留，前缀不会分配给其他企业。
        </p>
      </Words>
      <DescriptionList
        items={[
          { label: '标识前缀', value: identifierPrefix, face: 'code' },
          { label: prefixMessages.label.companyName, value: companyName },
          { label: '客服电话', value: brand.phone, face: 'figure' },
        ]}
      />
    </Sheet>
  );
}
