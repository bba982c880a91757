import { type AssetRecord, inspectionNotice, serviceNotice } from '@lima-id/domain';
import { InlineAlert } from '@lima-id/ui';
import { Column } from '../../shared/page/Column.styles.ts';
import { FactPanel } from './FactPanel.tsx';
import { LedgerHead } from './LedgerHead.tsx';
import { Columns, Page, Paper } from './LedgerPage.styles.ts';
import { LifePanel } from './LifePanel.tsx';
import { PartPanel } from './PartPanel.tsx';
import { RepairPanel } from './RepairPanel.tsx';
import { RunPanel } from './RunPanel.tsx';

/**
 * The record of a device: due actions, its life, its facts, repairs, parts and running hours. Loaded separately from its page.
 */
export default function LedgerView({ asset, today }: { asset: AssetRecord; today: string }) {
  const notices = [serviceNotice(asset, today), inspectionNotice(asset, today)].filter((notice) => notice !== null);
  return (
    <Paper>
      <LedgerHead asset={asset} today={today} />
      {notices.map(({ tone, title, text }) => (
        <InlineAlert key={title} tone={tone} variant="band" title={title}>
          {text}
        </InlineAlert>
      ))}
      <Page>
        <LifePanel asset={asset} today={today} />
        <Columns>
          <Column>
            <FactPanel asset={asset} />
            <RepairPanel repairs={asset.repairs} />
          </Column>
          <Column>
            <PartPanel asset={asset} />
            <RunPanel run={asset.run} />
          </Column>
        </Columns>
      </Page>
    </Paper>
  );
}
