import { Button, ButtonLink, Dialog, SectionHead, Skeleton, Table, type TableColumn, Tag } from '@lima-id/ui';
import { CodeText } from '@lima-id/ui/identity';
import { Suspense } from 'react';
import { Live } from './Live.tsx';
import { Message } from './Message.tsx';
import { Main } from './page.styles.ts';
import { type Series, series } from './series.ts';

const columns: TableColumn<Series>[] = [
  { key: 'name', head: '系列', rowHead: true },
  { key: 'model', head: '品类码', face: 'code' },
  { key: 'power', head: '功率', face: 'figure' },
];

/** A server component: what it imports runs on the server, or says that it needs the browser. */
export default async function Page({ searchParams }: { searchParams: Promise<{ ask?: string }> }) {
  const { ask } = await searchParams;
  return (
    <Main>
      <h1>一灯一码，出厂、检测、质保有据可查</h1>
      <p>
        <Tag>照明电器</Tag> <CodeText identifier="86.233.012/LED-2026-004518" />
      </p>
      <SectionHead index="01" label="目录" title="产品系列" titleId="series" text="每个系列一个品类码。" />
      <Table caption="产品系列" captionHidden columns={columns} rows={series} rowKey="model" />
      <Message />
      <ButtonLink href="/?ask=1">申请接入</ButtonLink>
      <Dialog
        key={ask}
        defaultOpen={ask === '1'}
        title="申请接入"
        description="请致电 400-000-0233。"
        footer={<Button>知道了</Button>}
      />
      <Suspense fallback={<Skeleton width={160} />}>
        <Live />
      </Suspense>
    </Main>
  );
}
