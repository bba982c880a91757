import { blockSlots, type Category, type ProductGroup } from '@lima-id/domain';
import { Illustration } from '@lima-id/ui';
import { ProductCardSlot } from '@lima-id/ui/identity';
import { useId } from 'react';
import { AppCard } from '../parts/AppCard.tsx';
import { addressOfList } from '../parts/listAddress.ts';
import { Root } from './Block.styles.ts';
import { BlockHead } from './BlockHead.tsx';
import { Apps, Content, Plate, WaitingApp } from './CategoryBlocks.styles.ts';
import { categoryGlyphs, categorySubject } from './categoryDrawing.ts';
import { divideSlots } from './divideSlots.ts';

interface CategoryBlockProps {
  group: ProductGroup;
  /** The categories below it, as far as they are known. */
  below: readonly Category[];
}

/** A category with the apps selected in it; places without an app stay empty. */
export function CategoryBlock({ group: { category, products }, below }: CategoryBlockProps) {
  const titleId = useId();
  const { filled, left } = divideSlots(products);
  return (
    <Root aria-labelledby={titleId}>
      <BlockHead
        title={category.name}
        titleId={titleId}
        note={below.map(({ name }) => name).join(' · ')}
        more={{ label: '查看更多', href: addressOfList({ level1: category.id }) }}
      />
      <Content>
        <Plate>
          <p>
            <strong aria-hidden="true">{category.name}</strong>
            <span>{category.describes}</span>
          </p>
          <Illustration name={categoryGlyphs[categorySubject(category.name)]} ground="ink" loading="lazy" />
        </Plate>
        <Apps columns={2} phoneColumns={1}>
          {filled.map((product) => (
            <AppCard as="li" key={product.id} product={product} variant="row" />
          ))}
          {left.map((place) => (
            <ProductCardSlot as="li" key={place} />
          ))}
        </Apps>
      </Content>
    </Root>
  );
}

/** The shape of such a block's content until it comes. */
export function CategoryBlockWaiting() {
  return (
    <Content aria-hidden="true">
      <Plate data-waiting="" />
      <Apps columns={2} phoneColumns={1}>
        {Array.from({ length: blockSlots }, (_, place) => (
          <WaitingApp key={place} />
        ))}
      </Apps>
    </Content>
  );
}
