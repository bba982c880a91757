import type { IdentifierRecord } from '@lima-id/domain';
import { ButtonLink, Card, ClampText, DescriptionList, Illustration } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { Columns, Drawing, Head } from './CompanyCard.styles.ts';
import { DataSource } from './DataSource.tsx';
import { readWebsite } from './website.ts';

/** The enterprise behind the identifier. Unknown facts are left out. */
export function CompanyCard({ record }: { record: IdentifierRecord }) {
  const { companyDetails: company } = record;
  const website = readWebsite(company.website);
  const items = [
    { label: '企业名称', value: company.companyName },
    { label: '企业前缀', value: company.identifierPrefix, face: 'code' as const },
    { label: '所属行业', value: company.industry },
  ].filter(({ value }) => value.trim() !== '');
  const introduction = company.introduce.trim();
  return (
    <Card as="section" padding="lg" aria-labelledby="company-title">
      <Head>
        <h2 id="company-title">企业信息</h2>
        {website !== null && (
          <ButtonLink variant="text" flush href={website.href} external iconAfter={<ArrowRightIcon size={16} />}>
            访问企业网址
          </ButtonLink>
        )}
      </Head>
      <Columns>
        <DescriptionList
          items={
            introduction === ''
              ? items
              : [...items, { label: '企业简介', value: <ClampText>{introduction}</ClampText> }]
          }
        />
        <Drawing>
          <Illustration name="factory" />
        </Drawing>
      </Columns>
      <DataSource source="企业前缀注册信息" time={company.createTime} />
    </Card>
  );
}
