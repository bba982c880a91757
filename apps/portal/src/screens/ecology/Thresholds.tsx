import { cooperationTypes } from '@lima-id/domain';
import { Table, type TableColumn } from '@lima-id/ui';
import type { ShownEcology } from './ecology.ts';
import { SectionBand } from './SectionBand.tsx';
import { texts } from './texts.ts';

type Threshold = ShownEcology['thresholds']['items'][number];

const columns: readonly TableColumn<Threshold>[] = [
  { key: 'name', head: texts.condition, width: '15%', rowHead: true, cell: ({ name }) => name },
  ...cooperationTypes.map(({ key, name }) => ({ key, head: name, cell: (threshold: Threshold) => threshold[key] })),
];

/** The requirements for partners, condition by condition. */
export function Thresholds({ thresholds }: Pick<ShownEcology, 'thresholds'>) {
  return (
    <SectionBand section="thresholds" title={thresholds.title} ground="white">
      <Table
        caption={texts.thresholdTable}
        captionHidden
        columns={columns}
        rows={thresholds.items}
        rowKey={({ name }) => name}
      />
    </SectionBand>
  );
}
