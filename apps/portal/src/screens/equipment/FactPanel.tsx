import { type AssetRecord, depreciationMethods, displayYuan } from '@lima-id/domain';
import { Facts } from './FactPanel.styles.ts';
import { Panel } from './Panel.tsx';

/** The book's facts of a device: label, value, and whether the value is figures. */
function factsOf(asset: AssetRecord): [label: string, value: string, figure?: boolean][] {
  return [
    ['设备名称', asset.name],
    ['规格型号', asset.model],
    ['生产企业', asset.maker],
    ['供应商', asset.supplier],
    ['购置日期', asset.boughtOn, true],
    ['购置原值', `¥ ${displayYuan(asset.originalValueFen)}`, true],
    ['使用部门', asset.department],
    ['责任人', asset.keeper],
    ['质保至', asset.warrantyUntil ?? '', true],
    ['折旧方式', `${depreciationMethods[asset.depreciation]} ・ ${asset.depreciationYears} 年`],
  ];
}

/** The facts of the book in two columns with hairlines, in one on phones. */
export function FactPanel({ asset }: { asset: AssetRecord }) {
  return (
    <Panel title="台账信息">
      <Facts>
        {factsOf(asset).map(([label, value, figure = false]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-face={figure ? 'figure' : undefined}>{value.trim() === '' ? '—' : value}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
}
