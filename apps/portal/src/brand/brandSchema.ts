import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
const address = z.url({ protocol: /^https?$/ });

const externalLink = z.object({ label: text, href: address });

/** The path of a picture of this site: its Content-Security-Policy refuses those of others. */
const picture = z.string().check(z.regex(/^\/(?!\/)\S+$/));

/** The company behind a portal. Pages take every fact about it from here. */
export const brandSchema = z.object({
  /** Short name, as in page titles and beside the logo. */
  name: text,
  latinName: text,
  /** Title of the home page. */
  platformName: text,
  /** One line about the platform, under the logo in the footer. */
  tagline: text,
  /** Default description for search engines; keywords are comma separated. */
  keywords: text,
  description: text,
  legalName: text,
  filingNumber: text,
  /** The filing number with the public security authority; absent for a site without one. */
  securityFilingNumber: z.optional(z.string().check(z.regex(/^\p{Script=Han}公网安备\d{14}号$/u))),
  phone: z.string().check(z.regex(/^[\d-]{7,20}$/)),
  /** Office hours of the phone. */
  hours: text,
  email: z.email(),
  /** After-sales support: its address, and what to do in urgent cases. */
  support: z.object({ email: z.email(), urgent: text }),
  postalAddress: text,
  /** The account that buyers transfer money to. */
  bank: z.object({ depositBank: text, accountName: text, accountNo: z.string().check(z.regex(/^\d{8,30}$/)) }),
  links: z.object({
    /** The platform for industrial design. */
    industrialDesign: externalLink,
    /**
     * The management console, a separate app: its home, its lists of orders and trials. Without it pages of the portal take their
     * place.
     */
    console: z.optional(z.object({ home: address, orders: address, trials: address })),
    /** The authority in charge of filing numbers. */
    filing: address,
    /** Friendly links of the footer: sister sites, industry sites and a government bureau. */
    friends: z.array(externalLink),
  }),
  /** What a visitor reads when the gateway does not answer although the device is online. */
  unreachable: text,
  /** Shown for an object without a picture: a typical product, and a production cell where an object has that scene alone. */
  defaultPictures: z.object({ product: picture, production: picture }),
  /** Contents of the QR codes that link to the site itself. */
  qr: z.object({ officialAccount: address, miniProgram: address }),
  /** Sent in place of an access token for visitors who are not logged in; empty sends none. */
  defaultToken: z.string(),
  /** Public client id and secret, separated by a colon, with which this portal obtains tokens. */
  clientCredential: z.string().check(z.regex(/^[^\s:]+:\S+$/)),
  /** A separate site for accounts; without it the portal has its own. */
  accountSite: z.optional(z.object({ address, subCode: text, subName: text })),
  /** The second-level node this portal stands for. */
  node: z.object({
    industry: text,
    name: text,
    /** Top node and second-level node, as `88.118`. */
    prefix: z.string().check(z.regex(/^\d+\.\d+$/)),
  }),
  /** Other systems that enterprises move to once they have their prefix, by their node and area. */
  prefixRules: z.array(
    z.object({
      /** The node's prefix, as `88.118`. */
      nodePrefix: z.string().check(z.regex(/^\d+\.\d+$/)),
      /** A province, a city or a district, as `371422`. */
      areaCode: z.string().check(z.regex(/^\d{6}$/)),
      url: address,
    }),
  ),
  /** Example identifiers to try; the first one is explained on the home page. */
  examples: z
    .array(
      z.object({
        identifier: z.string().check(z.regex(/^\d+\.\d+\.\d+\/\S+$/)),
        /** The product that it identifies. */
        name: text,
      }),
    )
    .check(z.minLength(1)),
  /** Partners shown on the home page, each with its mark as SVG path data in a 24 px box. */
  partners: z.array(z.object({ name: text, mark: z.string().check(z.regex(/^M[\d\sA-Za-z.,-]+$/)) })),
});

/** See {@link brandSchema}. */
export type Brand = z.infer<typeof brandSchema>;

/** Validates a brand; throws one sentence that names the invalid fields, so that no site starts half configured. */
export function validateBrand(candidate: unknown): Brand {
  const verdict = brandSchema.safeParse(candidate);
  if (verdict.success) return verdict.data;
  const fields = new Set(verdict.error.issues.map((issue) => issue.path.join('.') || '(whole)'));
  throw new Error(`The brand configuration is wrong in: ${[...fields].join(', ')}.`);
}
