'use client';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { LazyQrCode } from '../QrCode/LazyQrCode.tsx';
import { Brand, Columns, Group, Legal, QrPictures, Root } from './Footer.styles.ts';
import { footerTexts } from './Footer.texts.ts';

/** A list of links with a heading. */
export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string; external?: boolean | undefined }[];
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The logo for a dark background, with a text alternative; by default the brand's name in the texts. */
  logo?: ReactNode;
  /** A line or two about the site. */
  brandText: string;
  phone: string;
  /** Opening hours of the hotline. */
  hours: string;
  /** Four groups fill the columns of a wide page; on phones they collapse. */
  groups: readonly FooterGroup[];
  /** `value` is the content of the QR code, `label` its caption. */
  qrPictures: readonly { label: string; value: string }[];
  /** The operator of the site and its contact details; with an `href` it is a link. */
  legal: readonly (string | { label: string; href: string })[];
  /** The ICP filing number of the site. */
  filing: string;
  /** The authority's page for ICP filing numbers. */
  filingHref?: string | undefined;
  /** The filing number of the public security authority, and the page about it. */
  securityFiling?: { label: string; href: string } | undefined;
  /** The contact page; the heading above the QR codes links to it. */
  contactHref?: string | undefined;
  /** A switch for every page, below the phone number. */
  action?: ReactNode;
}

/** Code of 72 px and a quiet zone of 8: 88 px together. */
const qrPicture = { width: 72, quietZone: 8 };

function LinkGroup({ title, links }: FooterGroup) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const Mark = open ? MinusIcon : PlusIcon;
  return (
    <Group data-open={open ? '' : undefined}>
      <h2>
        <span>{title}</span>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen((now) => !now)}>
          <span>{title}</span>
          <Mark size={18} />
        </button>
      </h2>
      <ul role={listRole} id={id}>
        {links.map(({ label, href, external = false }) => (
          <li key={`${label} ${href}`}>
            <Link href={href} external={external}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** The site footer, on ink: about us, sitemap, contact. */
export function Footer({
  logo,
  brandText,
  phone,
  hours,
  groups,
  qrPictures,
  legal,
  filing,
  filingHref,
  securityFiling,
  contactHref,
  action,
  ...rest
}: FooterProps) {
  const texts = useTexts('footer', footerTexts);
  return (
    <Root aria-label={texts.landmark} {...rest}>
      <Columns>
        <Brand>
          {logo ?? <p data-part="word">{texts.brand}</p>}
          <p data-part="text">{brandText}</p>
          <a data-part="phone" href={`tel:${phone}`}>
            {phone}
          </a>
          <p data-part="hours">{hours}</p>
          {action === undefined ? null : <div data-part="action">{action}</div>}
        </Brand>
        {groups.map((group) => (
          <LinkGroup key={group.title} {...group} />
        ))}
        <Group data-part="contact">
          <h2>
            <span>{contactHref === undefined ? texts.contact : <Link href={contactHref}>{texts.contact}</Link>}</span>
          </h2>
          <QrPictures>
            {qrPictures.map(({ label, value }) => (
              <figure key={label}>
                <LazyQrCode value={value} label={label} {...qrPicture} />
                <figcaption>{label}</figcaption>
              </figure>
            ))}
          </QrPictures>
        </Group>
      </Columns>
      <Legal>
        <ul role={listRole}>
          {legal.map((entry) =>
            typeof entry === 'string' ? (
              <li key={entry}>{entry}</li>
            ) : (
              <li key={entry.label}>
                <Link href={entry.href}>{entry.label}</Link>
              </li>
            ),
          )}
        </ul>
        <p>
          {filingHref === undefined ? (
            <span>{filing}</span>
          ) : (
            <Link href={filingHref} external>
              {filing}
            </Link>
          )}
          {securityFiling && (
            <Link href={securityFiling.href} external>
              {securityFiling.label}
            </Link>
          )}
        </p>
      </Legal>
    </Root>
  );
}
