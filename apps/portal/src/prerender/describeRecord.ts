import { type IdentifierRecord, identifierAddress, productPicture } from '@lima-id/domain';
import { brand } from '../brand/brand.ts';
import type { DocumentParts } from './composeDocument.ts';
import { completeAt, known, sharedPictures, wayTo } from './facts.ts';
import { sharedPicture } from './sharedPicture.ts';

/**
 * Structured data of an object: a schema.org Product with its manufacturer, and the breadcrumb. URLs are left out when the site's
 * own, `origin`, is empty.
 */
export function describeRecord(
  record: IdentifierRecord,
  origin: string,
): Pick<DocumentParts, 'canonical' | 'image' | 'facts'> {
  const { identifier, identifierName, companyName, describes } = record;
  const complete = completeAt(origin);
  const address = identifierAddress(identifier);
  const canonical = complete(address);
  const picture = productPicture(record, brand.defaultPictures);
  const product = known({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: identifierName,
    description: describes,
    productID: identifier,
    serialNumber: identifier.slice(identifier.indexOf('/') + 1),
    url: canonical,
    image: complete(picture),
    manufacturer: { '@type': 'Organization', name: companyName },
  });
  const way = wayTo(
    [
      { name: '标识解析', address: '/new_identification' },
      { name: identifierName, address },
    ],
    complete,
  );
  return { canonical, image: complete(sharedPicture([picture], sharedPictures.identifier)), facts: [product, way] };
}
