import type { AdvantageSign } from '@lima-id/domain';
import { listRole } from '@lima-id/ui';
import { GridIcon, InterfaceIcon, PartnerIcon, ProductIcon } from '@lima-id/ui/icons';
import { CellText, CellTitle, HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';
import { Cell } from './Advantages.styles.ts';
import type { ShownEcology } from './ecology.ts';
import { SectionBand } from './SectionBand.tsx';

const icons = {
  product: ProductIcon,
  grid: GridIcon,
  interface: InterfaceIcon,
  partner: PartnerIcon,
} as const satisfies Record<AdvantageSign, unknown>;

/** The advantages of the cooperation. */
export function Advantages({ advantages }: Pick<ShownEcology, 'advantages'>) {
  return (
    <SectionBand section="advantages" title={advantages.title} ground="white">
      <HairlineGrid role={listRole} data-columns="4">
        {advantages.items.map(({ title, text, sign }) => {
          const Icon = icons[sign];
          return (
            <Cell key={title}>
              <Icon size={24} />
              <CellTitle>{title}</CellTitle>
              <CellText>{text}</CellText>
            </Cell>
          );
        })}
      </HairlineGrid>
    </SectionBand>
  );
}
