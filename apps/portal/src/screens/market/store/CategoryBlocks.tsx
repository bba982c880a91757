import { Skeleton } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { categoryTree } from '../parts/marketQueries.ts';
import { Head } from './Block.styles.ts';
import { Block } from './Block.tsx';
import { CategoryBlock, CategoryBlockWaiting } from './CategoryBlock.tsx';
import { Following } from './CategoryBlocks.styles.ts';
import { choiceBlocks } from './storeQueries.ts';

function FollowingWaiting() {
  return (
    <Following aria-hidden="true">
      <Head>
        <Skeleton width={112} height={24} />
      </Head>
      <CategoryBlockWaiting />
    </Following>
  );
}

/** As high as the three blocks that are usual. */
const waiting = (
  <>
    <CategoryBlockWaiting />
    <FollowingWaiting />
    <FollowingWaiting />
  </>
);

/** 精选应用: a block for each category that has one, with 查看更多. */
export function CategoryBlocks() {
  const blocks = useQuery(choiceBlocks);
  const tree = useQuery(categoryTree).data ?? [];
  if (blocks.data !== undefined && blocks.data.length > 0) {
    return blocks.data.map((group) => {
      const below = tree.find(({ id }) => id === group.category.id)?.children ?? [];
      return <CategoryBlock key={group.category.id} group={group} below={below} />;
    });
  }
  return (
    <Block title="精选应用" query={blocks} waiting={waiting} empty="分类精选正在准备，可先查看全部应用。">
      {() => null}
    </Block>
  );
}
