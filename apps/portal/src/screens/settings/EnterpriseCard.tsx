import type { UserCompany } from '@lima-id/api';
import { ButtonLink, DescriptionList, Tag } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { Panel } from '../../shared/personal/Panel.styles.ts';
import { nodeWords, reviewWords } from './companyFacts.ts';
import { Facts, Invitation, Plate } from './EnterpriseCard.styles.ts';

const registration = '/identification';

function NoCompany() {
  return (
    <Invitation>
      <p>您还没有企业标识前缀。申请通过后，即可为产品赋码并使用企业控制台。</p>
      <ButtonLink href={registration}>申请标识前缀</ButtonLink>
    </Invitation>
  );
}

function Company({ company }: { company: UserCompany }) {
  const review = reviewWords(company.examineStatus);
  const node = nodeWords(company);
  const { identifierPrefix: prefix } = company;
  return (
    <Facts>
      <Plate>
        <CodeAnatomy identifier={prefix} variant="preview" ground="ink" />
        {prefix === '' ? <p>审核通过后发放</p> : null}
      </Plate>
      <div>
        <DescriptionList
          items={[
            { label: '企业名称', value: company.name },
            ...(node === null ? [] : [{ label: '二级节点', value: node }]),
            {
              label: '审核状态',
              value: (
                <Tag tone={review.tone} dot>
                  {review.text}
                </Tag>
              ),
            },
          ]}
        />
        {review.canReenter ? (
          <ButtonLink variant="text" flush href={registration} iconAfter={<ArrowRightIcon size={16} />}>
            重新填写
          </ButtonLink>
        ) : null}
      </div>
    </Facts>
  );
}

/** The enterprise with its prefix and its review status, or the invitation to register one. */
export function EnterpriseCard({ company }: { company: UserCompany | null }) {
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="enterprise-title">
      <h2 id="enterprise-title">企业标识前缀</h2>
      {company === null ? <NoCompany /> : <Company company={company} />}
    </Panel>
  );
}
