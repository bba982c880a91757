import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
const address = z.url({ protocol: /^https?$/ });

const externalLink = z.object({ label: text, href: address });

/** The company behind a portal: everything a page says about it, so that no page says it by itself. */
export const brandSchema = z.object({
  /** Short name, as in page titles and beside the logo. */
  name: text,
  latinName: text,
  /** Title of the home page. */
  platformName: text,
  /** One line about the platform, under the logo in the footer. */
  tagline: text,
  /** Description for search engines where a page has nothing of its own; keywords are comma separated. */
  keywords: text,
  description: text,
  legalName: text,
  filingNumber: text,
  /** The number that the public security authority gave the site; left out while it has none. */
  securityFilingNumber: z.optional(z.string().check(z.regex(/^\p{Script=Han}公网安备\d{14}号$/u))),
  phone: z.string().check(z.regex(/^[\d-]{7,20}$/)),
  /** When the phone is answered. */
  hours: text,
  email: z.email(),
  /** Help after the sale: where to write, and what to do when it is urgent. */
  support: z.object({ email: z.email(), urgent: text }),
  postalAddress: text,
  /** The account that buyers transfer money to. */
  bank: z.object({ depositBank: text, accountName: text, accountNo: z.string().check(z.regex(/^\d{8,30}$/)) }),
  links: z.object({
    /** The platform for industrial design. */
    industrialDesign: externalLink,
    /** The management console, an app of its own: its home, its lists of orders and trials. Without it pages of the portal stand in. */
    console: z.optional(z.object({ home: address, orders: address, trials: address })),
    /** The authority in charge of filing numbers. */
    filing: address,
    /** Friendly links of the footer: sister sites, industry sites and a government bureau. */
    friends: z.array(externalLink),
  }),
  /** Contents of the QR pictures that the site shows of itself. */
  qr: z.object({ officialAccount: address, miniProgram: address }),
  /** Sent in place of an access token by visitors who are not logged in; empty sends none. */
  defaultToken: z.string(),
  /** The name and word, with a colon between, by which this portal asks for tokens; public. */
  clientCredential: z.string().check(z.regex(/^[^\s:]+:\S+$/)),
  /** A site of its own where accounts are kept; without it they are kept here. */
  accountSite: z.optional(z.object({ address, subCode: text, subName: text })),
  /** The second-level node this portal stands for. */
  node: z.object({
    industry: text,
    name: text,
    /** Top node and second-level node, as `88.118`. */
    prefix: z.string().check(z.regex(/^\d+\.\d+$/)),
  }),
  /** Other systems that enterprises go on to once they have their prefix, by the node and the area they are of. */
  prefixRules: z.array(
    z.object({
      /** The node's prefix, as `88.118`. */
      nodePrefix: z.string().check(z.regex(/^\d+\.\d+$/)),
      /** A province, a city or a district, as `371422`. */
      areaCode: z.string().check(z.regex(/^\d{6}$/)),
      url: address,
    }),
  ),
  /** Identifiers offered for trying; the first one is explained on the home page. */
  examples: z
    .array(
      z.object({
        identifier: z.string().check(z.regex(/^\d+\.\d+\.\d+\/\S+$/)),
        /** The product that carries it. */
        name: text,
      }),
    )
    .check(z.minLength(1)),
  /** Partners shown on the home page, each with its mark as SVG path data in a 24 px box. */
  partners: z.array(z.object({ name: text, mark: z.string().check(z.regex(/^M[\d\sA-Za-z.,-]+$/)) })),
});

/** See {@link brandSchema}. */
export type Brand = z.infer<typeof brandSchema>;

/** Checks a brand; throws one sentence that names the wrong fields, so that a site never starts half configured. */
export function validateBrand(candidate: unknown): Brand {
  const verdict = brandSchema.safeParse(candidate);
  if (verdict.success) return verdict.data;
  const fields = new Set(verdict.error.issues.map((issue) => issue.path.join('.') || '(whole)'));
  throw new Error(`The brand configuration is wrong in: ${[...fields].join(', ')}.`);
}
