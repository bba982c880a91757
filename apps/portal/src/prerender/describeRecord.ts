import { type IdentifierRecord, identifierAddress, productPicture } from '@lima-id/domain';
import { brand } from '../brand/brand.ts';
import type { DocumentParts } from './composeDocument.ts';

/** Takes a site's own path to a complete address; null when the site's own is not known. */
function complete(address: string, origin: string): string | null {
  if (origin === '') return URL.canParse(address) ? address : null;
  return URL.canParse(address, origin) ? new URL(address, origin).href : null;
}

/** Leaves out what is not known: machines read an empty fact as a fact. */
function known<Facts extends Record<string, unknown>>(facts: Facts): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== ''),
  ) as Partial<Facts>;
}

/**
 * What machines are told of an object: a Product of schema.org with its maker, and the way to its page. Addresses are left out when the
 * site's own, `origin`, is empty.
 */
export function describeRecord(
  record: IdentifierRecord,
  origin: string,
): Pick<DocumentParts, 'canonical' | 'image' | 'facts'> {
  const { identifier, identifierName, companyName, describes } = record;
  const canonical = complete(identifierAddress(identifier), origin);
  const image = complete(productPicture(record), origin);
  const steps = [
    { name: brand.platformName, path: '/home' },
    { name: '标识解析', path: '/new_identification' },
    { name: identifierName, path: identifierAddress(identifier) },
  ];
  const product = known({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: identifierName,
    description: describes,
    productID: identifier,
    serialNumber: identifier.slice(identifier.indexOf('/') + 1),
    url: canonical,
    image,
    manufacturer: { '@type': 'Organization', name: companyName },
  });
  const way = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) =>
      known({ '@type': 'ListItem', position: index + 1, name, item: complete(path, origin) }),
    ),
  };
  return { canonical, image, facts: [product, way] };
}
