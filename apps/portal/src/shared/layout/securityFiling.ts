import type { Brand } from '../../brand/brandSchema.ts';

/** The page of the public security authority about a site, by the digits of its number. */
const searchPage = 'https://beian.mps.gov.cn/#/query/webSearch?code=';

/** The number of the public security authority with where it answers for it; undefined for a brand without one. */
export function securityFilingOf({ securityFilingNumber }: Pick<Brand, 'securityFilingNumber'>) {
  if (securityFilingNumber === undefined) return undefined;
  return { label: securityFilingNumber, href: searchPage + securityFilingNumber.replaceAll(/\D/g, '') };
}
