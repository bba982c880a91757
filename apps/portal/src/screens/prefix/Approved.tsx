import { followOnUrl, prefixMessages, reviewStatuses, splitPrefix } from '@lima-id/domain';
import { ButtonLink, DescriptionList, Tag } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { brand } from '../../brand/brand.ts';
import { consolePages } from '../../shared/console/consolePages.ts';
import { Actions, Plate, Sheet, Words } from './ReviewPanel.styles.ts';
import { timeRow } from './timeRow.ts';

interface ApprovedProps {
  /** `88.118.001` */
  identifierPrefix: string;
  companyName: string;
  /** Codes of the area where it is registered, province first; empty when unknown. */
  areaCodes: readonly string[];
  /** When the registration was submitted, milliseconds since 1970 UTC; 0 when that is not known. */
  submittedAt: number;
}

/** The assigned prefix, and the next steps. */
export function Approved({ identifierPrefix, companyName, areaCodes, submittedAt }: ApprovedProps) {
  const nodePrefix = splitPrefix(identifierPrefix)?.nodePrefix ?? '';
  const followOn = followOnUrl(brand.prefixRules, nodePrefix, areaCodes);
  return (
    <Sheet forwardedAs="section" padding="none" aria-labelledby="review-title">
      <Tag tone="success" dot>
        {reviewStatuses.approved}
      </Tag>
      <Words>
        <h2 id="review-title">企业前缀已发放</h2>
        <p>现在可以为产品赋码，也可以购买和试用应用。</p>
      </Words>
      <Plate>
        <CodeAnatomy identifier={identifierPrefix} variant="preview" ground="ink" />
      </Plate>
      <DescriptionList
        items={[{ label: prefixMessages.label.companyName, value: companyName }, ...timeRow('提交时间', submittedAt)]}
      />
      <Actions>
        <ButtonLink {...consolePages.home}>进入控制台</ButtonLink>
        <ButtonLink variant="secondary" href="/application">
          应用市场
        </ButtonLink>
        {followOn === null ? null : (
          <ButtonLink variant="secondary" href={followOn} external iconAfter={<ArrowRightIcon size={16} />}>
            前往合作系统登记
          </ButtonLink>
        )}
      </Actions>
    </Sheet>
  );
}
