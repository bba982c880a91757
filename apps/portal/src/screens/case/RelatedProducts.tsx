import { type CooperationCase, listTraits } from '@lima-id/domain';
import { ButtonLink, Link } from '@lima-id/ui';
import { CardGrid } from '@lima-id/ui/identity';
import { useQuery } from '@tanstack/react-query';
import { Item, Name, Picture, Traits, Words } from './RelatedProducts.styles.ts';
import { relatedAppsQuery } from './relatedAppsQuery.ts';
import { texts } from './texts.ts';

/**
 * The apps that a case used: their names at once, pictures and traits once the market has responded. A removed app is left out.
 */
export function RelatedProducts({ products }: { products: CooperationCase['relatedProducts'] }) {
  const { data: apps } = useQuery(relatedAppsQuery(products.map(({ id }) => id)));
  if (apps?.every((app) => app === null)) {
    return (
      <ButtonLink variant="secondary" href="/application/list">
        {texts.market}
      </ButtonLink>
    );
  }
  return (
    <CardGrid columns={3} phoneColumns={1}>
      {products.map(({ id, name }, index) => {
        const app = apps?.[index];
        if (app === null) return null;
        return (
          <Item key={id}>
            <Picture>{app?.viewPicture ? <img src={app.viewPicture} alt="" /> : null}</Picture>
            <Words>
              <Name>
                <Link href={`/application/detail/${id}`}>{app?.name ?? name}</Link>
              </Name>
              {app === undefined ? null : <Traits>{listTraits(app.trait).join(' · ')}</Traits>}
            </Words>
          </Item>
        );
      })}
    </CardGrid>
  );
}
