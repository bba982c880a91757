import type { Product } from '@lima-id/domain';
import { listRole } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { priceView } from '../../../shared/market/priceView.ts';
import { AppLink } from './AppLink.tsx';
import { chosenApps } from './marketQueries.ts';
import { Aside, Price, Row, Rows } from './SelectedApps.styles.ts';

interface SelectedAppsProps {
  /** How many are shown at most. */
  most: number;
  /** The app whose page this is: it is left out. */
  except?: string;
}

function priceOf(product: Product): string {
  const price = priceView(product);
  return price.kind === 'words' ? price.text : `¥ ${price.amount} ${price.period}`;
}

/** 精选应用 beside a list or an app. It is no part of what the page is for: when it does not come, nothing stands in its place. */
export function SelectedApps({ most, except = '' }: SelectedAppsProps) {
  const id = useId();
  const apps = (useQuery(chosenApps).data ?? []).filter((product) => product.id !== except).slice(0, most);
  if (apps.length === 0) return null;
  return (
    <Aside aria-labelledby={id}>
      <h2 id={id}>精选应用</h2>
      <Rows role={listRole}>
        {apps.map((product) => (
          <Row key={product.id}>
            <span>{product.viewPicture === '' ? null : <img loading="lazy" src={product.viewPicture} alt="" />}</span>
            <AppLink product={product}>{product.name}</AppLink>
            <Price>{priceOf(product)}</Price>
          </Row>
        ))}
      </Rows>
    </Aside>
  );
}
