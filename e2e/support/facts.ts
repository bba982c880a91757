import * as z from 'zod';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const context = { '@context': z.literal('https://schema.org') };

const party = z.strictObject({ '@type': z.literal('Organization'), name: text, url: address, logo: address });

const organisation = party.extend({
  ...context,
  alternateName: z.array(text),
  description: text,
  email: z.email(),
  address: text,
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: z.literal('customer service'),
    telephone: text,
    availableLanguage: z.literal('zh-CN'),
  }),
});

const way = z.strictObject({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: text,
        item: address.optional(),
      }),
    )
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
});

const newsArticle = z.strictObject({
  ...context,
  '@type': z.literal('NewsArticle'),
  // Search engines truncate longer ones.
  headline: text.max(110),
  description: text,
  datePublished: z.iso.datetime({ offset: true }).endsWith('+08:00'),
  articleSection: text,
  keywords: text,
  inLanguage: z.literal('zh-CN'),
  author: z.strictObject({ '@type': z.literal('Organization'), name: text }),
  publisher: party,
  image: address,
  mainEntityOfPage: address,
});

const product = z.strictObject({
  ...context,
  '@type': z.literal('Product'),
  name: text,
  description: text,
  category: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  image: address,
  url: address,
});

const service = z.strictObject({
  ...context,
  '@type': z.literal('Service'),
  name: text,
  description: text,
  serviceType: text,
  provider: party,
  url: address,
});

/** JSON-LD types that pages may use, by schema.org. */
export const pageFacts = z.array(z.discriminatedUnion('@type', [organisation, way, newsArticle, product, service]));
