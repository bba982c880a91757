import { fillSlots, type Product } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Ground } from '../testing/Ground.tsx';
import { CardGrid } from './CardGrid.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductCardSlot } from './ProductCardSlot.tsx';

function app(id: string, name: string, drawing: string, more: Partial<Product>): Product {
  return {
    id,
    name,
    describes: '批量生成、打印与激活标识，产线扫码绑定。',
    trait: '批量赋码,一键激活,离线可用',
    negotiable: false,
    price: '2800.00',
    durationUnit: 'year',
    viewPicture: `/illustrations/${drawing}.svg`,
    ...more,
  };
}

const products = [
  app('1', '标识赋码系统', 'dumbbell', {}),
  app('2', '设备资产管理', 'rack', {
    describes: '为每台器材建档，盘点、点检、报废全流程。',
    trait: '扫码盘点,维保提醒',
    price: '3600.00',
  }),
  app('3', '码上追溯', 'bike', {
    describes: '批次与单台双向追溯，附消费者防伪页。',
    trait: '批次溯源,防伪验真',
    negotiable: true,
  }),
  app('4', '智能产线看板', 'treadmill', {
    describes: '能耗、节拍、异常一屏看清，定位到工位。',
    trait: '能耗分析,异常预警',
    price: '9800.00',
  }),
];
const [first = app('0', '', '', {})] = products;

const meta = {
  title: 'Patterns/ProductCard 应用卡片',
  id: 'components-productcard',
  component: ProductCard,
  subcomponents: { CardGrid, ProductCardSkeleton, ProductCardSlot },
  args: { product: first, source: 'own', style: { maxWidth: 282 } },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Grid: Story = {
  name: '四列，手机两列',
  render: () => (
    <CardGrid>
      {products.map((product, index) => (
        <ProductCard as="li" key={product.id} product={product} source={index < 2 ? 'own' : 'partner'} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(products.map(({ name }) => name));
    await expect(links[0]).toHaveAttribute('href', '/application/list/detail/1');
  },
};

export const Framed: Story = {
  name: '纸面上，取景框常在',
  render: () => (
    <Ground ground="paper">
      <CardGrid>
        {products.map((product) => (
          <ProductCard as="li" key={product.id} product={product} variant="framed" />
        ))}
      </CardGrid>
    </Ground>
  ),
};

export const Rows: Story = {
  name: '图片在左',
  render: () => (
    <CardGrid columns={2} phoneColumns={1}>
      {products.map((product) => (
        <ProductCard as="li" key={product.id} product={product} variant="row" />
      ))}
    </CardGrid>
  ),
};

export const Focused: Story = {
  name: '聚焦：整张卡片',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: '标识赋码系统' });
    await expect(link).toHaveFocus();
    const card = within(canvasElement).getByRole('article').getBoundingClientRect();
    // A click anywhere on the card clicks the link.
    for (const [x, y] of [
      [card.left + 8, card.top + 8],
      [card.right - 8, card.bottom - 8],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(link);
    }
  },
};

export const Prices: Story = {
  name: '金额、面议、免费、永久',
  render: () => (
    <CardGrid>
      <ProductCard as="li" product={app('1', '移动赋码', 'phone-scan', { price: '1234.50', durationUnit: 'month' })} />
      <ProductCard as="li" product={app('2', '行业数据模板', 'model', { negotiable: true })} />
      <ProductCard as="li" product={app('3', '点检助手', 'rower', { price: '0.00' })} />
      <ProductCard
        as="li"
        product={app('4', '企业节点托管', 'server-rack', { price: '68000.00', durationUnit: 'lifetime' })}
      />
    </CardGrid>
  ),
};

export const Loading: Story = {
  name: '加载',
  render: () => (
    <CardGrid>
      {[1, 2, 3, 4].map((place) => (
        <ProductCardSkeleton as="li" key={place} />
      ))}
    </CardGrid>
  ),
};

export const LoadingFramed: Story = {
  name: '加载，纸面上',
  render: () => (
    <Ground ground="paper">
      <CardGrid>
        {[1, 2, 3, 4].map((place) => (
          <ProductCardSkeleton as="li" key={place} variant="framed" />
        ))}
      </CardGrid>
    </Ground>
  ),
};

const places = ['first', 'second', 'third', 'fourth'];

function Block({ shown, empty }: { shown: Product[]; empty?: string }) {
  const slots = fillSlots(shown, places.length);
  return (
    <CardGrid>
      {places.map((place, index) => {
        const product = slots[index];
        return product ? (
          <ProductCard as="li" key={place} product={product} />
        ) : (
          <ProductCardSlot as="li" key={place}>
            {empty}
          </ProductCardSlot>
        );
      })}
    </CardGrid>
  );
}

export const Slots: Story = {
  name: '四个位置，空位不可见',
  render: () => <Block shown={products.slice(0, 2)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const SlotWithWords: Story = {
  name: '四个位置，说明将有什么',
  render: () => <Block shown={products.slice(0, 3)} empty="更多体验应用即将上线" />,
};

export const LongTexts: Story = {
  name: '长名称、长特点、没有图片',
  render: () => (
    <CardGrid>
      <ProductCard
        as="li"
        source="partner"
        product={app('1', '健身器材全生命周期标识赋码与产线绑定一体化管理系统（集团版）', 'dumbbell', {
          describes: '批量生成、打印与激活标识，产线扫码绑定；支持离线补传、防重校验、分级授权与多工厂协同。',
          trait: '面向多工厂协同的批量赋码与补码,一键激活',
          price: '1234567.89',
        })}
      />
      <ProductCard as="li" product={app('2', '码', 'dumbbell', { describes: '', trait: '', viewPicture: '' })} />
    </CardGrid>
  ),
};

const kept = fn();

export const OwnLink: Story = {
  name: '由应用给出的链接',
  args: {
    renderLink: (props) => (
      <Link
        {...props}
        onClick={(event) => {
          event.preventDefault();
          kept(first.id);
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '标识赋码系统' });
    await userEvent.click(link);
    await expect(kept).toHaveBeenCalledWith('1');
    link.blur();
  },
};
