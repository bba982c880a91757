import { comparedPackagesMax, displayYuan, type ProductDetail, type ProductPackage } from '@lima-id/domain';
import {
  Button,
  ButtonLink,
  Checkbox,
  InlineAlert,
  Link,
  Table,
  type TableColumn,
  Tag,
  VisuallyHidden,
} from '@lima-id/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { brand } from '../../../../brand/brand.ts';
import { Container } from '../../../../shared/layout/Section.styles.ts';
import { comparedPackages } from '../../../../shared/market/appChoice.ts';
import { packagesQuery } from '../../../../shared/market/appQueries.ts';
import { useAddressQuery } from '../../../../shared/page/useAddressQuery.ts';
import { AppWay } from '../AppHead.tsx';
import { Way } from '../AppPage.styles.ts';
import { Bar, Choices, ComparisonOnPaper, Figure, Head, PrintNote } from './ComparePage.styles.ts';
import { type ComparedRow, type ComparedValue, comparePackages } from './comparison.ts';

function Value({ value }: { value: ComparedValue | undefined }) {
  if (value?.kind === 'price') return <Figure>{`¥ ${displayYuan(value.priceFen)}`}</Figure>;
  if (value?.kind === 'words') return <span>{value.text}</span>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>不提供</VisuallyHidden>
    </>
  );
}

function columnsOf(packages: readonly ProductPackage[]): TableColumn<ComparedRow>[] {
  return [
    {
      key: 'label',
      head: '对比项',
      cell: ({ label, differs }) => (
        <>
          <span>{`${label} `}</span>
          {differs ? <Tag variant="outline">有差异</Tag> : null}
        </>
      ),
    },
    ...packages.map(
      ({ id, name }, index): TableColumn<ComparedRow> => ({
        key: id,
        head: name,
        align: 'end',
        cell: ({ values }) => <Value value={values[index]} />,
      }),
    ),
  ];
}

/** Which packages stand beside each other: two at least, four at most. */
function PackageChoice({ packages, compared }: { packages: readonly ProductPackage[]; compared: readonly string[] }) {
  const [search, setSearch] = useAddressQuery();
  if (packages.length <= 2) return null;

  function compare(id: string, on: boolean) {
    const next = on ? [...compared, id] : compared.filter((one) => one !== id);
    const changed = new URLSearchParams(search);
    changed.set('compare', next.join(','));
    setSearch(changed, { replace: true });
  }

  return (
    <Choices data-screen-only="">
      <legend>{`对比的规格（最多${comparedPackagesMax}个）`}</legend>
      {packages.map(({ id, name }) => {
        const on = compared.includes(id);
        const fixed = on ? compared.length <= 2 : compared.length >= comparedPackagesMax;
        return (
          <Checkbox key={id} checked={on} disabled={fixed} onCheckedChange={(checked) => compare(id, checked)}>
            {name}
          </Checkbox>
        );
      })}
    </Choices>
  );
}

/** Packages of an app side by side: what each costs for how long. It prints without the rest of the site. */
export default function ComparePage({ app, asked }: { app: ProductDetail; asked: readonly string[] }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const packages = comparedPackages(app.packages, asked);
  const client = useQueryClient();
  const ids = packages.map(({ id }) => id);
  const query = useQuery({ ...packagesQuery(client, ids), enabled: ids.length > 1 });
  if (packages.length < 2) return <Navigate to="?" replace />;

  const { data: details } = query;
  const rows = details === undefined ? [] : comparePackages(details, app.negotiable);
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;

  return (
    <Container>
      <ComparisonOnPaper />
      <Way data-screen-only="">
        <AppWay app={app} part="规格对比" />
      </Way>
      <Head>
        <h1>{`${app.name} 规格对比`}</h1>
        <Bar data-screen-only="">
          <ButtonLink variant="secondary" href="?">
            返回应用详情
          </ButtonLink>
          <Button disabled={details === undefined} onClick={() => window.print()}>
            打印
          </Button>
        </Bar>
      </Head>
      <PackageChoice packages={app.packages} compared={ids} />
      <Choices as="div" data-screen-only="">
        <Checkbox checked={onlyDifferences} onCheckedChange={setOnlyDifferences}>
          只看有差异的项
        </Checkbox>
      </Choices>
      <Table
        caption={`${app.name}的规格对比`}
        captionHidden
        columns={columnsOf(packages)}
        rows={shown}
        rowKey={({ key }) => key}
        loading={details === undefined && query.isFetching}
        failed={details === undefined}
        onRetry={() => void query.refetch()}
        empty={<InlineAlert>所选规格没有差异。</InlineAlert>}
      />
      <Choices as="nav" aria-label="选用规格" data-screen-only="">
        {packages.map(({ id, name }) => (
          <Link key={id} href={`?${new URLSearchParams({ package: id })}`}>
            {`选用${name}`}
          </Link>
        ))}
      </Choices>
      <PrintNote>{`${brand.name}应用市场 · 价格以下单时核算的金额为准 · ${brand.phone}`}</PrintNote>
    </Container>
  );
}
