import { type ProductDetail, splitTraits } from '@lima-id/domain';
import { brand } from '../brand/brand.ts';
import { type Complete, known } from './facts.ts';
import { sharedPicture } from './sharedPicture.ts';

/** An app as structured data, and the picture for shared links. */
export function describeApp(
  { name, describes, trait, viewPicture, pictureViewer, viewBannerUrls, categoryPath = [] }: ProductDetail,
  canonical: string | null,
  complete: Complete,
): { image: string | null; product: object } {
  const image = complete(sharedPicture([...viewBannerUrls, viewPicture, pictureViewer]));
  const product = known({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: describes || splitTraits(trait).join('，'),
    category: categoryPath.at(-1)?.name ?? '',
    brand: { '@type': 'Brand', name: brand.name },
    image,
    url: canonical,
  });
  return { image, product };
}
