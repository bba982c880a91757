import { SectionHead, Table, type TableColumn } from '@lima-id/ui';
import { type Series, series } from '../lamps.ts';
import { Section } from '../site.styles.ts';

const columns: TableColumn<Series>[] = [
  { key: 'name', head: '系列', cell: ({ name }) => name, rowHead: true },
  { key: 'model', head: '品类码', cell: ({ model }) => model, face: 'code' },
  { key: 'power', head: '功率', cell: ({ power }) => power, face: 'figure' },
  { key: 'efficacy', head: '光效（lm/W）', cell: ({ efficacy }) => efficacy, face: 'figure' },
  { key: 'warranty', head: '质保（年）', cell: ({ warranty }) => warranty, face: 'figure' },
  {
    key: 'registered',
    head: '在册（盏）',
    cell: ({ registered }) => registered.toLocaleString('zh-CN'),
    face: 'figure',
  },
];

export function Catalogue() {
  return (
    <Section id="series" aria-labelledby="series-title">
      <SectionHead
        index="02"
        label="目录"
        title="产品系列"
        titleId="series-title"
        text="每个系列一个品类码，写在对象码的开头。"
      />
      <Table
        caption="产品系列"
        captionHidden
        columns={columns}
        rows={series}
        rowKey={({ model }) => model}
        narrow="cards"
      />
    </Section>
  );
}
